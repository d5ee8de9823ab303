// The words of the front page and of the table for one.

import type { TableSummary } from '../../wire/index.ts';
import type { Language } from './index.ts';

const english = {
  whereAmI: 'You are at the front door of',
  demonstrationHouse: 'a demonstration house: everything works, nothing is real money.',
  liveHouse: 'a live house. Patrons play at their terminals; staff sign in at a console.',
  release: 'Release',
  firstTime: 'First time here?',
  step1: 'Touch “Insert $100”.',
  step2: 'Touch a chip, then Player or Banker.',
  step3: 'Watch the cards. “Why?” explains every payment.',
  staff: 'Staff',
  roleNow: 'Open consoles as',
  rolesSay: 'A visitor may take any role here; in a live house each is signed in for.',
  pit: 'Pit: the whole floor',
  byHand: 'dealt by hand',
  frozen: 'frozen',
  stopped: 'stopped',
  full: 'no free seat',
  looking: 'Looking for the house …',
  oneTitle: 'Table for one',
  oneSays: 'The patron’s terminal, the dealer’s console and the public display of one table.',
  signIn: 'Sign in at the console',
} as const;

export type FrontWord = keyof typeof english;

const simplified: Readonly<Record<FrontWord, string>> = {
  whereAmI: '这里是',
  demonstrationHouse: '试玩场：功能齐全，并非真钱。',
  liveHouse: '正式营运场。客人在终端投注，职员在荷官台登录。',
  release: '版本',
  firstTime: '第一次来？',
  step1: '按“投入 $100”。',
  step2: '先点筹码，再点闲或庄。',
  step3: '看牌。“为什么？”解释每一笔派彩。',
  staff: '职员',
  roleNow: '以此身份打开荷官台',
  rolesSay: '在此访客可选任何身份；正式营运场须逐一登录。',
  pit: '赌区：全场一览',
  byHand: '荷官派牌',
  frozen: '已冻结',
  stopped: '已停止',
  full: '没有空位',
  looking: '正在连接……',
  oneTitle: '单人台',
  oneSays: '同一张台的客人终端、荷官台和公众显示屏。',
  signIn: '在荷官台登录',
};

const traditional: Readonly<Record<FrontWord, string>> = {
  whereAmI: '這裏是',
  demonstrationHouse: '試玩場：功能齊全，並非真錢。',
  liveHouse: '正式營運場。客人在終端投注，職員在荷官檯登入。',
  release: '版本',
  firstTime: '第一次來？',
  step1: '按「投入 $100」。',
  step2: '先點籌碼，再點閒或莊。',
  step3: '看牌。「為甚麼？」解釋每一筆派彩。',
  staff: '職員',
  roleNow: '以此身份開啟荷官檯',
  rolesSay: '在此訪客可選任何身份；正式營運場須逐一登入。',
  pit: '賭區：全場一覽',
  byHand: '荷官派牌',
  frozen: '已凍結',
  stopped: '已停止',
  full: '沒有空位',
  looking: '正在連接……',
  oneTitle: '單人檯',
  oneSays: '同一張檯的客人終端、荷官檯和公眾顯示屏。',
  signIn: '在荷官檯登入',
};

export const FRONT_TEXTS: Readonly<Record<Language, Readonly<Record<FrontWord, string>>>> = {
  en: english,
  'zh-Hans': simplified,
  'zh-Hant': traditional,
};

type Phase = TableSummary['phase'];

/** Where a table stands, in a word or two. */
export const PHASE_NAMES: Readonly<Record<Language, Readonly<Record<Phase, string>>>> = {
  en: {
    closed: 'Closed',
    preparing: 'Shuffling',
    'between-coups': 'Next coup soon',
    wagering: 'Wagers are open',
    'no-more-wagers': 'No more bets',
    'wagers-changing': 'Wagers may change',
    'wagers-reopened': 'Wagers may be lowered',
    dealing: 'Dealing',
    insurance: 'Insurance is open',
    complete: 'Paying',
  },
  'zh-Hans': {
    closed: '已关闭',
    preparing: '洗牌',
    'between-coups': '即将开局',
    wagering: '接受下注',
    'no-more-wagers': '停止下注',
    'wagers-changing': '可更改注码',
    'wagers-reopened': '可减少注码',
    dealing: '派牌',
    insurance: '可买保险',
    complete: '派彩',
  },
  'zh-Hant': {
    closed: '已關閉',
    preparing: '洗牌',
    'between-coups': '即將開局',
    wagering: '接受下注',
    'no-more-wagers': '停止下注',
    'wagers-changing': '可更改注碼',
    'wagers-reopened': '可減少注碼',
    dealing: '派牌',
    insurance: '可買保險',
    complete: '派彩',
  },
};

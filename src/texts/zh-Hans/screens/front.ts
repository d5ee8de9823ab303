// The front page and the table for one, in simplified Chinese.

import type { ScreenTexts } from '../../screen-texts.ts';

export const FRONT: ScreenTexts['front'] = {
  texts: {
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
    showTables: '显示',
    allTables: '全部',
    withSeat: '有空位',
    noSuchTable: '现在没有这样的台。',
    signIn: '在荷官台登录',
  },
  phases: {
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
};

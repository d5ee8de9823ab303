// The front page and the table for one, in traditional Chinese.

import type { ScreenTexts } from '../../screen-texts.ts';

export const FRONT: ScreenTexts['front'] = {
  texts: {
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
    showTables: '顯示',
    allTables: '全部',
    withSeat: '有空位',
    noSuchTable: '現在沒有這樣的檯。',
    signIn: '在荷官檯登入',
  },
  phases: {
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

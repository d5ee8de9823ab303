// Results, games, books, roles and the notices that books want, in traditional Chinese.

import type { ScreenTexts } from '../../screen-texts.ts';

export const SCREEN_NAMES: ScreenTexts['names'] = {
  results: {
    player: '閒贏，閒\u00a0{0}\u00a0點，莊\u00a0{1}\u00a0點',
    banker: '莊贏，莊\u00a0{1}\u00a0點，閒\u00a0{0}\u00a0點',
    tie: '和局，各\u00a0{0}\u00a0點',
  },
  games: {
    Baccarat: '百家樂',
    'Rapid Baccarat': '快速百家樂',
    'Rapid No Commission Baccarat': '快速免佣百家樂',
    'Traditional Baccarat': '傳統百家樂',
    'Crown Baccarat': '皇冠百家樂',
    'Federal Baccarat': '聯邦百家樂',
    'No Commission Baccarat': '免佣百家樂',
    '2 to 1 Baccarat': '1 賠 2 百家樂',
    'Tie Baccarat': '和局百家樂',
    'Baccarat with Lucky 6': '百家樂，設幸運六',
    'Commission-free Baccarat': '免佣百家樂，設龍七與熊貓八',
  },
  books: {
    crown: '墨爾本皇冠',
    'crown-rapid': '墨爾本皇冠，快速',
    tasmania: '塔斯曼尼亞',
    'mbs-rapid': '濱海灣金沙，快速',
    demonstration: '本場自訂規則',
  },
  roles: {
    dealer: '荷官',
    'game-supervisor': '賭檯主任',
    'casino-supervisor': '賭場主管',
    'pit-boss': '監場經理',
    operator: '營運方',
    'table-inspector': '監場',
    surveillance: '監控',
    inspector: '政府督察員',
    'tournament-director': '賽事總監',
    cashier: '帳房',
    administrator: '管理員',
    system: '系統',
  },
  notices: {
    devices: '此處不得使用任何記錄、推算或分析結果或賠率的裝置。',
    inspector: '爭議未能解決時：《1991 年賭場管理法》下的督察員在場，可向其諮詢。',
    complaints:
      '有關博彩進行方式的投訴，可由維多利亞州博彩監管委員會（Victorian Commission for Gambling Regulation）調查。' +
      '請向任何主管查詢。',
    rules: '任何人均可要求查閱全部規則。',
    ticket: '請自行保管票券並出示兌現。',
    lostTicket: '票券遺失、被盜或其後無法辨認，場方概不負責。',
  },
};

// Results, games, books, roles and the notices that books want, in simplified Chinese.

import type { ScreenTexts } from '../../screen-texts.ts';

export const SCREEN_NAMES: ScreenTexts['names'] = {
  results: {
    player: '闲赢，闲\u00a0{0}\u00a0点，庄\u00a0{1}\u00a0点',
    banker: '庄赢，庄\u00a0{1}\u00a0点，闲\u00a0{0}\u00a0点',
    tie: '和局，各\u00a0{0}\u00a0点',
  },
  games: {
    Baccarat: '百家乐',
    'Rapid Baccarat': '快速百家乐',
    'Rapid No Commission Baccarat': '快速免佣百家乐',
    'Traditional Baccarat': '传统百家乐',
    'Crown Baccarat': '皇冠百家乐',
    'Federal Baccarat': '联邦百家乐',
    'No Commission Baccarat': '免佣百家乐',
    '2 to 1 Baccarat': '1 赔 2 百家乐',
    'Tie Baccarat': '和局百家乐',
    'Baccarat with Lucky 6': '百家乐，设幸运六',
    'Commission-free Baccarat': '免佣百家乐，设龙七与熊猫八',
  },
  books: {
    crown: '墨尔本皇冠',
    'crown-rapid': '墨尔本皇冠，快速',
    tasmania: '塔斯马尼亚',
    'mbs-rapid': '滨海湾金沙，快速',
    demonstration: '本场自订规则',
  },
  roles: {
    dealer: '荷官',
    'game-supervisor': '赌台主任',
    'casino-supervisor': '赌场主管',
    'pit-boss': '赌区经理',
    operator: '营运方',
    'table-inspector': '监场',
    surveillance: '监控',
    inspector: '政府督察员',
    'tournament-director': '赛事总监',
    cashier: '账房',
    administrator: '管理员',
    system: '系统',
  },
  notices: {
    devices: '此处不得使用任何记录、推算或分析结果或赔率的装置。',
    inspector: '争议未能解决时：《1991 年赌场管理法》下的督察员在场，可向其咨询。',
    complaints:
      '有关博彩进行方式的投诉，可由维多利亚州博彩监管委员会（Victorian Commission for Gambling Regulation）调查。' +
      '请向任何主管查询。',
    rules: '任何人均可要求查阅全部规则。',
    ticket: '请自行保管票券并出示兑现。',
    lostTicket: '票券遗失、被盗或其后无法辨认，场方概不负责。',
  },
};

// The console's own texts, one line each: English, simplified, traditional. None may be missing.

import { filled } from './filled.ts';
import type { Language } from './index.ts';

export type Line = readonly [en: string, hans: string, hant: string];

const PLACES: Readonly<Record<Language, 0 | 1 | 2>> = { en: 0, 'zh-Hans': 1, 'zh-Hant': 2 };

/** One line in the language that is spoken, its blanks filled. */
export const inLanguage = (
  language: Language,
  line: Line,
  ...values: readonly (string | number)[]
): string => filled(line[PLACES[language]], values);

export const CONSOLE_TEXTS = {
  // The coup
  payAndCall: ['Pay, then call for bets', '派彩，然后请下注', '派彩，然後請下注'],
  payOnly: ['Pay only', '只派彩', '只派彩'],
  callForBets: ['Place your bets, please', '请下注', '請下注'],
  sayNoMore: ['No more bets', '停止下注', '停止下注'],
  announce: ['Announce', '宣布', '宣佈'],
  deals: ['Deal to', '派给', '派給'],
  draws: ['draws', '补牌', '補牌'],
  stands: ['stands', '停牌', '停牌'],
  handDraws: ['{0} draws.', '{0}补牌。', '{0}補牌。'],
  handStands: ['{0} stands.', '{0}停牌。', '{0}停牌。'],
  nextCardOf: ['{0} {1}', '{0}第 {1} 张', '{0}第 {1} 張'],
  countOf: ['{0}', '{0} 点', '{0} 點'],
  bothCounts: ['Player {0}, Banker {1}', '闲 {0}，庄 {1}', '閒 {0}，莊 {1}'],
  bothHands: ['{0} {1}', '{0}{1}', '{0}{1}'],
  faceDownKey: ['Dealt, face down', '已派，牌面朝下', '已派，牌面朝下'],
  turnCards: ['Turn the cards', '开牌', '開牌'],
  takeBackCard: ['Take it back', '收回此牌', '收回此牌'],
  entered: ['Entered', '已输入', '已輸入'],
  typed: ['Typed', '已按', '已按'],
  wrongKey: ['The shoe holds no more of {0}.', '牌靴内已无 {0}。', '牌靴內已無 {0}。'],
  closeWindow: ['Close the wagers again', '再次停止下注', '再次停止下注'],
  closeInsurance: ['Close Insurance', '结束保险投注', '結束保險投注'],
  dealDummy: ['Deal the dummy coup: no wagers', '派飞牌：不接受下注', '派飛牌：不接受下注'],
  heldCard: ['A card held over opens this coup', '上一局留下的牌作首张', '上一局留下的牌作首張'],
  reportIt: ['Report it', '报告', '報告'],
  drawTable: ['Drawing table', '补牌表', '補牌表'],
  resultIs: ['Call the result', '宣布结果', '宣佈結果'],
  sayDummy: [
    'Say it: this is a dummy coup',
    '请向客人说明：本局为飞牌',
    '請向客人說明：本局為飛牌',
  ],
  nextDummy: ['The next coup is a dummy', '下一局为飞牌', '下一局為飛牌'],

  noDisplay: [
    'No public display shows this table: connect one.',
    '本台没有公众显示屏：请连接。',
    '本檯沒有公眾顯示屏：請連接。',
  ],
  openTable: ['Open the table', '开台', '開檯'],

  // The shoe
  shoeTab: ['Shoe', '牌靴', '牌靴'],
  bringNew: ['Bring new cards', '送来新牌', '送來新牌'],
  bringSame: ['Shuffle these cards again', '重洗本靴牌', '重洗本靴牌'],
  bringShuffled: ['Cards shuffled beforehand', '预先洗好的牌', '預先洗好的牌'],
  check: ['Check the cards', '验牌', '驗牌'],
  shuffleStep: ['Shuffle', '洗牌', '洗牌'],
  cut: ['Cut', '切牌', '切牌'],
  placeCuttingCard: ['Place the cutting card', '插入白卡', '插入白咭'],
  burn: ['Burn: which card shows?', '销牌：是哪张牌？', '銷牌：是哪張牌？'],
  burnUnseen: ['Burn one card, unseen', '销一张牌（不开）', '銷一張牌（不開）'],
  burnShown: ['Asked to see it: shown', '客人要求看牌：已展示', '客人要求看牌：已展示'],
  asksForBurnt: ['asks to see the burnt card', '要求看销牌', '要求看銷牌'],
  showBurnt: ['Show it', '展示', '展示'],
  whoAsked: ['Which seat asked?', '哪个座位要求？', '哪個座位要求？'],
  cardsChecked: ['The cards were checked', '牌已检查', '牌已檢查'],
  cardsCounted: ['Cards counted', '点算牌数', '點算牌數'],
  countDiffers: ['What was found, if not complete', '如不齐全，请说明情况', '如不齊全，請說明情況'],
  burnValue: [
    'Asked to show it: burn its value too',
    '客人要求开牌：按点数再销',
    '客人要求開牌：按點數再銷',
  ],
  cutOffered: ['The cut is offered to seat {0}.', '请 {0} 号座位切牌。', '請 {0} 號座位切牌。'],
  cutNamed: ['Named to cut: {0}.', '指定由 {0} 切牌。', '指定由 {0} 切牌。'],
  cutByStaff: [
    'Nobody cuts: it is for the {0}.',
    '无人切牌，改由{0}切牌。',
    '無人切牌，改由{0}切牌。',
  ],
  nextIs: ['Next:', '接着：', '接著：'],
  signOnAs: ['Sign on as', '签到：', '簽到：'],
  goOnAs: ['Go on as', '以此身份继续：', '以此身份繼續：'],
  atSeat: ['Seat {0}', '{0} 号座位', '{0} 號座位'],
  hasCut: ['{0} has cut', '{0}已切牌', '{0}已切牌'],
  declines: ['{0} declines', '{0}婉拒', '{0}婉拒'],
  fromTop: ['cards from the top', '张（从上数）', '張（從上數）'],
  burnCard: ['Burn a card', '销一张牌', '銷一張牌'],
  cuttingCard: ['The cutting card is out', '白卡已出', '白咭已出'],
  cuttingCardIsOut: ['The cutting card is out.', '白卡已出。', '白咭已出。'],
  orderShuffle: ['Order a shuffle', '要求洗牌', '要求洗牌'],
  orderDummies: ['Order a dummy coup', '要求飞牌', '要求飛牌'],

  // Openers
  highest: ['Highest on', '最高注：', '最高注：'],
  cardsOf: ['Cards of {0}', '{0}家的牌', '{0}家的牌'],
  offeredTo: ['offered to seat {0}', '请 {0} 号座位接牌', '請 {0} 號座位接牌'],
  takes: ['{0} takes them', '{0}接牌', '{0}接牌'],
  takesShoe: ['{0} takes the shoe', '{0}接牌靴', '{0}接牌靴'],
  dealerOpens: ['The dealer opens them', '由荷官开牌', '由荷官開牌'],
  holdsShoe: ['{0} holds the shoe', '{0}持牌靴', '{0}持牌靴'],
  shoeOffered: ['The shoe is offered to seat {0}', '请 {0} 号座位接牌靴', '請 {0} 號座位接牌靴'],
  takeShoeAway: ['Take the shoe away', '收回牌靴', '收回牌靴'],
  dealItMyself: ['All declined: the dealer deals', '无人要：荷官派牌', '無人要：荷官派牌'],
  toldManagement: ['Management is told', '已通知管理层', '已通知管理層'],
  toldSurveillance: ['Surveillance is told', '已通知监控', '已通知監控'],

  // Tabs
  seatsTab: ['Seats', '座位', '座位'],
  wagersTab: ['Wagers', '注码', '注碼'],
  signTab: ['Limits', '限红', '限紅'],
  mattersTab: ['Matters', '事项', '事項'],

  // Seats
  sits: ['sits', '在座', '在座'],
  seatFree: ['Free seat', '空位', '空位'],
  tender: ['Paid with', '支付方式', '支付方式'],
  chips: ['chips', '筹码', '籌碼'],
  cash: ['cash', '现金', '現金'],
  vouchers: ['vouchers', '购码凭证', '購碼憑證'],
  tokens: ['tokens', '代币', '代幣'],
  idle: ['idle coups', '局未下注', '局未下注'],
  asksToLeave: ['Vacate: idle', '请离座：久未下注', '請離座：久未下注'],
  directToLeave: ['Directed to leave', '请其离开', '請其離開'],
  cardCorrected: ['Card put right', '更正牌', '更正牌'],
  liesOver: ['would not have been drawn. Report', '本不应派出，请报告', '本不應派出，請報告'],
  faulty: ['out of order', '故障', '故障'],
  offline: ['not connected', '未连接', '未連接'],
  standBehind: ['Somebody stands behind', '有站立客人', '有站立客人'],
  allowStanding: ['Allow standing patrons', '允许站立客人', '允許站立客人'],
  noStanding: ['No standing patrons', '不允许站立客人', '不允許站立客人'],
  personalLimit: ['Personal limit', '个人限红', '個人限紅'],
  higherLimit: ['Higher limit', '较高限红', '較高限紅'],
  endPersonal: ['End personal limit', '取消个人限红', '取消個人限紅'],
  arrangement: ['Arranged up to', '约定上限', '約定上限'],
  owes: ['Commission owed', '欠佣', '欠佣'],
  settleCommission: ['Pay commission', '结清佣金', '結清佣金'],
  mayOwe: ['May owe commission', '可欠佣金', '可欠佣金'],
  mayNotOwe: ['No longer owes commission', '取消欠佣', '取消欠佣'],
  carry: ['Start the shoe with it owed', '带欠佣开新靴', '帶欠佣開新靴'],
  warned: ['warned about the minimum', '已提示最低投注', '已提示最低投注'],
  float: ['Float', '筹码盘', '籌碼盤'],
  fill: ['Fill', '补码', '補碼'],
  credit: ['Credit', '退码', '退碼'],
  openingFloat: ['Opening float', '开台筹码', '開檯籌碼'],
  patronName: ['Name', '姓名', '姓名'],

  // Stakes entered for patrons
  enterStakes: ['Enter stakes', '录入注码', '錄入注碼'],
  stakeOn: ['Stake on', '下注于', '下注於'],
  add: ['add', '加', '加'],
  remove: ['Take off', '取走', '取走'],
  callBet: ['Called, with its money', '口头下注，随附款项', '口頭下注，隨附款項'],
  handBack: ['Hand back', '退回', '退回'],

  // Matters
  nothingWaits: ['Nothing waits.', '没有待办事项。', '沒有待辦事項。'],
  tooMuch: ['More than the sign allows', '超过限红', '超過限紅'],
  reduceAll: ['Reduce all pro rata', '按比例减注', '按比例減注'],
  reduceLater: [
    'Reduced after "no more bets", before the first card.',
    '停止下注后、首张牌前按比例减注。',
    '停止下注後、首張牌前按比例減注。',
  ],
  unpayable: ['Cannot be paid exactly', '无法准确派彩', '無法準確派彩'],
  showedOther: [
    'showed other wagers at the close',
    '停止下注时所示注码不同',
    '停止下注時所示注碼不同',
  ],
  wasSilent: ['did not confirm its wagers', '未确认注码', '未確認注碼'],
  looked: ['Looked into', '已跟进', '已跟進'],
  claimOf: ['Claim', '申诉', '申訴'],
  closeClaim: ['Settled', '已解决', '已解決'],
  dispute: ['Dispute it further', '上报争议', '上報爭議'],
  disputed: ['disputed', '有争议', '有爭議'],
  advise: ['Told of the inspector', '已告知可找政府督察员', '已告知可找政府督察員'],
  openClaim: ['A patron disputes something', '客人有异议', '客人有異議'],
  foundDevice: [
    'A device that records or analyses was found',
    '发现记录或分析装置',
    '發現記錄或分析裝置',
  ],
  terminalAway: ['is not connected and has wagers', '未连接但有注码', '未連接但有注碼'],
  waitsForPay: ['waits to be paid', '等候兑现', '等候兌現'],
} as const satisfies Readonly<Record<string, Line>>;

export type ConsoleWord = keyof typeof CONSOLE_TEXTS;

// What every field of a tournament's conditions is called: English, simplified, traditional.
// A field without a name in each does not compile.

import type { SentTournamentCommand } from '../../../wire/index.ts';
import { type Language, LANGUAGES } from '../index.ts';

type Conditions = Extract<SentTournamentCommand, { do: 'write-conditions' }>['conditions'];

/** Every name in a document, however deep. */
type FieldsOf<Part> = Part extends readonly (infer Line)[]
  ? FieldsOf<Line>
  : Part extends object
    ? { [Name in keyof Part & string]-?: Name | FieldsOf<Part[Name]> }[keyof Part & string]
    : never;

/** A name that means something else within another field. */
type Within = 'prizes.place' | 'follows.chips';
export type Field = FieldsOf<Conditions> | Within;

type Names = readonly [english: string, simplified: string, traditional: string];

const FIELD_NAMES: Readonly<Record<Field, Names>> = {
  title: ['Title', '名称', '名稱'],
  terms: ['Terms that the house applies', '系统执行的条款', '系統執行的條款'],
  texts: ['Texts for the patrons', '告知客人的文字', '告知客人的文字'],
  // terms
  startsAt: ['Starts at', '开始时间', '開始時間'],
  place: ['Place', '地点', '地點'],
  version: ['Version of the game', '玩法', '玩法'],
  decks: ['Decks', '副数', '副數'],
  currency: ['Currency', '货币', '貨幣'],
  offered: ['Wagers offered', '可投注项', '可投注項'],
  pay: ['How wagers are paid', '赔付规则', '賠付規則'],
  dragonBonus: ['Dragon bonus option', '龙宝方案', '龍寶方案'],
  perfectPairs: ['Perfect pairs option', '完美对子方案', '完美對子方案'],
  tiePercent: ['Percent paid at a tie', '和局赔付百分比', '和局賠付百分比'],
  player: ['Player', '闲', '閒'],
  banker: ['Banker', '庄', '莊'],
  differential: ['Table differential', '差额限红', '差額限紅'],
  chip: ['Smallest chip', '最小面额筹码', '最小面額籌碼'],
  entryFee: ['Entry fee', '报名费', '報名費'],
  buyIn: ['Buy-in', '买入', '買入'],
  buyBack: ['Buy-back', '重购筹码', '重購籌碼'],
  addOn: ['Add-on', '加购筹码', '加購籌碼'],
  cents: ['Amount', '金额', '金額'],
  chips: ['Chips', '筹码', '籌碼'],
  most: ['At most', '最多', '最多'],
  untilRound: ['Up to round', '截至轮次', '截至輪次'],
  entrants: ['Entrants', '参赛人数', '參賽人數'],
  least: ['At least', '最少', '最少'],
  withdrawBy: ['Free withdrawal until', '免费退出截止', '免費退出截止'],
  refundPercent: ['Refund in percent', '退款百分比', '退款百分比'],
  lateWithdrawal: ['Late withdrawal', '逾期退出', '逾期退出'],
  retired: ['Retired', '退赛', '退賽'],
  disqualified: ['Disqualified', '取消资格', '取消資格'],
  missedWager: ['A missed wager', '漏注', '漏注'],
  chipsAtEnd: ['Chips at the end', '结束时的筹码', '結束時的籌碼'],
  rounds: ['Rounds', '轮次', '輪次'],
  name: ['Name', '名称', '名稱'],
  kind: ['Kind', '种类', '種類'],
  sessions: ['Sessions', '场次', '場次'],
  tables: ['Tables', '台数', '檯數'],
  seats: ['Seats', '座位', '座位'],
  length: ['Length', '时长', '時長'],
  coups: ['Coups', '局数', '局數'],
  ms: ['Minutes', '分钟', '分鐘'],
  shoes: ['Shoes', '靴数', '靴數'],
  bank: ['Bank', '起始筹码', '起始籌碼'],
  limits: ['Limits', '限红', '限紅'],
  raisedLimits: ['Raised limits', '提高后的限红', '提高後的限紅'],
  min: ['Minimum', '最低', '最低'],
  max: ['Maximum', '最高', '最高'],
  step: ['Unit', '单位', '單位'],
  compulsory: ['A wager is compulsory', '必须投注', '必須投注'],
  secretWagers: ['Secret wagers', '暗注次数', '暗注次數'],
  wagerMs: ['Time for a wager (seconds)', '每注时限（秒）', '每注時限（秒）'],
  advance: ['Go on from each table', '每台晋级人数', '每檯晉級人數'],
  furtherRounds: ['Further rounds', '追加轮次', '追加輪次'],
  retainedPercent: ['Kept by the house, percent', '场方留存百分比', '場方留存百分比'],
  added: ['Added by the house', '场方追加', '場方追加'],
  what: ['What', '内容', '內容'],
  prizes: ['Prizes', '奖金', '獎金'],
  'prizes.place': ['Place', '名次', '名次'],
  percent: ['Percent', '百分比', '百分比'],
  goods: ['Goods', '奖品', '獎品'],
  level: ['Level patrons', '成绩相同', '成績相同'],
  late: ['Late patrons', '迟到', '遲到'],
  graceMs: ['Time of grace (minutes)', '宽限（分钟）', '寬限（分鐘）'],
  follows: ['What follows', '后果', '後果'],
  'follows.chips': ['Chips taken', '扣除筹码', '扣除籌碼'],
  substitutes: ['Substitutes', '替补', '替補'],
  penalties: ['Penalties', '处罚', '處罰'],
  grounds: ['Grounds', '事由', '事由'],
  entryChannels: ['Ways to enter', '报名途径', '報名途徑'],
  noticeMs: ['Notice of a moved start (minutes)', '改期通知（分钟）', '改期通知（分鐘）'],
  variations: ['Varied rules', '变更的规则', '變更的規則'],
  rule: ['Rule', '规则', '規則'],
  says: ['Says', '内容', '內容'],
  // texts
  when: ['When', '时间', '時間'],
  'start-may-move': ['The start may move', '开始时间可更改', '開始時間可更改'],
  'changes-told': ['Changes are told', '变更须告知', '變更須告知'],
  'entry-fee': ['Entry fee', '报名费', '報名費'],
  'buy-ins': ['Buy-ins', '买入', '買入'],
  refunds: ['Refunds', '退款', '退款'],
  'prize-pool': ['Prize pool', '奖池', '獎池'],
  'prize-allocation': ['How prizes are shared out', '奖金分配', '獎金分配'],
  acceptance: ['Acceptance of the conditions', '接受条款', '接受條款'],
  'entitled-persons': ['Who may enter', '参赛资格', '參賽資格'],
  'right-to-refuse': ['Right to refuse', '拒绝报名之权', '拒絕報名之權'],
  'selection-criteria': ['Selection criteria', '甄选标准', '甄選標準'],
  'staff-may-play': ['Staff may play', '员工可参赛', '員工可參賽'],
  'abide-or-disqualified': ['Abide or be disqualified', '须遵守否则取消资格', '須遵守否則取消資格'],
  'how-available': ['Where the conditions are', '条款公布处', '條款公佈處'],
  signature: ['Signature', '签名', '簽名'],
  'how-to-enter': ['How to enter', '报名方法', '報名方法'],
  'application-form': ['Application form', '报名表', '報名表'],
  'terms-of-entry': ['Terms of entry', '报名条款', '報名條款'],
  'free-withdrawal': ['Free withdrawal', '免费退出', '免費退出'],
  'opening-bank': ['Opening bank', '起始筹码', '起始籌碼'],
  'equal-banks': ['Equal banks', '起始筹码相等', '起始籌碼相等'],
  'session-length': ['Length of a session', '场次时长', '場次時長'],
  progression: ['Who goes on', '晋级办法', '晉級辦法'],
  'buy-back': ['Buying back', '重购筹码', '重購籌碼'],
  'second-chances': ['Second chances', '复活机会', '復活機會'],
  'chips-at-end': ['Chips at the end', '结束时的筹码', '結束時的籌碼'],
  'chip-kind': ['Kind of chips', '筹码种类', '籌碼種類'],
  'compulsory-wager': ['Compulsory wager', '强制投注', '強制投注'],
  'secret-wagers': ['Secret wagers', '暗注', '暗注'],
  elimination: ['Elimination', '淘汰', '淘汰'],
  winners: ['Winners', '胜者', '勝者'],
  'early-finish': ['Early finish', '提前结束', '提前結束'],
  'early-finish-for-cash': ['Early finish for cash', '提前结束并兑现', '提前結束並兌現'],
  disqualification: ['Disqualification', '取消资格', '取消資格'],
  retirement: ['Retirement', '退赛', '退賽'],
  lateness: ['Lateness', '迟到', '遲到'],
  absence: ['Absence', '离席', '離席'],
  telephones: ['Telephones', '手机', '手機'],
  'substitute-effect': ['Effect of a substitute', '替补的后果', '替補的後果'],
  'disqualification-effect': ['Effect of disqualification', '取消资格的后果', '取消資格的後果'],
  'retirement-effect': ['Effect of retirement', '退赛的后果', '退賽的後果'],
  'rules-prevail': ['The rules prevail', '以规则为准', '以規則為準'],
  deputies: ['Director and deputies', '赛事总监与副手', '賽事總監與副手'],
  'director-final': ['The director’s word is final', '总监裁定为最终', '總監裁定為最終'],
  'no-liability': ['No liability', '免责', '免責'],
  privacy: ['Privacy', '隐私', '隱私'],
  promotion: ['Promotion', '宣传', '宣傳'],
  complaints: ['Complaints', '投诉', '投訴'],
};

const isField = (name: string): name is Field => Object.hasOwn(FIELD_NAMES, name);

/** A field by its own name and that of the field around it; undefined for what is no field. */
export function fieldName(language: Language, name: string, around: string): string | undefined {
  const within = `${around}.${name}`;
  const field = isField(within) ? within : name;
  return isField(field) ? FIELD_NAMES[field][LANGUAGES.indexOf(language)] : undefined;
}

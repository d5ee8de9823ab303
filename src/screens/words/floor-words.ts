// The floor's own words: what went wrong, what the book rules, who must stand behind it.

import type { Language } from './index.ts';
import type { Guide } from '../../wire/index.ts';
import type { Irregularity, RankedRole, RulingName } from '../house/floor-terms.ts';

/** In the order in which it happens most; the wizard's list follows it. */
export const IRREGULARITY_WORDS: Readonly<
  Record<Language, Readonly<Record<Irregularity, string>>>
> = {
  en: {
    'third-card-to-player': 'Player was dealt a third card against the table of play',
    'third-card-to-banker': 'Banker was dealt a third card against the table of play',
    'player-card-to-banker': 'A Player card was laid to Banker',
    'surplus-card-unseen': 'One card too many, nobody saw it',
    'surplus-card-seen': 'One card too many, it was seen',
    'card-face-up-in-shoe': 'A card lies face up in the shoe',
    'cards-to-the-wrong-side': 'Cards went to the wrong side',
    'card-order-lost': 'The order of the cards is lost',
    'wrong-result-entered': 'A coup was settled on a wrong result',
    'opening-burn-missed': 'The opening burn was missed',
    'nobody-wagered': 'Nobody wagered',
    'foreign-card': 'A foreign card',
    'wrong-number-of-cards': 'A hand has a wrong number of cards',
    'cards-drawn-together': 'Cards were drawn together',
    'shoe-order-disturbed': 'The order in the shoe was disturbed',
    'too-few-cards': 'Too few cards to finish',
    'wager-on-a-shut-tail': 'A wager lies on a shut Dragon Tail',
    'wager-change-wanted': 'Patrons want to change their wagers',
    'terminal-malfunction': 'A terminal failed',
    'system-malfunction': 'The system failed',
    'equipment-malfunction': 'Equipment failed and touched the result',
    'game-disrupted': 'The game was disrupted',
    fraud: 'Fraud is suspected',
  },
  'zh-Hans': {
    'third-card-to-player': '闲家误补第三张牌',
    'third-card-to-banker': '庄家误补第三张牌',
    'player-card-to-banker': '闲家的牌派给了庄家',
    'surplus-card-unseen': '多派一张牌，无人看见',
    'surplus-card-seen': '多派一张牌，已被看见',
    'card-face-up-in-shoe': '牌靴内有牌面朝上',
    'cards-to-the-wrong-side': '牌派错一方',
    'card-order-lost': '牌的次序无法确定',
    'wrong-result-entered': '按错误结果结算',
    'opening-burn-missed': '漏了销牌',
    'nobody-wagered': '无人下注',
    'foreign-card': '外来牌',
    'wrong-number-of-cards': '某方牌数不对',
    'cards-drawn-together': '数张牌一起抽出',
    'shoe-order-disturbed': '牌靴次序被打乱',
    'too-few-cards': '牌不足以完成本局',
    'wager-on-a-shut-tail': '注码落在已关闭的龙尾',
    'wager-change-wanted': '客人要求更改注码',
    'terminal-malfunction': '终端故障',
    'system-malfunction': '系统故障',
    'equipment-malfunction': '设备故障影响结果',
    'game-disrupted': '游戏被扰乱',
    fraud: '怀疑作弊',
  },
  'zh-Hant': {
    'third-card-to-player': '閒家誤補第三張牌',
    'third-card-to-banker': '莊家誤補第三張牌',
    'player-card-to-banker': '閒家的牌派給了莊家',
    'surplus-card-unseen': '多派一張牌，無人看見',
    'surplus-card-seen': '多派一張牌，已被看見',
    'card-face-up-in-shoe': '牌靴內有牌面朝上',
    'cards-to-the-wrong-side': '牌派錯一方',
    'card-order-lost': '牌的次序無法確定',
    'wrong-result-entered': '按錯誤結果結算',
    'opening-burn-missed': '漏了銷牌',
    'nobody-wagered': '無人下注',
    'foreign-card': '外來牌',
    'wrong-number-of-cards': '某方牌數不對',
    'cards-drawn-together': '數張牌一起抽出',
    'shoe-order-disturbed': '牌靴次序被打亂',
    'too-few-cards': '牌不足以完成本局',
    'wager-on-a-shut-tail': '注碼落在已關閉的龍尾',
    'wager-change-wanted': '客人要求更改注碼',
    'terminal-malfunction': '終端故障',
    'system-malfunction': '系統故障',
    'equipment-malfunction': '設備故障影響結果',
    'game-disrupted': '遊戲被擾亂',
    fraud: '懷疑作弊',
  },
};

export const RULING_WORDS: Readonly<Record<Language, Readonly<Record<RulingName, string>>>> = {
  en: {
    'play-on': 'Play on',
    'void-coup': 'The coup is void: stakes go back',
    'coup-becomes-dummy': 'The coup becomes a dummy: stakes go back',
    'goes-to-the-banker': 'The card goes to the Banker',
    'goes-to-the-player': 'The card goes to the Player',
    'opens-a-dummy-coup': 'The card opens a dummy coup',
    'opens-the-next-coup': 'The card opens the next coup',
    'put-away-unseen': 'The card is put away unseen',
    'deal-the-first-coup-again': 'The first coup is dealt again',
    'reopen-to-lower-wagers': 'Wagers may be lowered',
    'open-a-wager-change-window': 'Wagers may be changed',
    'void-the-wager': 'The wager is void',
    'void-the-terminals-wagers': 'The terminal’s wagers are void',
    'void-all-wagers': 'All wagers are void',
    'adjust-from-records': 'Wagers are set right from the records',
    recalculate: 'The coup is calculated again',
    'invalidate-coup': 'The coup is invalid',
    'result-stands': 'The result stands',
  },
  'zh-Hans': {
    'play-on': '继续',
    'void-coup': '本局作废，退回注码',
    'coup-becomes-dummy': '本局变为飞牌，退回注码',
    'goes-to-the-banker': '此牌归庄家',
    'goes-to-the-player': '此牌归闲家',
    'opens-a-dummy-coup': '此牌作飞牌首张',
    'opens-the-next-coup': '此牌作下一局首张',
    'put-away-unseen': '此牌不开，弃置',
    'deal-the-first-coup-again': '首局重派',
    'reopen-to-lower-wagers': '可减少注码',
    'open-a-wager-change-window': '可更改注码',
    'void-the-wager': '该注作废',
    'void-the-terminals-wagers': '该终端注码作废',
    'void-all-wagers': '所有注码作废',
    'adjust-from-records': '按记录更正注码',
    recalculate: '本局重新计算',
    'invalidate-coup': '本局无效',
    'result-stands': '结果有效',
  },
  'zh-Hant': {
    'play-on': '繼續',
    'void-coup': '本局作廢，退回注碼',
    'coup-becomes-dummy': '本局變為飛牌，退回注碼',
    'goes-to-the-banker': '此牌歸莊家',
    'goes-to-the-player': '此牌歸閒家',
    'opens-a-dummy-coup': '此牌作飛牌首張',
    'opens-the-next-coup': '此牌作下一局首張',
    'put-away-unseen': '此牌不開，棄置',
    'deal-the-first-coup-again': '首局重派',
    'reopen-to-lower-wagers': '可減少注碼',
    'open-a-wager-change-window': '可更改注碼',
    'void-the-wager': '該注作廢',
    'void-the-terminals-wagers': '該終端注碼作廢',
    'void-all-wagers': '所有注碼作廢',
    'adjust-from-records': '按記錄更正注碼',
    recalculate: '本局重新計算',
    'invalidate-coup': '本局無效',
    'result-stands': '結果有效',
  },
};

export const RANK_WORDS: Readonly<Record<Language, Readonly<Record<RankedRole, string>>>> = {
  en: {
    dealer: 'Dealer',
    'game-supervisor': 'Game supervisor',
    'casino-supervisor': 'Casino supervisor',
    'pit-boss': 'Pit boss',
    operator: 'Operator',
  },
  'zh-Hans': {
    dealer: '荷官',
    'game-supervisor': '牌桌主管',
    'casino-supervisor': '赌场主管',
    'pit-boss': '区域主管',
    operator: '营运方',
  },
  'zh-Hant': {
    dealer: '荷官',
    'game-supervisor': '牌桌主管',
    'casino-supervisor': '賭場主管',
    'pit-boss': '區域主管',
    operator: '營運方',
  },
};

type GuideWords = Readonly<Partial<Record<Guide['next'], string>>>;

/** What comes next, where the server's own English is not what is spoken. */
const GUIDES: Readonly<Record<Exclude<Language, 'en'>, GuideWords>> = {
  'zh-Hans': {
    'open-table': '开台',
    'bring-cards': '把牌送到台上',
    'prepare-shoe': '备靴：下一步',
    'open-wagering': '请下注',
    'begin-dummy-coup': '飞牌：派牌，不接受下注',
    'close-wagering': '停止下注',
    'close-insurance': '结束保险投注',
    'close-wager-window': '结束更改注码',
    'announce-counts': '宣布双方点数',
    'settle-coup': '派彩',
    nothing: '开牌',
  },
  'zh-Hant': {
    'open-table': '開台',
    'bring-cards': '把牌送到台上',
    'prepare-shoe': '備靴：下一步',
    'open-wagering': '請下注',
    'begin-dummy-coup': '飛牌：派牌，不接受下注',
    'close-wagering': '停止下注',
    'close-insurance': '結束保險投注',
    'close-wager-window': '結束更改注碼',
    'announce-counts': '宣布雙方點數',
    'settle-coup': '派彩',
    nothing: '開牌',
  },
};

/** The guide in the language spoken; which card comes next is the guided line's to show. */
export function guideText(language: Language, { next, to, says }: Guide): string {
  if (language === 'en') return says;
  if (next !== 'deal-card') return GUIDES[language][next] ?? says;
  const side = { 'zh-Hans': ['闲', '庄'], 'zh-Hant': ['閒', '莊'] }[language];
  return `${to === 'banker' ? side[1] : side[0]}：派牌 (${says})`;
}

// What a table says about reports and set-ups, in both Chinese scripts.

import type { ReportSentence } from './table-sentences.ts';
import type { Both } from './both.ts';

export const REPORTS: Readonly<Record<ReportSentence, Both>> = {
  'Report one card at a time: this one has a hand.': [
    '请逐张报告：此牌已归其中一方。',
    '請逐張報告：此牌已歸其中一方。',
  ],
  'No hand is due the last of them: report it by itself.': [
    '最后一张不属于任何一方：请单独报告。',
    '最後一張不屬於任何一方：請單獨報告。',
  ],
  'A card held over comes first.': ['保留的牌在先。', '保留的牌在先。'],
  'Say which card shows.': ['请说明哪张牌露出。', '請說明哪張牌露出。'],
  'A card held over comes before the shoe.': ['保留的牌先于牌靴。', '保留的牌先於牌靴。'],
  'The opening deal is over.': ['首四张牌已派完。', '首四張牌已派完。'],
  'No card of this coup is out.': ['本局尚未出牌。', '本局尚未出牌。'],
  'Say which card there is one too many of.': ['请说明哪张牌多出一张。', '請說明哪張牌多出一張。'],
  'With this one only {number} of {card} are out, and the shoe holds {number}.': [
    '连同这张，{1} 只出了 {0} 张，本靴共有 {2} 张。',
    '連同這張，{1} 只出了 {0} 張，本靴共有 {2} 張。',
  ],
  'This is a dummy coup already.': ['本局已是飞牌。', '本局已是飛牌。'],
  'There are wagers on this coup.': ['本局有注码。', '本局有注碼。'],
  'The missed burn of this shoe is on record already.': [
    '本靴漏销牌已有记录。',
    '本靴漏銷牌已有記錄。',
  ],
  'No burn was entered for this shoe.': ['本靴没有销牌记录。', '本靴沒有銷牌記錄。'],
  'The Player is not due a card.': ['闲方不应补牌。', '閒方不應補牌。'],
  'Say which card was seen.': ['请说明看到哪张牌。', '請說明看到哪張牌。'],
  'The cards are still being prepared.': ['牌仍在准备中。', '牌仍在準備中。'],
  'A named card has been seen.': ['说出牌名即已露出。', '說出牌名即已露出。'],
  'The Banker is due a card: deal it.': ['庄方应补牌：请派牌。', '莊方應補牌：請派牌。'],
  'The Player is due a card: deal it.': ['闲方应补牌：请派牌。', '閒方應補牌：請派牌。'],
  'No hand wants another card.': ['两方都不再需要牌。', '兩方都不再需要牌。'],
  'The shoe holds {number} cards by its count: deal on, or count it if they are not there.': [
    '按记录牌靴尚有 {0} 张：请继续派牌；如牌不在，请点算。',
    '按記錄牌靴尚有 {0} 張：請繼續派牌；如牌不在，請點算。',
  ],
  'The shoe holds {number} cards by its count: {number} is not fewer.': [
    '按记录牌靴尚有 {0} 张：{1} 张并不更少。',
    '按記錄牌靴尚有 {0} 張：{1} 張並不更少。',
  ],
  'A third card has been drawn.': ['已派第三张牌。', '已派第三張牌。'],
  'A dummy coup takes no wagers.': ['飞牌不接受下注。', '飛牌不接受下注。'],
  'The dealer does not hold the shoe.': ['牌靴不在荷官手中。', '牌靴不在荷官手中。'],
  'A card has been exposed or read already.': ['已有牌露出或被读取。', '已有牌露出或被讀取。'],
  'That is no Dragon Tail.': ['那不是龙尾注。', '那不是龍尾注。'],
  'That area is open.': ['该区现正开放。', '該區現正開放。'],
  'No card of it is out.': ['该局尚未出牌。', '該局尚未出牌。'],
  'No such coup was settled last.': ['最近结算的不是该局。', '最近結算的不是該局。'],
  'Say which card it is, or that nobody has seen it.': [
    '请说明是哪张牌，或无人看到。',
    '請說明是哪張牌，或無人看到。',
  ],
  'The shoe does not hold so many cards.': ['牌靴没有这么多牌。', '牌靴沒有這麼多牌。'],
  'The first four cards are not all out: none is a third card.': [
    '首四张牌尚未出齐：没有第三张牌。',
    '首四張牌尚未出齊：沒有第三張牌。',
  ],
  'Cards lie face down: turn them first.': ['尚有暗牌：请先打开。', '尚有暗牌：請先打開。'],
  'This shoe has no coup of that number.': ['本靴没有该局号。', '本靴沒有該局號。'],
  'This book has no rule for that: take it to the person who rules on disputes.': [
    '本规则没有此项规定：请交由裁定争议的人员处理。',
    '本規則沒有此項規定：請交由裁定爭議的人員處理。',
  ],
  'No ruling of this book follows from that.': [
    '本规则对此没有相应裁定。',
    '本規則對此沒有相應裁定。',
  ],
  'The marker card is not out: record it when it comes.': [
    '白卡尚未出：出现时请记录。',
    '白咭尚未出：出現時請記錄。',
  ],
  'The report does not say: {fact}.': ['报告缺少：{0}。', '報告缺少：{0}。'],
  'That coup is settled and no later one has begun: have it recalculated.': [
    '该局已结算，其后未开新局：请重新计算。',
    '該局已結算，其後未開新局：請重新計算。',
  ],
  'That cannot be found while the table is {phase}.': [
    '本台现处于“{0}”，不会有此情况。',
    '本檯現處於「{0}」，不會有此情況。',
  ],
  'The person who approves is not the one who reports.': [
    '批准人不能是报告人。',
    '批准人不能是報告人。',
  ],
  'Say which cards were dealt, in their order.': [
    '请按次序说明派出哪些牌。',
    '請按次序說明派出哪些牌。',
  ],
  'Those cards do not make one whole coup.': [
    '这些牌不成一个完整的牌局。',
    '這些牌不成一個完整的牌局。',
  ],
  'The float cannot pay these corrections: call for a fill first.': [
    '筹码盘不足以支付更正：请先补码。',
    '籌碼盤不足以支付更正：請先補碼。',
  ],
  'Say which terminal failed.': ['请说明哪台终端故障。', '請說明哪部終端故障。'],
  'No such coup is on record as settled.': ['没有该局的结算记录。', '沒有該局的結算記錄。'],
  'This book knows no tournaments.': ['本规则不设比赛。', '本規則不設比賽。'],
  'This table is played by {words}: close it first.': [
    '本台按 {0} 进行：请先关台。',
    '本檯按 {0} 進行：請先關檯。',
  ],
  'The books of this table are kept in {words}.': [
    '本台账目以 {0} 记账。',
    '本檯賬目以 {0} 記賬。',
  ],
  'The book is played with {number} to {number} decks.': [
    '依本规则，使用 {0} 至 {1} 副牌。',
    '依本規則，使用 {0} 至 {1} 副牌。',
  ],
  'A table has {counts} {places}.': ['每台须有 {0} 个{1}。', '每檯須有 {0} 個{1}。'],
  'This book is played at {places}.': ['依本规则，须在{0}进行。', '依本規則，須在{0}進行。'],
  'Every place has a number of its own, from 1 on.': [
    '每个位置各有一个号码，由 1 起。',
    '每個位置各有一個號碼，由 1 起。',
  ],
  '{words} has no version {words}.': ['{0} 没有玩法 {1}。', '{0} 沒有玩法 {1}。'],
  '{words} has no wager on {wager}.': ['{0} 没有{1}。', '{0} 沒有{1}。'],
  '{wager} needs at least {number} decks.': ['{0}至少需要 {1} 副牌。', '{0}至少需要 {1} 副牌。'],
  'The book has {number} option(s) for {wager}.': [
    '本规则的{1}有 {0} 种赔率可选。',
    '本規則的{1}有 {0} 種賠率可選。',
  ],
  'Wins are locked at terminals only, from a cent on.': [
    '只有终端可锁定派彩，金额至少一分。',
    '只有終端可鎖定派彩，金額至少一分。',
  ],
  'A chip is a cent or more.': ['筹码面额至少为一分。', '籌碼面額至少為一分。'],
  'The sign states what a tie pays: 1 to 10 percent, whole or half.': [
    '限红牌须列明和局的赔付百分比：1% 至 10%，以 0.5% 为一级。',
    '限紅牌須列明和局的賠付百分比：1% 至 10%，以 0.5% 為一級。',
  ],
  'Limits are whole cents, minimum up to maximum.': [
    '限红须为整数的分，由最低至最高。',
    '限紅須為整數的分，由最低至最高。',
  ],
  '{wager} is on offer without limits.': ['{0} 已开放，却没有限红。', '{0} 已開放，卻沒有限紅。'],
  'Not every permitted stake on {wager} can be paid in whole cents.': [
    '{0}所允许的注码不能全部以整数分赔付。',
    '{0}所允許的注碼不能全部以整數分賠付。',
  ],
  'The card lies {counts} from the back.': ['白卡须在后面 {0} 张处。', '白咭須在後面 {0} 張處。'],
  'No wagers together reach that aggregate minimum.': [
    '各注合计也达不到该总注最低额。',
    '各注合計也達不到該總注最低額。',
  ],
  'It lets no wager through: set it to the minimum at least.': [
    '没有注码能通过：请至少设为最低限红。',
    '沒有注碼能通過：請至少設為最低限紅。',
  ],
  'This book holds no such sum on its sign.': [
    '本规则的告示没有此项总额。',
    '本規則的告示沒有此項總額。',
  ],
  'Wagers are placed at the terminals of this book.': [
    '依本规则，在终端下注。',
    '依本規則，在終端下注。',
  ],
  'This book has layout {counts}.': ['本规则的台面为 {0}。', '本規則的檯面為 {0}。'],
  'This book deals face up.': ['依本规则，牌面朝上派牌。', '依本規則，牌面朝上派牌。'],
  'In this book the dealer keeps the shoe and the cards.': [
    '依本规则，牌靴及牌由荷官掌管。',
    '依本規則，牌靴及牌由荷官掌管。',
  ],
  'Enter a time above nought.': ['请输入大于零的时间。', '請輸入大於零的時間。'],
  'The return of {wager} is not known; the floor is {share}%.': [
    '{0}的返还率不明，下限为 {1}%。',
    '{0}的返還率不明，下限為 {1}%。',
  ],
  'The return of {wager} is {share}%; the floor is {share}%.': [
    '{0}的返还率为 {1}%，下限为 {2}%。',
    '{0}的返還率為 {1}%，下限為 {2}%。',
  ],
  'The return of {wager} is {share}%, and not {share}%.': [
    '{0}的返还率为 {1}%，而非 {2}%。',
    '{0}的返還率為 {1}%，而非 {2}%。',
  ],
};

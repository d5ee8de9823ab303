// What a table says about cards and shoes, in both Chinese scripts.

import type { CardSentence } from './table-sentences.ts';
import type { Both } from './both.ts';

export const CARDS: Readonly<Record<CardSentence, Both>> = {
  'The first four cards do not lie open yet.': ['首四张牌尚未全部打开。', '首四張牌尚未全部打開。'],
  'This book knows no dummy coups.': ['本规则不设飞牌。', '本規則不設飛牌。'],
  'No dummy coup is due: nothing here grounds one.': ['没有理由派飞牌。', '沒有理由派飛牌。'],
  'This book burns no card before a coup.': ['依本规则，局前不销牌。', '依本規則，局前不銷牌。'],
  'The burnt card is shown before the first coup, not later.': [
    '销牌只在首局之前展示。',
    '銷牌只在首局之前展示。',
  ],
  'The burnt card was shown.': ['销牌已展示。', '銷牌已展示。'],
  'Seat {seat} asks to see the burnt card: show it first.': [
    '座位 {0} 要求看销牌：请先展示。',
    '座位 {0} 要求看銷牌：請先展示。',
  ],
  'One card may be burnt before the first card of a coup, no later.': [
    '只可在一局第一张牌之前销一张牌。',
    '只可在一局第一張牌之前銷一張牌。',
  ],
  'A held card opens this coup: nothing is burnt.': [
    '保留的牌为本局首张：不销牌。',
    '保留的牌為本局首張：不銷牌。',
  ],
  'Too few cards are left to burn one.': ['余牌太少，不能销牌。', '餘牌太少，不能銷牌。'],
  'The cut is not offered to seat {seat} now.': [
    '现在不请 {0} 号座位切牌。',
    '現在不請 {0} 號座位切牌。',
  ],
  'Nobody without a seat was named to cut.': [
    '没有指定无座位的人切牌。',
    '沒有指定無座位的人切牌。',
  ],
  'Offer the cut to seat {seat} first.': ['请先让 {0} 号座位切牌。', '請先讓 {0} 號座位切牌。'],
  'Say who is to cut: a seat or a name.': [
    '请说明由谁切牌：座位或姓名。',
    '請說明由誰切牌：座位或姓名。',
  ],
  'The table inspector cuts the cards.': ['由监场切牌。', '由監場切牌。'],
  'Say "no more bets" before a card leaves the shoe.': [
    '出牌前请先宣布停止下注。',
    '出牌前請先宣佈停止下注。',
  ],
  'Insurance is open: close it before the third card.': [
    '保险仍开放：派第三张牌前请先关闭。',
    '保險仍開放：派第三張牌前請先關閉。',
  ],
  'No hand wants a card now.': ['现在两方都不需要牌。', '現在兩方都不需要牌。'],
  'Turn the cards that lie before another is drawn.': [
    '请先打开台面的牌，再派下一张。',
    '請先打開檯面的牌，再派下一張。',
  ],
  'Announce both counts first.': ['请先宣布双方点数。', '請先宣佈雙方點數。'],
  'The table of play wants no card there: report the irregularity.': [
    '补牌规则不要求此牌：请报告异常。',
    '補牌規則不要求此牌：請報告異常。',
  ],
  'Nobody has wagered: no card is dealt.': ['没有人下注：不派牌。', '沒有人下注：不派牌。'],
  'The card held over is {card}.': ['保留的牌是 {0}。', '保留的牌是 {0}。'],
  'The shoe is empty: report that the cards do not suffice.': [
    '牌靴已空：请报告牌不够。',
    '牌靴已空：請報告牌不夠。',
  ],
  'Say which card was dealt.': ['请说明派出哪张牌。', '請說明派出哪張牌。'],
  'Say which seat asked for it.': ['请说明哪个座位要求。', '請說明哪個座位要求。'],
  'All {number} of {card} are out already.': ['{0} 张 {1} 都已出。', '{0} 張 {1} 都已出。'],
  'The shoe is over: shuffle first.': ['本靴已完：请先洗牌。', '本靴已完：請先洗牌。'],
  'Nobody may order a dummy coup here: it needs a ground of its own.': [
    '本台无人可下令飞牌：须符合规则所定的情况。',
    '本檯無人可下令飛牌：須符合規則所定的情況。',
  ],
  'Say how many dummy coups.': ['请说明派多少局飞牌。', '請說明派多少局飛牌。'],
  'Say what the cause is: it goes on record.': [
    '请说明原因，将列入记录。',
    '請說明原因，將列入記錄。',
  ],
  'Runs or Dragon Tails are open: they are wagers.': [
    '连赢或龙尾仍在进行：它们也是注码。',
    '連贏或龍尾仍在進行：它們也是注碼。',
  ],
  'The last coup of the shoe has not been played.': [
    '本靴最后一局尚未完成。',
    '本靴最後一局尚未完成。',
  ],
  'Dummy coups are ordered before the first card of a coup.': [
    '飞牌须在一局第一张牌之前下令。',
    '飛牌須在一局第一張牌之前下令。',
  ],
  'The shoe has begun already.': ['本靴已经开始。', '本靴已經開始。'],
  'No dummy coups are running until somebody wagers.': [
    '目前没有“直至有人下注”的飞牌。',
    '目前沒有「直至有人下注」的飛牌。',
  ],
  'Say how many free coups.': ['请说明多少局免注派牌。', '請說明多少局免注派牌。'],
  'Free coups are ordered before the first card of a coup.': [
    '免注派牌须在一局第一张牌之前下令。',
    '免注派牌須在一局第一張牌之前下令。',
  ],
  'No shoe is in play.': ['没有牌靴在用。', '沒有牌靴在用。'],
  'The cutting card comes out while a coup is dealt.': [
    '白卡只会在派牌时出现，现在不能报告。',
    '白咭只會在派牌時出現，現在不能報告。',
  ],
  'The {side} cards are offered to {patron} now.': ['{0}牌现在交给{1}。', '{0}牌現在交給{1}。'],
  'One hand at a time: open the other first.': [
    '一次一方：请先打开另一方的牌。',
    '一次一方：請先打開另一方的牌。',
  ],
  'The Player cards come first.': ['先交闲方的牌。', '先交閒方的牌。'],
  'The {side} cards are not offered to seat {seat}.': [
    '{0}牌没有交给 {1} 号座位。',
    '{0}牌沒有交給 {1} 號座位。',
  ],
  'Only the person who took the cards opens them.': [
    '只有接牌的人可以开牌。',
    '只有接牌的人可以開牌。',
  ],
  'Nobody has taken these cards.': ['没有人接这些牌。', '沒有人接這些牌。'],
  'Decline the cards: they go to the next, or to the dealer.': [
    '请不要牌：牌交下一位，或由荷官开。',
    '請不要牌：牌交下一位，或由荷官開。',
  ],
  'Patrons do not handle cards in this book.': [
    '依本规则，客人不可碰牌。',
    '依本規則，客人不可碰牌。',
  ],
  'Cards are handed out when a coup is dealt face down.': [
    '暗牌派牌时才交牌给客人。',
    '暗牌派牌時才交牌給客人。',
  ],
  'The dealer keeps the shoe in this book.': [
    '依本规则，由荷官掌管牌靴。',
    '依本規則，由荷官掌管牌靴。',
  ],
  'The shoe is offered after "no more bets".': [
    '停止下注后才可交出牌靴。',
    '停止下注後才可交出牌靴。',
  ],
  'The shoe is not offered to seat {seat}.': [
    '牌靴没有交给 {0} 号座位。',
    '牌靴沒有交給 {0} 號座位。',
  ],
  'No patron holds the shoe.': ['没有客人持有牌靴。', '沒有客人持有牌靴。'],
  'The shoe passes on between coups.': ['牌靴只在两局之间传递。', '牌靴只在兩局之間傳遞。'],
  '{patron} does not sit here.': ['{0}不在本台就座。', '{0}不在本檯就座。'],
  'Only the patron of that seat says so, or the dealer.': [
    '须由该座位的客人本人或荷官提出。',
    '須由該座位的客人本人或荷官提出。',
  ],
  'Offer the shoe to every wagerer first.': [
    '请先逐一询问下注客人是否接靴。',
    '請先逐一詢問下注客人是否接靴。',
  ],
  'Cards are brought when a shoe is over.': ['一靴完后才可送牌。', '一靴完後才可送牌。'],
  'Cards are shuffled at the table in this book.': [
    '依本规则，牌须在台面洗。',
    '依本規則，牌須在檯面洗。',
  ],
  'These cards are out of service: bring another set.': [
    '这套牌已停用：请换另一套牌。',
    '這套牌已停用：請換另一套牌。',
  ],
  'There are no cards to prepare.': ['没有牌可准备。', '沒有牌可準備。'],
  'The next step is: {step}.': ['下一步是：{0}。', '下一步是：{0}。'],
  'A shuffling machine is used only under its registered approval.': [
    '洗牌机只可按已登记的批准使用。',
    '洗牌機只可按已登記的批准使用。',
  ],
  'A card was seen: do the step again.': ['有牌露出：请重做此步。', '有牌露出：請重做此步。'],
  'The cut lies {number} to {number} cards from the top.': [
    '切牌位置须在顶上 {0} 至 {1} 张之间。',
    '切牌位置須在頂上 {0} 至 {1} 張之間。',
  ],
  'A hand is in progress: finish it first.': ['牌局进行中：请先完成。', '牌局進行中：請先完成。'],
  'Say what was wrong with the cards.': ['请说明牌有什么问题。', '請說明牌有甚麼問題。'],
  'That is chosen before the first card of a coup.': [
    '须在一局第一张牌之前选择。',
    '須在一局第一張牌之前選擇。',
  ],
  'Tell the management representative and surveillance first.': [
    '请先通知管理层代表和监控。',
    '請先通知管理層代表和監控。',
  ],
  'Say who was told: the name goes on record.': [
    '请说明通知了谁，姓名将列入记录。',
    '請說明通知了誰，姓名將列入記錄。',
  ],
  'The coup is not complete.': ['本局尚未完成。', '本局尚未完成。'],
  'Wagers are being changed: no card is turned now.': [
    '正在更改注码：现在不开牌。',
    '正在更改注碼：現在不開牌。',
  ],
  'No card lies face down there.': ['那里没有未开的牌。', '該處沒有未開的牌。'],
  'Only who took these cards turns them, or the dealer.': [
    '只有接牌的人或荷官可以开牌。',
    '只有接牌的人或荷官可以開牌。',
  ],
  'Say what the card shows.': ['请说明开出什么牌。', '請說明開出甚麼牌。'],
  'The shoe has read another card there.': ['牌靴读到的是另一张牌。', '牌靴讀到的是另一張牌。'],
};

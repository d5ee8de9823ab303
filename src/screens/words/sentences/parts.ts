// Parts of sentences that the house fills in, in both Chinese scripts.

import type { Both } from './both.ts';

type Part = Readonly<Record<string, Both>>;

/** What a coup showed. */
export const SHOWN: Part = {
  'Tie at {number}': ['和局，各 {0} 点', '和局，各 {0} 點'],
  'Player wins {number} to {number}': ['闲赢，闲 {0} 点，庄 {1} 点', '閒贏，閒 {0} 點，莊 {1} 點'],
  'Banker wins {number} to {number}': ['庄赢，庄 {0} 点，闲 {1} 点', '莊贏，莊 {0} 點，閒 {1} 點'],
  '{shown} with a natural': ['{0}，以例牌赢', '{0}，以例牌贏'],
  '{shown}, by {number} points without a natural': [
    '{0}，非例牌，相差 {1} 点',
    '{0}，非例牌，相差 {1} 點',
  ],
  '{shown} with three cards': ['{0}，以三张牌赢', '{0}，以三張牌贏'],
  '{shown} with two cards': ['{0}，以两张牌赢', '{0}，以兩張牌贏'],
  "{side}'s first two cards are no pair": ['{0}首两张不成对', '{0}首兩張不成對'],
  '{side} opens with a mixed pair': ['{0}首两张为混合对', '{0}首兩張為混合對'],
  '{side} opens with a coloured pair': ['{0}首两张为同色对', '{0}首兩張為同色對'],
  '{side} opens with a perfect pair': ['{0}首两张为完美对子', '{0}首兩張為完美對子'],
  'Banker wins with 6': ['庄以 6 点赢', '莊以 6 點贏'],
  '{shown}, no Banker win with 6': ['{0}，庄没有以 6 点赢', '{0}，莊沒有以 6 點贏'],
  'Natural tie at {number}': ['例牌和局，各 {0} 点', '例牌和局，各 {0} 點'],
  'The coup went against it': ['本局结果相反', '本局結果相反'],
  'The shoe is over': ['本靴已完', '本靴已完'],
};

/** Who won so often. */
export const ROWS: Part = {
  'Tie {times} in a row': ['连续和局{0}', '連續和局{0}'],
  '{side} won {times} in a row': ['{0}连赢{1}', '{0}連贏{1}'],
  '{side} won {times} in a row and the shoe ended': [
    '{0}连赢{1}，本靴已完',
    '{0}連贏{1}，本靴已完',
  ],
  '{side} won {times} in a row since it was laid': ['自下注起{0}连赢{1}', '自下注起{0}連贏{1}'],
  '{side} won {times} in a row since it was laid and the shoe ended': [
    '自下注起{0}连赢{1}，本靴已完',
    '自下注起{0}連贏{1}，本靴已完',
  ],
  'The nominated side won {times} in a row ({sides})': [
    '指定一方连赢{0}（{1}）',
    '指定一方連贏{0}（{1}）',
  ],
};

/** What is paid. */
export const PAYMENTS: Part = {
  '{number}% of the stake': ['赔注码的 {0}%', '賠注碼的 {0}%'],
  half: ['赔半数', '賠半數'],
  '{number} to {number}': ['{1} 赔 {0}', '{1} 賠 {0}'],
  '{number} to {number} less {number}% commission': [
    '{1} 赔 {0}，扣 {2}% 佣金',
    '{1} 賠 {0}，扣 {2}% 佣金',
  ],
  '{number} to {number} less {number}% commission and {number}% of what is above the differential':
    [
      '{1} 赔 {0}，扣 {2}% 佣金及超出差额限红部分的 {3}%',
      '{1} 賠 {0}，扣 {2}% 佣金及超出差額限紅部分的 {3}%',
    ],
  '{number} to {number} less {number}% of what is above the differential': [
    '{1} 赔 {0}，扣超出差额限红部分的 {2}%',
    '{1} 賠 {0}，扣超出差額限紅部分的 {2}%',
  ],
};

/** How often. */
export const TIMES: Part = {
  'not once': ['零次', '零次'],
  once: ['一次', '一次'],
  twice: ['两次', '兩次'],
  'three times': ['三次', '三次'],
  'four times': ['四次', '四次'],
  'five times': ['五次', '五次'],
  '{number} times': [' {0} 次', ' {0} 次'],
};

/** What a rank may do. */
export const POWERS: Part = {
  deal: ['派牌', '派牌'],
  'open table': ['开台', '開檯'],
  'cut in place of patrons': ['代客人切牌', '代客人切牌'],
  'choose cutter': ['选择切牌人', '選擇切牌人'],
  'choose exposure': ['选择明牌或暗牌', '選擇明牌或暗牌'],
  'order shuffle': ['要求洗牌', '要求洗牌'],
  'replace cards after shoe': ['一靴后换牌', '一靴後換牌'],
  'replace unfit cards': ['更换不合用的牌', '更換不合用的牌'],
  'change limits': ['更改限红', '更改限紅'],
  'close table': ['关台', '關檯'],
  'allow standing patrons': ['允许站立客人', '允許站立客人'],
  'agree personal limits': ['约定个人限红', '約定個人限紅'],
  'arrange above differential': ['约定超出差额限红', '約定超出差額限紅'],
  'approve deferred commission': ['批准欠佣', '批准欠佣'],
  'start shoe with commission owed': ['带欠佣开新靴', '帶欠佣開新靴'],
  'reduce pro rata': ['按比例减少注码', '按比例減少注碼'],
  'set collective liability': ['设定最高赔付', '設定最高賠付'],
  'tag partnership': ['登记合伙', '登記合夥'],
  'take the shoe away': ['收回牌靴', '收回牌靴'],
  'order dummy coups': ['下令飞牌', '下令飛牌'],
  'order free coups': ['下令免注派牌', '下令免注派牌'],
  'allow wager changes': ['允许更改注码', '允許更改注碼'],
  'report irregularity': ['报告异常', '報告異常'],
  'decide wrong delivery': ['裁定派错一方的牌', '裁定派錯一方的牌'],
  'void coup': ['作废一局', '作廢一局'],
  'invalidate for malfunction': ['因故障作废', '因故障作廢'],
  'invalidate for disruption': ['因扰乱作废', '因擾亂作廢'],
  recalculate: ['重新计算', '重新計算'],
  'approve recalculation': ['批准重新计算', '批准重新計算'],
  'rule on malfunction': ['裁定故障', '裁定故障'],
  'sanction patron': ['处分客人', '處分客人'],
  'rule on dispute': ['裁定争议', '裁定爭議'],
  'direct to leave': ['要求离开', '要求離開'],
  'vacate idle seat': ['收回久未下注的座位', '收回久未下注的座位'],
  'pay by hand': ['人工支付', '人工支付'],
  'pay owed': ['支付所欠', '支付所欠'],
  'write off owing': ['核销欠款', '撇銷欠款'],
  'freeze accounts': ['冻结账户', '凍結帳戶'],
  'unfreeze accounts': ['解除账户冻结', '解除帳戶凍結'],
  'correct card': ['更正牌', '更正牌'],
  'confirm corrected card': ['确认更正的牌', '確認更正的牌'],
  'return terminal': ['恢复终端使用', '恢復終端使用'],
  'return repaired terminal': ['恢复已修理终端使用', '恢復已修理終端使用'],
  'inform of squeeze': ['通知咪牌', '通知咪牌'],
  'move float': ['增减筹码盘（补码、退码）', '增減籌碼盤（補碼、退碼）'],
};

/** What a report leaves out. */
export const FACTS: Part = {
  cards: ['是哪些牌', '是哪些牌'],
  coup: ['是哪一局', '是哪一局'],
  seat: ['是哪个座位', '是哪個座位'],
  patron: ['是哪位客人', '是哪位客人'],
  bet: ['是哪一注', '是哪一注'],
  choice: ['选择如何处理', '選擇如何處理'],
  orderIsCertain: ['牌序是否确定', '牌序是否確定'],
  canBePutRight: ['能否改正', '能否改正'],
  onset: ['故障何时开始', '故障何時開始'],
  fault: ['什么坏了', '甚麼壞了'],
  provenByRecords: ['记录能否证明', '記錄能否證明'],
  foreign: ['外来牌的特征', '外來牌的特徵'],
  disruption: ['因何被扰乱', '因何被擾亂'],
  markerVisible: ['是否看到白卡', '是否看到白咭'],
  note: ['经过', '經過'],
};

/** How a table stands. */
export const PHASES: Part = {
  closed: ['已关台', '已關檯'],
  preparing: ['备牌', '備牌'],
  'between coups': ['两局之间', '兩局之間'],
  wagering: ['下注中', '下注中'],
  'no more wagers': ['停止下注', '停止下注'],
  dealing: ['派牌中', '派牌中'],
  insurance: ['买保险中', '買保險中'],
  'wagers reopened': ['重新开放减注', '重新開放減注'],
  'wagers changing': ['更改注码中', '更改注碼中'],
  complete: ['牌已派完', '牌已派完'],
};

/** The steps of a shoe. */
export const STEPS: Part = {
  check: ['验牌', '驗牌'],
  shuffle: ['洗牌', '洗牌'],
  cut: ['切牌', '切牌'],
  'place-cutting-card': ['插白卡', '插白咭'],
  burn: ['销牌', '銷牌'],
};
/** Where patrons play. */
export const PLACES: Part = {
  seats: ['座位', '座位'],
  terminals: ['终端', '終端'],
};

/** What cannot begin yet. */
export const GATES: Part = {
  'Entries stay closed': ['报名尚未开放', '報名尚未開放'],
  'Play cannot begin': ['比赛不能开始', '比賽不能開始'],
};

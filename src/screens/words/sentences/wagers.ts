// What a table says about wagers, in both Chinese scripts.

import type { WagerSentence } from './table-sentences.ts';
import type { Both } from './both.ts';

export const WAGERS: Readonly<Record<WagerSentence, Both>> = {
  '{bet} minimum is {money}: the {money} was not placed.': [
    '{0}最低限红 {1}：{2} 未能下注。',
    '{0}最低限紅 {1}：{2} 未能下注。',
  ],
  '{bet} maximum is {money}: {money} is {money} over it.': [
    '{0}最高限红 {1}：欲下注 {2}，多出 {3}，未能下注。',
    '{0}最高限紅 {1}：欲下注 {2}，多出 {3}，未能下注。',
  ],
  '{bet} goes from {money} in steps of {money}: {money} is {money} off.': [
    '{0}由 {1} 起，以 {2} 为单位：{3} 多出 {4}，未能下注。',
    '{0}由 {1} 起，以 {2} 為單位：{3} 多出 {4}，未能下注。',
  ],
  'The credit is {money}: {money} too little for that.': [
    '余额 {0}，尚差 {1}，未能下注。',
    '餘額 {0}，尚差 {1}，未能下注。',
  ],
  '{bet} is not offered at this table.': ['本台不提供{0}。', '本檯不提供{0}。'],
  '{bet} needs more decks than this shoe has.': [
    '本靴副数不足，不能押{0}。',
    '本靴副數不足，不能押{0}。',
  ],
  '{bet} needs a main wager beside it.': ['{0}须同时押主注。', '{0}須同時押主注。'],
  'All wagers of a coup together are at least {money}.': [
    '一局的注码合计至少 {0}。',
    '一局的注碼合計至少 {0}。',
  ],
  'The {bet} takes no wagers now.': ['{0}现在不接受下注。', '{0}現在不接受下注。'],
  'Insurance is taken only after four cards, when Banker has six and Player draws.': [
    '派出四张牌后，庄为六点而闲须补牌时，才可买保险。',
    '派出四張牌後，莊為六點而閒須補牌時，才可買保險。',
  ],
  'Insurance is at most the own main wager, which is {money}.': [
    '保险不能多于您的主注 {0}。',
    '保險不能多於您的主注 {0}。',
  ],
  '{bet} is staked in multiples of {money}, so that a win can be paid.': [
    '{0}的注码须为 {1} 的倍数，派彩才没有零头。',
    '{0}的注碼須為 {1} 的倍數，派彩才沒有零頭。',
  ],
  '{bet} is not offered at that length.': ['没有{0}。', '沒有{0}。'],
  'No more wagers are taken.': ['已停止下注。', '已停止下注。'],
  'A stake is a whole number of cents.': ['注码须为整数的分。', '注碼須為整數的分。'],
  'Wagers may only be lowered or taken back now.': [
    '现在只能减少或收回注码。',
    '現在只能減少或收回注碼。',
  ],
  'There is no seat {seat}.': ['没有 {0} 号座位。', '沒有 {0} 號座位。'],
  'Nobody plays from that seat now.': ['此座位现在没有人。', '此座位現在沒有人。'],
  'A large win is locked here: an attendant comes.': [
    '此处有大额派彩待办，服务员正前来。',
    '此處有大額派彩待辦，服務員正前來。',
  ],
  'This seat is being paid out.': ['此座位正在兑现。', '此座位正在兌現。'],
  'Nobody wagers here without a seat.': [
    '没有座位的人不能在此下注。',
    '沒有座位的人不能在此下注。',
  ],
  'Nobody sits at this position now.': ['此位置现在没有人坐。', '此位置現在沒有人坐。'],
  'Stakes are laid in chips on the felt at this table.': [
    '本台以筹码在台面下注。',
    '本檯以籌碼在檯面下注。',
  ],
  'Only the patron who holds the seat places its wagers.': [
    '只有座位上的客人可以下注。',
    '只有座位上的客人可以下注。',
  ],
  'There is no position {seat}.': ['没有 {0} 号位置。', '沒有 {0} 號位置。'],
  'Position {seat} has its {number} patrons already.': [
    '{0} 号位置已有 {1} 位客人，名额已满。',
    '{0} 號位置已有 {1} 位客人，名額已滿。',
  ],
  '{number} wagers lie on {bet} here: it holds no more.': [
    '{1}已有 {0} 注，不能再放。',
    '{1}已有 {0} 注，不能再放。',
  ],
  'The books cannot count that much money.': [
    '金额过大，账目无法记录。',
    '金額過大，帳目無法記錄。',
  ],
  'Went back with the wager it needed beside it.': [
    '所需的主注已收回，此注一并退回。',
    '所需的主注已收回，此注一併退回。',
  ],
  '{bet}: {money} gave way to a better claim.': [
    '{0}：{1} 让位给优先的注码。',
    '{0}：{1} 讓位給優先的注碼。',
  ],
  '{bet} goes back: it needs a main wager beside it.': [
    '{0}退回：须同时押主注。',
    '{0}退回：須同時押主注。',
  ],
  '{bet} goes back: no main wager nominates a side for this coup.': [
    '{0}退回：本局没有主注指定一方。',
    '{0}退回：本局沒有主注指定一方。',
  ],
  '{bet} goes back: main wagers on both sides nominate neither.': [
    '{0}退回：同时押闲庄主注，没有指定一方。',
    '{0}退回：同時押閒莊主注，沒有指定一方。',
  ],
  '{bet} goes back: the main wager is not on {side} as declared.': [
    '{0}退回：主注没有按约定押{1}。',
    '{0}退回：主注沒有按約定押{1}。',
  ],
  'All wagers of a coup together are at least {money}: the {money} goes back.': [
    '一局的注码合计至少 {0}：{1} 退回。',
    '一局的注碼合計至少 {0}：{1} 退回。',
  ],
  'No wagers lay here before.': ['此处上一局没有注码。', '此處上一局沒有注碼。'],
  'No wagers lie here.': ['此处没有注码。', '此處沒有注碼。'],
  '{money} lies on {bet}: no more can be moved.': [
    '{1}上有 {0}，不能移动更多。',
    '{1}上有 {0}，不能移動更多。',
  ],
  '{money} came with {money} called: it does not count.': [
    '口头下注 {1}，只随附 {0}，不算数。',
    '口頭下注 {1}，只隨附 {0}，不算數。',
  ],
  'This book knows no spoken wagers.': ['本规则不设口头下注。', '本規則不設口頭下注。'],
  'No stakes are entered by hand at this table.': [
    '本台不由人工录入注码。',
    '本檯不由人工錄入注碼。',
  ],
  'Wagers are reduced between the close and the first card.': [
    '注码只在停止下注后、第一张牌前按比例减少。',
    '注碼只在停止下注後、第一張牌前按比例減少。',
  ],
  'Wagers are reduced after the close, before a card is exposed.': [
    '注码在截止下注后、开牌前缩减。',
    '注碼在截止下注後、開牌前縮減。',
  ],
  'No side has more on it than the sign allows.': [
    '没有一方超过告示的限红。',
    '沒有一方超過告示的限紅。',
  ],
  'Stakes that cannot be paid exactly are not taken in this book.': [
    '依本规则，派彩有零头的注码不予接受。',
    '依本規則，派彩有零頭的注碼不予接受。',
  ],
  'A wager is refused before the cards are dealt.': [
    '拒绝注码须在派牌之前。',
    '拒絕注碼須在派牌之前。',
  ],
  'Nothing lies on {bet} at seat {seat}.': [
    '{1} 号座位的{0}没有注码。',
    '{1} 號座位的{0}沒有注碼。',
  ],
  'Every win of that wager can be paid exactly: it stands.': [
    '此注的派彩不会有零头，保留有效。',
    '此注的派彩不會有零頭，保留有效。',
  ],
  'A win of {money} could not be paid in chips: it goes back.': [
    '赢 {0} 无法以筹码赔付，注码退回。',
    '贏 {0} 無法以籌碼賠付，注碼退回。',
  ],
  'Wagers are called for between two coups.': [
    '两局之间才可请客人下注。',
    '兩局之間才可請客人下注。',
  ],
  'The next coup is a dummy: it takes no wagers.': [
    '下一局是飞牌，不接受下注。',
    '下一局是飛牌，不接受下注。',
  ],
  'No wagering period is open.': ['现在不是下注时间。', '現在不是下注時間。'],
  'The wagering period has not run out.': ['下注时间尚未结束。', '下注時間尚未結束。'],
  'No window for wagers is open.': ['现在没有更改注码的时间。', '現在沒有更改注碼的時間。'],
  'The window has not run out.': ['更改时间尚未结束。', '更改時間尚未結束。'],
  'No Insurance window is open.': ['现在不是买保险的时间。', '現在不是買保險的時間。'],
  'The Insurance window has not run out.': ['买保险的时间尚未结束。', '買保險的時間尚未結束。'],
  '{patron} is not there.': ['{0}不在座位上。', '{0}不在座位上。'],
  'Patrons set such limits for themselves alone.': [
    '自设限额只能由客人本人设定。',
    '自設限額只能由客人本人設定。',
  ],
  'A limit of your own can be raised on your next visit.': [
    '自设限额要到下次光临才可提高。',
    '自設限額要到下次光臨才可提高。',
  ],
  'A break lasts from a minute to a day.': ['休息时间为一分钟至一天。', '休息時間為一分鐘至一天。'],
  'You are on the break that you asked for.': [
    '您正在自己要求的休息时间内。',
    '您正在自己要求的休息時間內。',
  ],
  'Your own limit for a coup is {money}.': ['您自设的每局限额是 {0}。', '您自設的每局限額是 {0}。'],
  'Your own limit for losses in a visit is {money}.': [
    '您自设的每次光临输额上限是 {0}。',
    '您自設的每次光臨輸額上限是 {0}。',
  ],
  'This table is used by a tournament alone.': ['本台只供比赛使用。', '本檯只供比賽使用。'],
};

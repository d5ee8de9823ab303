// Why a wager was not taken, in Chinese: the house's own sentence is English and stands beside it.

import type { TableRefusal } from '../../wire/index.ts';
import type { Language } from './index.ts';

type Refusals = Readonly<Record<TableRefusal, string>>;

const simplified: Refusals = {
  'not-offered': '本台不提供此注。',
  'wagers-closed': '已停止下注，未能下注。',
  'below-minimum': '低于最低限红，未能下注。',
  'off-step': '注码须为本台投注单位的倍数，未能下注。',
  'above-maximum': '超过最高限红，未能下注。',
  'insufficient-balance': '余额不足，未能下注。',
  'needs-a-qualifying-wager': '此注须同时押主注。',
  'below-aggregate-minimum': '一局的注码合计低于最低要求。',
  'area-not-open': '此区现在不接受下注。',
  'window-not-open': '现在不能买保险。',
  'exceeds-main-wager': '保险不能多于您的主注。',
  'cannot-be-paid-exactly': '此注的派彩有零头，无法准确支付，未能下注。',
  'wrong-decks': '本靴副数不足，不提供此注。',
  'wrong-length': '没有此局数的连赢注。',
  'not-now': '现在不能这样做。',
  'not-authorised': '您无权这样做。',
  frozen: '账户已冻结，您的款项不受影响。',
  'no-such-seat': '没有此座位。',
  'seat-taken': '此座位已有人。',
  'seat-empty': '此座位没有人。',
  'not-your-seat': '这不是您的座位。',
  'set-up-not-permitted': '规则不允许这样设定。',
  'impossible-card': '牌靴内不可能有此牌。',
  'not-enough-money': '款项不足。',
  'steps-missing': '尚有步骤未完成。',
  'notice-not-long-enough': '告示时间未足。',
  'needs-second-approver': '须由另一人批准。',
  'not-in-this-book': '本规则没有这一项。',
  'nothing-to-do': '目前没有可执行的操作。',
  'area-full': '此区已满。',
  'facts-missing': '资料不全。',
  'report-is-false': '与记录不符。',
  'own-limit': '这超过您自设的限额。',
  'terminal-locked': '大额派彩须由服务员办理，终端已锁定。',
};

const traditional: Refusals = {
  'not-offered': '本檯不提供此注。',
  'wagers-closed': '已停止下注，未能下注。',
  'below-minimum': '低於最低限紅，未能下注。',
  'off-step': '注碼須為本檯投注單位的倍數，未能下注。',
  'above-maximum': '超過最高限紅，未能下注。',
  'insufficient-balance': '餘額不足，未能下注。',
  'needs-a-qualifying-wager': '此注須同時押主注。',
  'below-aggregate-minimum': '一局的注碼合計低於最低要求。',
  'area-not-open': '此區現在不接受下注。',
  'window-not-open': '現在不能買保險。',
  'exceeds-main-wager': '保險不能多於您的主注。',
  'cannot-be-paid-exactly': '此注的派彩有零頭，無法準確支付，未能下注。',
  'wrong-decks': '本靴副數不足，不提供此注。',
  'wrong-length': '沒有此局數的連贏注。',
  'not-now': '現在不能這樣做。',
  'not-authorised': '您無權這樣做。',
  frozen: '帳戶已凍結，您的款項不受影響。',
  'no-such-seat': '沒有此座位。',
  'seat-taken': '此座位已有人。',
  'seat-empty': '此座位沒有人。',
  'not-your-seat': '這不是您的座位。',
  'set-up-not-permitted': '規則不允許這樣設定。',
  'impossible-card': '牌靴內不可能有此牌。',
  'not-enough-money': '款項不足。',
  'steps-missing': '尚有步驟未完成。',
  'notice-not-long-enough': '告示時間未足。',
  'needs-second-approver': '須由另一人批准。',
  'not-in-this-book': '本規則沒有這一項。',
  'nothing-to-do': '目前沒有可執行的操作。',
  'area-full': '此區已滿。',
  'facts-missing': '資料不全。',
  'report-is-false': '與記錄不符。',
  'own-limit': '這超過您自設的限額。',
  'terminal-locked': '大額派彩須由服務員辦理，終端已鎖定。',
};

const BY_LANGUAGE: Readonly<Record<Exclude<Language, 'en'>, Readonly<Record<string, string>>>> = {
  'zh-Hans': simplified,
  'zh-Hant': traditional,
};

/** A refusal in the language that is spoken; null where the house's English says it already. */
export const refusalText = (language: Language, refused: string): string | null =>
  language === 'en' ? null : (BY_LANGUAGE[language][refused] ?? null);

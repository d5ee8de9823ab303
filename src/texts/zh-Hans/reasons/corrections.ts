// What stops a correction, a freeze or a ruling on a finished coup.

import type { CorrectionReasons } from '../../../table/reasons/corrections.ts';

export const CORRECTIONS: Readonly<Record<keyof CorrectionReasons, string>> = {
  'rules-of-coup-not-on-record': '该局的场规没有记录：请作争议处理。',
  'coup-not-settled-yet': '该局尚未结算：请更正该局的牌。',
  'cards-as-on-record': '记录中已是这些牌。',
  'accounts-not-frozen-first': '请先冻结账户，再重新计算。',
  'found-fact-missing': '请说明查到了什么。',
  'accounts-frozen': '账户已冻结。',
  'patron-owes-nothing': '该客人在此没有欠款。',
  'owing-less': '欠款为 {owed}：不多收。',
  'chips-too-few': '筹码不足。',
  'patron-without-account': '该客人在此没有账户：请收取筹码或现金。',
  'no-wager-stored-for-coup': '该终端在该局没有注码记录。',
  'terminal-showed-otherwise': '终端自己的记录显示：{note}',
  'wager-was-not-on-offer': '该局没有这种注码。',
  'bet-shown-twice': '终端上{bet}只显示一个注额：请只输入一次。',
  'settle-before-shown-wagers': '请先结算本局，再按终端所示更正。',
  'terminal-in-service': '{seat} 号终端正在使用。',
  'self-test-missing': '请进行自检，并说明结果。',
  'technician-missing': '请说明由哪位技术员修理此终端。',
  'several-coups-in-question': '该处有多局存疑：请说明哪一局。',
  'correct-before-settling': '结算前可更正牌：结算后须重新计算。',
  'no-card-open': '该处没有明牌。',
  'card-as-on-record': '记录中已是此牌。',
  'card-without-hand': '有一张多出的牌。',
  'card-would-not-be-drawn': '{card} 本不应派出：请先报告。',
  'no-approval-stored': '没有存有此项批准：请交由裁定争议的人员处理。',
  'rule-in-book-already': '本规则对此已有规定：无需批准。',
};

// What a table says about corrections and finished coups, in both Chinese scripts.

import type { CorrectionSentence } from '../../../wire/index.ts';
import type { Both } from './both.ts';

export const CORRECTIONS: Readonly<Record<CorrectionSentence, Both>> = {
  'The house rules of that coup are not on record: take it to a dispute.': [
    '该局的场规没有记录：请作争议处理。',
    '該局的場規沒有記錄：請作爭議處理。',
  ],
  'That coup is not settled yet: correct the card in it.': [
    '该局尚未结算：请更正该局的牌。',
    '該局尚未結算：請更正該局的牌。',
  ],
  'Those are the cards on record.': ['记录中已是这些牌。', '記錄中已是這些牌。'],
  'Freeze the accounts first, then recalculate.': [
    '请先冻结账户，再重新计算。',
    '請先凍結帳戶，再重新計算。',
  ],
  'Say what was found.': ['请说明查到了什么。', '請說明查到了甚麼。'],
  'The accounts are frozen.': ['账户已冻结。', '帳戶已凍結。'],
  'This patron owes nothing here.': ['该客人在此没有欠款。', '該客人在此沒有欠款。'],
  '{money} is owing: no more is taken.': ['欠款为 {0}：不多收。', '欠款為 {0}：不多收。'],
  'Not enough chips.': ['筹码不足。', '籌碼不足。'],
  'The patron has no account here: collect chips or cash.': [
    '该客人在此没有账户：请收取筹码或现金。',
    '該客人在此沒有帳戶：請收取籌碼或現金。',
  ],
};

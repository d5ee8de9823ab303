// What a table says about corrections and finished coups, in both Chinese scripts.

import type { CorrectionSentence } from './table-sentences.ts';
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
  'No wager of that terminal is stored for that coup.': [
    '该终端在该局没有注码记录。',
    '該終端在該局沒有注碼記錄。',
  ],
  'The terminal itself says it showed: {words}': [
    '终端自己的记录显示：{0}',
    '終端自己的記錄顯示：{0}',
  ],
  'Such a wager was not on offer.': ['该局没有这种注码。', '該局沒有這種注碼。'],
  'Settle the coup first: then what was shown is put in.': [
    '请先结算本局，再按终端所示更正。',
    '請先結算本局，再按終端所示更正。',
  ],
  'Terminal {seat} is in service.': ['{0} 号终端正在使用。', '{0} 號終端正在使用。'],
  'Run the self-test and say what it reported.': [
    '请进行自检，并说明结果。',
    '請進行自檢，並說明結果。',
  ],
  'Say which technician has repaired the terminal.': [
    '请说明由哪位技术员修理此终端。',
    '請說明由哪位技術員修理此終端。',
  ],
  'Several coups are in question there: say which.': [
    '该处有多局存疑：请说明哪一局。',
    '該處有多局存疑：請說明哪一局。',
  ],
  'Cards are corrected until the coup is settled: then it is recalculated.': [
    '结算前可更正牌：结算后须重新计算。',
    '結算前可更正牌：結算後須重新計算。',
  ],
  'No card lies open there.': ['该处没有明牌。', '該處沒有明牌。'],
  'That is the card on record.': ['记录中已是此牌。', '記錄中已是此牌。'],
  'A card lies that no hand is due.': ['有一张多出的牌。', '有一張多出的牌。'],
  '{card} would not have been drawn: report it first.': [
    '{0} 本不应派出：请先报告。',
    '{0} 本不應派出：請先報告。',
  ],
  'No approval of it is stored: take it to the person who rules on disputes.': [
    '没有存有此项批准：请交由裁定争议的人员处理。',
    '沒有存有此項批准：請交由裁定爭議的人員處理。',
  ],
  'This book has its own rule for that: it needs no approval.': [
    '本规则对此已有规定：无需批准。',
    '本規則對此已有規定：無需批准。',
  ],
};

// What stops a correction, a freeze or a ruling on a finished coup.

import type { CorrectionReasons } from '../../../table/reasons/corrections.ts';

export const CORRECTIONS: Readonly<Record<keyof CorrectionReasons, string>> = {
  'rules-of-coup-not-on-record': '該局的場規沒有記錄：請作爭議處理。',
  'coup-not-settled-yet': '該局尚未結算：請更正該局的牌。',
  'cards-as-on-record': '記錄中已是這些牌。',
  'accounts-not-frozen-first': '請先凍結帳戶，再重新計算。',
  'found-fact-missing': '請說明查到了甚麼。',
  'accounts-frozen': '帳戶已凍結。',
  'patron-owes-nothing': '該客人在此沒有欠款。',
  'owing-less': '欠款為 {owed}：不多收。',
  'chips-too-few': '籌碼不足。',
  'patron-without-account': '該客人在此沒有帳戶：請收取籌碼或現金。',
  'no-wager-stored-for-coup': '該終端在該局沒有注碼記錄。',
  'terminal-showed-otherwise': '終端自己的記錄顯示：{note}',
  'wager-was-not-on-offer': '該局沒有這種注碼。',
  'bet-shown-twice': '終端機上{bet}只顯示一個注額：請只輸入一次。',
  'settle-before-shown-wagers': '請先結算本局，再按終端所示更正。',
  'terminal-in-service': '{seat} 號終端正在使用。',
  'self-test-missing': '請進行自檢，並說明結果。',
  'technician-missing': '請說明由哪位技術員修理此終端。',
  'several-coups-in-question': '該處有多局存疑：請說明哪一局。',
  'correct-before-settling': '結算前可更正牌：結算後須重新計算。',
  'no-card-open': '該處沒有明牌。',
  'card-as-on-record': '記錄中已是此牌。',
  'card-without-hand': '有一張多出的牌。',
  'card-would-not-be-drawn': '{card} 本不應派出：請先報告。',
  'no-approval-stored': '沒有存有此項批准：請交由裁定爭議的人員處理。',
  'rule-in-book-already': '本規則對此已有規定：無需批准。',
};

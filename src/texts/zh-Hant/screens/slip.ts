// The page that checks a slip, in traditional Chinese.

import type { ScreenTexts } from '../../screen-texts.ts';

export const SLIP: ScreenTexts['slip'] = {
  texts: {
    title: '一局的憑條',
    about: '本頁不詢問任何賭場：所查內容都在網址裏，由您的瀏覽器自行計算。',
    paste: '在此貼上憑條',
    check: '核對',
    holds: '全部相符',
    holdsSay: '簽名有效，牌按規則派出，派彩與規則相符：共 {0} 筆。',
    fails: '此憑條不成立',
    signedBy: '以密鑰 {0} 簽署。請與賭場公佈的密鑰核對。',
    noSlip: '這不是憑條：網址 # 之後應有三段。',
    badKey: '無法讀取其中的密鑰。',
    badSignature: '簽名不符：內容被改動過。',
    notRead: '所簽內容不是憑條。',
    noEd25519: '此瀏覽器無法核對 Ed25519 簽名。請用 sabot verify-slip 或較新的瀏覽器。',
    unjudged: '不由單局的牌決定，此處不作判斷：{0}。',
    at: '{0} 檯，第 {1} 靴，第 {2} 局，{3} 號位',
    back: '取回',
    empty: '尚無憑條',
  },
  faults: {
    'unknown-book': '沒有名為 {0} 的規則。',
    'cards-not-by-the-tableau': '規則不會派出這些牌：{0}。',
    'other-result': '憑條寫 {0}，牌面是 {1}。',
    'other-payment': '{0}：憑條寫 {1}，規則派 {2}。',
  },
};

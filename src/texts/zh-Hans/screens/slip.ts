// The page that checks a slip, in simplified Chinese.

import type { ScreenTexts } from '../../screen-texts.ts';

export const SLIP: ScreenTexts['slip'] = {
  texts: {
    title: '一局的凭条',
    about: '本页不询问任何赌场：所查内容都在网址里，由您的浏览器自行计算。',
    paste: '在此贴上凭条',
    check: '核对',
    holds: '全部相符',
    holdsSay: '签名有效，牌按规则派出，派彩与规则相符：共 {0} 笔。',
    fails: '此凭条不成立',
    signedBy: '以密钥 {0} 签署。请与赌场公布的密钥核对。',
    noSlip: '这不是凭条：网址 # 之后应有三段。',
    badKey: '无法读取其中的密钥。',
    badSignature: '签名不符：内容被改动过。',
    notRead: '所签内容不是凭条。',
    noEd25519: '此浏览器无法核对 Ed25519 签名。请用 sabot verify-slip 或较新的浏览器。',
    unjudged: '不由单局的牌决定，此处不作判断：{0}。',
    at: '{0} 台，第 {1} 靴，第 {2} 局，{3} 号位',
    back: '取回',
    empty: '尚无凭条',
  },
  faults: {
    'unknown-book': '没有名为 {0} 的规则。',
    'cards-not-by-the-tableau': '规则不会派出这些牌：{0}。',
    'other-result': '凭条写 {0}，牌面是 {1}。',
    'other-payment': '{0}：凭条写 {1}，规则派 {2}。',
  },
};

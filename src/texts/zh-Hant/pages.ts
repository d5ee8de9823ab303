// Pages that the server writes itself, and the tables of the demonstration, in traditional Chinese.

import type { PageTexts } from '../page-texts.ts';

export const PAGES: PageTexts = {
  labSignIn: {
    heading: '實驗室',
    says: '請先在監場頁面登入，再打開實驗室。',
    door: '前往監場頁面',
  },
  notFound: {
    heading: '此處沒有內容',
    says: '沒有這個地址的頁面。',
    door: '回到首頁',
  },
  conditions: {
    door: '首頁',
    pdf: 'PDF 檔案',
    none: '不適用。',
    written: '以下條款以英文擬定及批准。',
    version: '賽事條款，第 {0} 版。',
    approved: '批准人：{0}，文件：{1}。',
  },
  setUp: {
    title: '{0}：初始設定',
    invites: '這是真實場所，尚無任何員工。兩人將成為首批管理員；此連結只能使用一次。',
    first: '第一人',
    second: '第二人',
    key: '監管機構的公鑰',
    keySays: 'Ed25519，PEM 格式。也可稍後由兩人登記。',
    signInName: '登入名',
    yourName: '您的姓名',
    password: '密碼，至少十個字符',
    begin: '開始',
    wrongId: '登入名須為兩個或以上的小寫字母、數字、點或連字號。',
    wrongName: '請填寫您的姓名。',
    wrongPassword: '密碼至少須有十個字符，且不易被猜中。',
    wrongKey: '這不是 Ed25519 公鑰。',
    done: '你們是本場的兩位管理員。賭區頁面會說明下一步。',
    goOn: '前往賭區頁面：登入並繼續',
    over: '此連結已使用或從未有效。尚無職員時，伺服器每次啟動都會列出新的連結。',
  },
  tables: {
    'rapid-1': '快速百家樂',
    'rapid-2': '快速皇冠百家樂',
    'rapid-3': '快速百家樂，免佣',
    'derwent-1': '百家樂',
    'derwent-2': '聯邦百家樂',
    'crown-1': '百家樂，設連贏與龍尾',
    'crown-2': '皇冠百家樂，設保險',
    'crown-3': '1 賠 2 百家樂',
    'crown-4': '和局百家樂',
    'house-1': '百家樂，設幸運六',
    'house-2': '免佣百家樂，設龍七與熊貓八',
    'pit-1': '快速百家樂，人手派牌',
    'pit-2': '百家樂，以籌碼下注',
    'pit-3': '百家樂，可咪牌，以籌碼下注',
  },
};

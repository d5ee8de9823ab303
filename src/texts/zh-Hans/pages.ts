// Pages that the server writes itself, and the tables of the demonstration, in simplified Chinese.

import type { PageTexts } from '../page-texts.ts';

export const PAGES: PageTexts = {
  labSignIn: {
    heading: '实验室',
    says: '请先在监场页面登录，再打开实验室。',
    door: '前往监场页面',
  },
  notFound: {
    heading: '此处没有内容',
    says: '没有这个地址的页面。',
    door: '回到首页',
  },
  conditions: {
    door: '首页',
    pdf: 'PDF 文件',
    none: '不适用。',
    written: '以下条款以英文拟定及批准。',
    version: '赛事条款，第 {0} 版。',
    approved: '批准人：{0}，文件：{1}。',
  },
  setUp: {
    title: '{0}：初始设定',
    invites: '这是真实场所，尚无任何员工。两人将成为首批管理员；此链接只能使用一次。',
    first: '第一人',
    second: '第二人',
    key: '监管机构的公钥',
    keySays: 'Ed25519，PEM 格式。也可稍后由两人登记。',
    signInName: '登录名',
    yourName: '您的姓名',
    password: '密码，至少十个字符',
    begin: '开始',
    wrongId: '登录名须为两个或以上的小写字母、数字、点或连字符。',
    wrongName: '请填写您的姓名。',
    wrongPassword: '密码至少须有十个字符，且不易被猜中。',
    wrongKey: '这不是 Ed25519 公钥。',
    done: '你们是本场的两位管理员。赌区页面会说明下一步。',
    goOn: '前往赌区页面：登录并继续',
    over: '此链接已使用或从未有效。尚无职员时，服务器每次启动都会列出新的链接。',
  },
  tables: {
    'rapid-1': '快速百家乐',
    'rapid-2': '快速皇冠百家乐',
    'rapid-3': '快速百家乐，免佣',
    'derwent-1': '百家乐',
    'derwent-2': '联邦百家乐',
    'crown-1': '百家乐，设连赢与龙尾',
    'crown-2': '皇冠百家乐，设保险',
    'crown-3': '1 赔 2 百家乐',
    'crown-4': '和局百家乐',
    'house-1': '百家乐，设幸运六',
    'house-2': '免佣百家乐，设龙七与熊猫八',
    'pit-1': '快速百家乐，人工派牌',
    'pit-2': '百家乐，以筹码下注',
    'pit-3': '百家乐，可咪牌，以筹码下注',
  },
};

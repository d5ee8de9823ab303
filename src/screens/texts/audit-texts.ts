// The texts of a terminal's audit mode, in three languages.

import type { Line } from './console-texts.ts';

export const AUDIT_TEXTS = {
  staffOnly: ['Staff: look into this terminal', '员工：查看此终端', '員工：查看此終端'],
  begin: ['Begin the audit', '开始审计', '開始審計'],
  personId: ['Your staff name', '登录名', '登入名'],
  password: ['Password', '密码', '密碼'],
  code: ['One-time code, if you have one', '一次性验证码（如有）', '一次性驗證碼（如有）'],
  isAudit: [
    'Audit: nothing is wagered, paid in or paid out here meanwhile. Closing it ends it.',
    '审计中：期间此处不能下注、买入或兑现。关闭即结束。',
    '審計中：期間此處不能下注、買入或兌現。關閉即結束。',
  ],
  endsAt: ['Ends by itself at', '自动结束时间', '自動結束時間'],
  end: ['End the audit', '结束审计', '結束審計'],
  identity: ['Identification', '识别', '識別'],
  terminal: ['Terminal', '终端', '終端'],
  device: ['Enrolled as', '登记为', '登記為'],
  release: ['Release', '版本', '版本'],
  engine: ['Engine', '引擎', '引擎'],
  software: ['Digest of the software', '软件校验值', '軟件校驗值'],
  rules: ['Rulebook and set-up', '规则与设定', '規則與設定'],
  balance: ['Balance', '余额', '餘額'],
  meters: ['Meters', '计数器', '計數器'],
  meter: ['Meter', '计数器', '計數器'],
  of: ['Of', '项目', '項目'],
  count: ['Count', '次数', '次數'],
  sum: ['Sum', '金额', '金額'],
  coups: ['Last coups', '最近各局', '最近各局'],
  coup: ['Shoe and coup', '靴与局', '靴與局'],
  result: ['Result', '结果', '結果'],
  cards: ['Cards', '牌', '牌'],
  staked: ['Staked', '注码', '注碼'],
  cameBack: ['Came back', '派回（连本）', '派回（連本）'],
  tickets: ['Last tickets', '最近票券', '最近票券'],
  events: ['Events', '事件', '事件'],
  touchCheck: ['Check the touch screen', '检查触摸屏', '檢查觸控螢幕'],
  touchMark: ['Touch the mark', '请触碰标记', '請觸碰標記'],
  touchOff: ['Off by', '偏差', '偏差'],
  nothing: ['Nothing yet.', '尚无。', '尚無。'],
} as const satisfies Readonly<Record<string, Line>>;
export type AuditWord = keyof typeof AUDIT_TEXTS;

// The cash desk's texts, in three languages.

import type { Line } from './console-texts.ts';

export const CAGE_TEXTS = {
  tickets: ['Tickets', '票券', '票券'],
  redeem: ['Redeem', '兑付', '兌付'],
  number: ['The 18 digits on the ticket', '票上 18 位号码', '票上 18 位號碼'],
  notWhole: [
    'A ticket has 18 digits: read the number again.',
    '票号共 18 位，请重新核对。',
    '票號共 18 位，請重新核對。',
  ],
  payNow: ['Pay the patron', '请付给客人', '請付給客人'],
  outstanding: ['Outstanding', '未兑付', '未兌付'],
  expired: ['Expired', '已过期', '已過期'],
  underWay: ['Being printed', '打印中', '列印中'],
  redeemed: ['Redeemed', '已兑付', '已兌付'],
  voided: ['Void', '已作废', '已作廢'],
  ticket: ['Ticket', '票券', '票券'],
  numberShort: ['Number', '号码', '號碼'],
  from: ['From', '来自', '來自'],
  sum: ['Sum', '金额', '金額'],
  issued: ['Printed at', '打印时间', '列印時間'],
  state: ['State', '状态', '狀態'],
  noneOwed: ['No ticket is outstanding.', '没有未兑付的票券。', '沒有未兌付的票券。'],
  void: ['Void', '作废', '作廢'],
  voidTitle: ['Void a ticket', '作废票券', '作廢票券'],
  voidEffect: [
    'The ticket is worth nothing any more, and the patron is paid by hand:',
    '此票不再有效，并由人工付给客人：',
    '此票不再有效，並由人手付給客人：',
  ],
  why: ['Why: it goes on record', '原因（记录在案）', '原因（記錄在案）'],
  torn: ['Torn or cannot be read', '破损或无法读取', '破損或無法讀取'],
  expiredAllowed: ['Expired, but allowed', '已过期，获准兑付', '已過期，獲准兌付'],
  printedWrong: ['Printed wrongly', '打印有误', '列印有誤'],
  twoPeople: [
    'Two people stand behind it: you, and somebody of a higher rank.',
    '须两人负责：您和一位更高级别的人员。',
    '須兩人負責：您和一位更高級別的人員。',
  ],
  approveAs: ['Void it, approved by', '作废，批准人：', '作廢，批准人：'],
  stoppedTitle: ['Stopped: what patrons hold', '停台：客人的款项', '停檯：客人的款項'],
  nothingHeld: ['Nobody has money here.', '此台没有客人的款项。', '此檯沒有客人的款項。'],
  stakesWait: [
    'Free money can be paid now; stakes wait until the table is released.',
    '可用余额可即付；台面注码待解除停台后结算。',
    '可用餘額可即付；檯面注碼待解除停檯後結算。',
  ],
  stakesBack: [
    'The journal is damaged: this table never plays again, and stakes go back.',
    '记录已损坏：此台不能再开，注码全数退回。',
    '記錄已損壞：此檯不能再開，注碼全數退回。',
  ],
  payable: ['Can be paid', '可付', '可付'],
  waits: ['Waits', '待定', '待定'],
  paidSince: ['Paid since', '停台后已付', '停檯後已付'],
  payOut: ['Pay out', '付款', '付款'],
  payEffect: [
    'Goes on record as paid by hand, once:',
    '记录为人工付款，只付一次：',
    '記錄為人手付款，只付一次：',
  ],
  payApprovedBy: ['Pay, approved by', '付款，批准人：', '付款，批准人：'],
  approveAndPay: ['Approve and pay', '批准并付款', '批准並付款'],
  approveNow: ['Approve and void it', '批准并作废', '批准並作廢'],
} as const satisfies Readonly<Record<string, Line>>;
export type CageWord = keyof typeof CAGE_TEXTS;

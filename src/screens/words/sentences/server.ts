// What the server itself says when it refuses, in both Chinese scripts.

import type { Both } from './both.ts';

export const SERVER: Readonly<Record<string, Both>> = {
  'This screen only shows: it cannot act.': [
    '此屏只供显示，不能操作。',
    '此屏只供顯示，不能操作。',
  ],
  'That approval is not valid any more: ask for it again.': [
    '该批准已失效：请重新要求。',
    '該批准已失效：請重新要求。',
  ],
  'That is not the seal of this line: nothing was confirmed.': [
    '该签章不属于此连线：未作任何确认。',
    '該簽章不屬於此連線：未作任何確認。',
  ],
  'Not from here.': ['不能在此操作。', '不能在此操作。'],
  'The house did not understand that: {words}. Nothing was done.': [
    '系统无法识别此操作，没有执行（{0}）。',
    '系統無法識別此操作，沒有執行（{0}）。',
  ],
  'The journal cannot be asked now: send it again.': [
    '现在无法查询记录：请再试。',
    '現在無法查詢記錄：請再試。',
  ],
  'The clock went back: play waits for it.': ['时钟倒退：牌局等候。', '時鐘倒退：牌局等候。'],
  'The table cannot be written now: send it again in a moment.': [
    '现在无法写入记录：请稍后再试。',
    '現在無法寫入記錄：請稍後再試。',
  ],
  'The house is closing.': ['系统正在关闭。', '系統正在關閉。'],
  '{number} wishes wait at this table already: send it again in a moment.': [
    '本台已有 {0} 项操作等候：请稍后再试。',
    '本檯已有 {0} 項操作等候：請稍後再試。',
  ],
  'Send it again.': ['请再试。', '請再試。'],
  'As {rank} you cannot do that here.': [
    '您以{0}身份不能在此这样做。',
    '您以{0}身份不能在此這樣做。',
  ],
  'Only a printed ticket pays by ticket.': [
    '只有已打印的票券可作票券支付。',
    '只有已打印的票券可作票券支付。',
  ],
  'Only a note acceptor credits notes.': ['只有收钞机可以记入钞票。', '只有收鈔機可以記入鈔票。'],
  'This shoe is virtual: its cards come by themselves.': [
    '此牌靴为虚拟：牌自动派出。',
    '此牌靴為虛擬：牌自動派出。',
  ],
  'This table deals from a real shoe.': ['本台用实体牌靴派牌。', '本檯用實體牌靴派牌。'],
  'That set-up is not among those approved here.': [
    '该设定不在已批准之列。',
    '該設定不在已批准之列。',
  ],
  'The approval that this set-up names is not stored for its book.': [
    '该设定所指的批准文件未存于本规则书。',
    '該設定所指的批准文件未存於本規則書。',
  ],
  'Somebody else must come for that.': ['须由另一人执行。', '須由另一人執行。'],
  'It cannot be written now.': ['现在无法写入记录。', '現在無法寫入記錄。'],
  'A terminal speaks for its own patron only.': [
    '终端只可为自己的客人操作。',
    '終端只可為自己的客人操作。',
  ],
  'That is for the staff of the table.': ['此事由本台职员执行。', '此事由本檯職員執行。'],
  'A terminal speaks for its own seat only.': [
    '终端只可为自己的座位操作。',
    '終端只可為自己的座位操作。',
  ],
  'This table is dealt by itself: switch it to by-hand first.': [
    '本台自动派牌：请先改为人工。',
    '本檯自動派牌：請先改為人工。',
  ],
  'A tournament is played at this table.': ['本台正进行比赛。', '本檯正進行比賽。'],
  'Too fast: send it again in a moment.': ['操作太快：请稍后再试。', '操作太快：請稍後再試。'],
  'The note came back: try it again in a moment.': [
    '钞票已退回：请稍后再试。',
    '鈔票已退回：請稍後再試。',
  ],
  'This terminal takes no notes now.': ['此终端现在不收钞票。', '此終端現在不收鈔票。'],
  'This terminal is out of play: no note is taken.': [
    '此终端已停用：不收钞票。',
    '此終端已停用：不收鈔票。',
  ],
  'This terminal is being paid out.': ['此终端正在兑现。', '此終端正在兌現。'],
  'That note is not taken here.': ['此处不收该钞票。', '此處不收該鈔票。'],
  'This terminal holds as much as it may: no more notes.': [
    '此终端余额已达上限：不再收钞票。',
    '此終端餘額已達上限：不再收鈔票。',
  ],
};

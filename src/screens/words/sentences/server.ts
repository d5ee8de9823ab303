// What the server itself says when it refuses, in both Chinese scripts.

import type { Both } from './both.ts';

export const SERVER: Readonly<Record<string, Both>> = {
  'The journal cannot be asked now: send it again.': [
    '现在无法查询记录：请再试。',
    '現在無法查詢記錄：請再試。',
  ],
  'The clock went back: play waits for it.': [
    '系统时钟倒退：暂不开局。',
    '系統時鐘倒退：暫不開局。',
  ],
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
  'It cannot be written now.': ['现在无法写入记录。', '現在無法寫入記錄。'],
  'This table is dealt by itself: switch it to by-hand first.': [
    '本台自动派牌：请先改为人工。',
    '本檯自動派牌：請先改為人工。',
  ],
  'Too fast: send it again in a moment.': ['操作太快：请稍后再试。', '操作太快：請稍後再試。'],

  // Money at a terminal, and the staff who are called to it
  '{bet}: {money} went back.': ['{0}：{1} 已退回。', '{0}：{1} 已退回。'],
  'Terminal {seat}: {trouble}': ['{0} 号终端：{1}', '{0} 號終端：{1}'],
  'No ticket: pay {money} by hand, reference {words}.': [
    '未能出票，请人工支付 {0}，编号 {1}。',
    '未能出票，請人手支付 {0}，編號 {1}。',
  ],
  'Note {number}: look whether it is in the box.': [
    '请查看第 {0} 张钞票是否已入箱。',
    '請查看第 {0} 張鈔票是否已入箱。',
  ],
  'Note {number} is not credited yet: {trouble}': [
    '第 {0} 张钞票尚未记入：{1}',
    '第 {0} 張鈔票尚未記入：{1}',
  ],
  'A second note while one is in escrow.': [
    '一张钞票待收时又送入一张。',
    '一張鈔票待收時又送入一張。',
  ],
  'Note {number} was here before.': ['第 {0} 张钞票之前已出现。', '第 {0} 張鈔票之前已出現。'],
  'Note {number} is stacked and was never accepted.': [
    '第 {0} 张钞票已入箱，但从未获接受。',
    '第 {0} 張鈔票已入箱，但從未獲接受。',
  ],
  'Note {number} came out again after it was stacked.': [
    '第 {0} 张钞票入箱后又退出。',
    '第 {0} 張鈔票入箱後又退出。',
  ],
  'Note {number} is returned and was never here.': [
    '第 {0} 张钞票退出，但从未送入。',
    '第 {0} 張鈔票退出，但從未送入。',
  ],
  'A line of the shoe cannot be read.': ['牌靴的资料无法读取。', '牌靴的資料無法讀取。'],
  'The shoe is at {number}, the table at {number}: cards are missing.': [
    '牌靴已到第 {0} 张，本台只到第 {1} 张：中间缺牌。',
    '牌靴已到第 {0} 張，本檯只到第 {1} 張：中間缺牌。',
  ],
  'The shoe tells {number} again; the table is at {number}.': [
    '牌靴重复报第 {0} 张；本台已到第 {1} 张。',
    '牌靴重複報第 {0} 張；本檯已到第 {1} 張。',
  ],

  // Tickets
  'Read the number again: it is wrong.': ['号码有误，请重新核对。', '號碼有誤，請重新核對。'],
  'The cage is stopped: {words} Pay by hand, reference {words}.': [
    '账房系统已停（{0}）。请人工支付，编号 {1}。',
    '帳房系統已停（{0}）。請人手支付，編號 {1}。',
  ],
  'No such ticket was ever issued.': ['没有此票券的记录。', '沒有此票券的記錄。'],
  'Ticket {words} is redeemed: it is not paid again.': [
    '票券 {0} 已兑付，不再支付。',
    '票券 {0} 已兌付，不再支付。',
  ],
  'Ticket {words} is void: it is not paid again.': [
    '票券 {0} 已作废，不再支付。',
    '票券 {0} 已作廢，不再支付。',
  ],
  'Ticket {words} is cancelled: it is not paid again.': [
    '票券 {0} 已取消，不再支付。',
    '票券 {0} 已取消，不再支付。',
  ],
  'Ticket {words} does not stand so that this can be done.': [
    '票券 {0} 目前的状态不能这样处理。',
    '票券 {0} 目前的狀態不能這樣處理。',
  ],
  'Ticket {words} is not finished yet.': ['票券 {0} 尚未完成。', '票券 {0} 尚未完成。'],
  'Nobody is leaving this terminal.': ['此终端没有客人离座。', '此終端沒有客人離座。'],
  'Tickets come from remote terminals only.': ['只有远程终端可出票券。', '只有遠端終端可出票券。'],
  'A large win is cleared by an attendant first.': [
    '大额派彩须先由服务员办理。',
    '大額派彩須先由服務員辦理。',
  ],
  'Its wagers are settled first.': ['须先结算其注码。', '須先結算其注碼。'],
  'As {rank} you cannot do that with a ticket.': [
    '您以{0}身份不能处理票券。',
    '您以{0}身份不能處理票券。',
  ],
  'It is still being printed.': ['票券仍在打印。', '票券仍在列印。'],
  'Its table has not paid for it yet.': ['该台尚未为此票券付款。', '該檯尚未為此票券付款。'],
  'It has expired: call a supervisor.': ['票券已过期：请叫主管。', '票券已過期：請叫主管。'],
  'Somebody else must approve that.': ['须由另一人批准。', '須由另一人批准。'],

  // Why play waits or a table stopped
  'The disk of the database is full.': ['数据库磁盘已满。', '資料庫磁碟已滿。'],
  'The database does not answer: {words}.': ['数据库没有回应：{0}。', '資料庫沒有回應：{0}。'],
  'The database takes very long to write.': ['数据库写入过慢。', '資料庫寫入過慢。'],
  'The database does not let us in.': ['数据库拒绝连接。', '資料庫拒絕連接。'],
  'The clock was set back: play waits for it.': [
    '系统时钟被调回：暂不开局。',
    '系統時鐘被調回：暫不開局。',
  ],
  'No table is open.': ['没有开放的赌台。', '沒有開放的賭檯。'],
  'Table stopped: {trouble}': ['本台已停：{0}', '本檯已停：{0}'],
  'The table has stopped.': ['本台已停。', '本檯已停。'],
  'The tournament has stopped.': ['比赛已停。', '比賽已停。'],
  'Event {number} of {words} was changed.': [
    '{1} 的第 {0} 项记录遭更改。',
    '{1} 的第 {0} 項記錄遭更改。',
  ],
  'Event {number} of {words} is missing.': ['{1} 缺第 {0} 项记录。', '{1} 缺第 {0} 項記錄。'],
  'Events {number} to {number} of {words} are missing.': [
    '{2} 缺第 {0} 至 {1} 项记录。',
    '{2} 缺第 {0} 至 {1} 項記錄。',
  ],
  'Event {number} of {words} does not follow the one before it.': [
    '{1} 的第 {0} 项记录与前一项不连续。',
    '{1} 的第 {0} 項記錄與前一項不連續。',
  ],
  'Event {number} of {words} cannot be read.': [
    '{1} 的第 {0} 项记录无法读取。',
    '{1} 的第 {0} 項記錄無法讀取。',
  ],
  'The win is {number} standard deviations from what the odds make it.': [
    '赢额与按赔率计算的期望相差 {0} 个标准差。',
    '贏額與按賠率計算的期望相差 {0} 個標準差。',
  ],
  'One side won {number} in a row.': ['一方连赢 {0} 局。', '一方連贏 {0} 局。'],
  'Seat {seat} has won {money} on this gaming day.': [
    '{0} 号座位本博彩日已赢 {1}。',
    '{0} 號座位本博彩日已贏 {1}。',
  ],
  'Software {words} runs without an approval on record.': [
    '运行中的软件 {0} 没有批准记录。',
    '運行中的軟件 {0} 沒有批准記錄。',
  ],
  'Software {words} runs; {words} approved {words}.': [
    '运行中的软件为 {0}；{1} 批准的是 {2}。',
    '運行中的軟件為 {0}；{1} 批准的是 {2}。',
  ],

  // Coming in
  'Another screen speaks for this seat now.': [
    '此座位已由另一屏幕操作。',
    '此座位已由另一螢幕操作。',
  ],
  'This console was opened again elsewhere.': ['此荷官台已在别处打开。', '此荷官檯已在別處打開。'],
  'The house closes; what was acknowledged is kept.': [
    '系统正在关闭；已确认的操作均已保存。',
    '系統正在關閉；已確認的操作均已保存。',
  ],
  'Play goes on.': ['牌局继续。', '牌局繼續。'],
  'This console is locked for a break: its own person opens it again.': [
    '此荷官台因休息而锁定：由本人重新打开。',
    '此荷官檯因休息而鎖定：由本人重新打開。',
  ],
  'There is no table {words}.': ['没有 {0} 台。', '沒有 {0} 檯。'],
  'Sign in first.': ['请先登录。', '請先登入。'],
  'This is not the approved console of that table.': [
    '这不是该台获批准的荷官台。',
    '這不是該檯獲批准的荷官檯。',
  ],
  'This terminal is not enrolled for that seat.': [
    '此终端未登记为该座位所用。',
    '此終端未登記為該座位所用。',
  ],
  'This terminal is not enrolled.': ['此终端尚未登记。', '此終端尚未登記。'],
  'This display is not enrolled for that table.': [
    '此显示屏未登记为该台所用。',
    '此顯示屏未登記為該檯所用。',
  ],
  'This display is not enrolled.': ['此显示屏尚未登记。', '此顯示屏尚未登記。'],
  'Your sign-in has run out: sign in again.': [
    '登录已失效：请重新登录。',
    '登入已失效：請重新登入。',
  ],
  'This house speaks version {number}: load the page again.': [
    '系统版本为 {0}：请重新载入页面。',
    '系統版本為 {0}：請重新載入頁面。',
  ],
  'The house cannot look you up now: try again.': [
    '现在无法查核身份：请再试。',
    '現在無法查核身份：請再試。',
  ],
  'Too many messages: wait a moment and connect again.': [
    '消息过多：请稍候再连接。',
    '訊息過多：請稍候再連接。',
  ],
  'That name and password do not belong together.': ['登录名与密码不符。', '登入名與密碼不符。'],
  'Too many failures: wait, or ask an administrator to release it.': [
    '失败次数过多：请等候，或请管理员解锁。',
    '失敗次數過多：請等候，或請管理員解鎖。',
  ],
  'Your code, please.': ['请输入一次性密码。', '請輸入一次性密碼。'],
  'That is not the code of this moment.': ['一次性密码不正确。', '一次性密碼不正確。'],
  'Your password is older than {number} days: choose another.': [
    '密码已用超过 {0} 天：请另设密码。',
    '密碼已用超過 {0} 天：請另設密碼。',
  ],
  'Another administrator must do that.': ['须由另一位管理员执行。', '須由另一位管理員執行。'],
  'There is or was somebody called {words} already.': [
    '登录名 {0} 已被使用。',
    '登入名 {0} 已被使用。',
  ],
  'Not in that role.': ['您的身份不能这样做。', '您的身份不能這樣做。'],
  'The house cannot do that now.': ['系统现在不能这样做。', '系統現在不能這樣做。'],
  'There is no such table, or it is stopped.': ['没有此台，或此台已停。', '沒有此檯，或此檯已停。'],
  'There is no such coup.': ['没有此局。', '沒有此局。'],
  'There is no such shoe.': ['没有此靴。', '沒有此靴。'],
  'There is no such terminal.': ['没有此终端。', '沒有此終端。'],
  'There is no such tournament.': ['没有此比赛。', '沒有此比賽。'],
  'There is no tournament {words}.': ['没有比赛 {0}。', '沒有比賽 {0}。'],
  'There is a tournament of that name.': ['已有同名的比赛。', '已有同名的比賽。'],
  'The conditions are not published yet.': ['条款尚未公布。', '條款尚未公佈。'],
  'Nobody is drawn to that seat.': ['该座位没有人抽中。', '該座位沒有人抽中。'],
  'This screen is not that terminal.': ['此屏幕不是该终端。', '此螢幕不是該終端。'],
  'Your role does not look into terminals.': ['您的身份不能查核终端。', '您的身份不能查核終端。'],
  'That seat is taken.': ['该座位已有人。', '該座位已有人。'],
  'There is no ticket in the tray.': ['出票口没有票券。', '出票口沒有票券。'],
  'Nobody approves their own wish: choose another role.': [
    '不能批准自己的操作：请选另一身份。',
    '不能批准自己的操作：請選另一身份。',
  ],
  'Nobody approves an own wish.': ['不能批准自己的操作。', '不能批准自己的操作。'],
  'Nobody approves their own payment.': ['不能批准自己的付款。', '不能批准自己的付款。'],
  'This table is not stopped.': ['此台没有停。', '此檯沒有停。'],
  'It is just being stopped: look again.': ['此台正在停：请再查看。', '此檯正在停：請再查看。'],
  'It is not stopped.': ['没有停。', '沒有停。'],
  'There is nothing of that name.': ['没有此名称。', '沒有此名稱。'],
  'There is no such win.': ['没有此笔派彩。', '沒有此筆派彩。'],
  'There is no such coup, or it is not over yet.': [
    '没有此局，或此局尚未结束。',
    '沒有此局，或此局尚未結束。',
  ],
  'The newest coups are not counted yet.': ['最新牌局尚未计入。', '最新牌局尚未計入。'],
  'One thing after the other.': ['请逐项操作。', '請逐項操作。'],
  'Place {number}.': ['第 {0} 名。', '第 {0} 名。'],
  'Places {number} to {number} are shared equally.': [
    '第 {0} 至 {1} 名的奖金平分。',
    '第 {0} 至 {1} 名的獎金平分。',
  ],
  'Places {number} to {number}, out in one round, are shared equally.': [
    '第 {0} 至 {1} 名于同一轮出局，奖金平分。',
    '第 {0} 至 {1} 名於同一輪出局，獎金平分。',
  ],
};

// What a table says about people and money, in both Chinese scripts.

import type { PeopleSentence } from './table-sentences.ts';
import type { Both } from './both.ts';

export const PEOPLE: Readonly<Record<PeopleSentence, Both>> = {
  'That needs a {rank} or above.': ['须由{0}或以上人员执行。', '須由{0}或以上人員執行。'],
  'This book gives nobody the power to {power}.': [
    '依本规则，没有授权任何人这样做（{0}）。',
    '依本規則，沒有授權任何人這樣做（{0}）。',
  ],
  'A {rank} or above must approve this.': ['须由{0}或以上人员批准。', '須由{0}或以上人員批准。'],
  'The accounts are frozen: {words}': ['账户已冻结：{0}', '帳戶已凍結：{0}'],
  'The patron has not agreed.': ['客人尚未同意。', '客人尚未同意。'],
  'Only where the odds charge for it, and a differential is on the sign.': [
    '只有赔率为此收费、且告示写明差额限红时才可约定。',
    '只有賠率為此收費、且告示寫明差額限紅時才可約定。',
  ],
  'The differential is {money}: the maximum lies above it.': [
    '差额限红为 {0}：约定上限须高于它。',
    '差額限紅為 {0}：約定上限須高於它。',
  ],
  '{patron} is not at seat {seat}.': ['{0}不在 {1} 号座位。', '{0}不在 {1} 號座位。'],
  'Terms are agreed between two coups.': ['两局之间才可约定条件。', '兩局之間才可約定條件。'],
  'The table is not open.': ['本台没有开台。', '本檯沒有開檯。'],
  'The table is open already.': ['本台已经开台。', '本檯已經開檯。'],
  'No new limits are announced.': ['没有公告新限红。', '沒有公告新限紅。'],
  'Only time opens this gate.': ['只有公告时间届满才可生效。', '只有公告時間屆滿才可生效。'],
  'There is nothing to consent to.': ['没有需要同意的事项。', '沒有需要同意的事項。'],
  'The sign must show these limits for its full time first: announce them.': [
    '新限红须先公告满规定时间：请先公告。',
    '新限紅須先公告滿規定時間：請先公告。',
  ],
  'Patrons consent for themselves alone.': ['客人只能为自己表示同意。', '客人只能為自己表示同意。'],
  'The house’s clock turns the gaming day.': ['博彩日由系统时钟更换。', '博彩日由系統時鐘更換。'],
  'Only the house books payments made while the table was stopped.': [
    '停台期间的付款只由系统入账。',
    '停檯期間的付款只由系統入帳。',
  ],
  'There is no open seat {seat}.': ['没有开放的 {0} 号座位。', '沒有開放的 {0} 號座位。'],
  'This patron is excluded from the game.': ['此客人已被禁止参与。', '此客人已被禁止參與。'],
  'Seat {seat} is taken.': ['{0} 号座位已有人。', '{0} 號座位已有人。'],
  'A buy-in is a whole number of cents above nought.': [
    '买入须为大于零的整数分。',
    '買入須為大於零的整數分。',
  ],
  'This seat has no note acceptor.': ['此座位没有收钞机。', '此座位沒有收鈔機。'],
  'A remote terminal takes notes at its acceptor only.': [
    '远程终端只由收钞机收钞。',
    '遠端終端只由收鈔機收鈔。',
  ],
  'House rules change between shoes, with no money live.': [
    '本台设定只在两靴之间、台面没有注码时更改。',
    '本檯設定只在兩靴之間、檯面沒有注碼時更改。',
  ],
  'Say what the claim is.': ['请说明申诉内容。', '請說明申訴內容。'],
  'A claim is closed with what was done, or why nothing.': [
    '结束申诉须写明做了什么，或为何不做。',
    '結束申訴須寫明做了甚麼，或為何不做。',
  ],
  'There is no open claim {number}.': ['没有未结的 {0} 号申诉。', '沒有未結的 {0} 號申訴。'],
  'The sign must stand for its full time before the table closes.': [
    '关台告示须满时间才可关台。',
    '關檯告示須滿時間才可關檯。',
  ],
  'Pay every account out before the table closes.': [
    '关台前请兑现所有账户。',
    '關檯前請兌現所有帳戶。',
  ],
  '{number} matters are open: end them, or accept them as you close.': [
    '有 {0} 项未结：请先了结，或在关台时确认。',
    '有 {0} 項未結：請先了結，或在關檯時確認。',
  ],
  'Claim {number} is disputed: advise the complainant first.': [
    '{0} 号申诉仍有争议：请先告知申诉人可向谁咨询。',
    '{0} 號申訴仍有爭議：請先告知申訴人可向誰諮詢。',
  ],
  'No debt is open there.': ['该处没有未清的欠款。', '該處沒有未清的欠款。'],
  'Say which stored approval lets it go, and why.': [
    '请写明已存档的批准编号及原因。',
    '請寫明已存檔的批准編號及原因。',
  ],
  'No chips are left and {money} is owed: say that it stays open.': [
    '已无筹码，仍欠 {0}：请确认该欠款保留未清。',
    '已無籌碼，仍欠 {0}：請確認該欠款保留未清。',
  ],
  'Check the cards first.': ['请先验牌。', '請先驗牌。'],
  'A complete set has {number} cards, not {number}: say what was found.': [
    '整套应有 {0} 张，而非 {1} 张：请说明情况。',
    '整套應有 {0} 張，而非 {1} 張：請說明情況。',
  ],
  'Count the cards first.': ['请先点算牌数。', '請先點算牌數。'],
  'Finish the coup before closing.': ['请先完成本局再关台。', '請先完成本局再關檯。'],
  'Patrons are here: the closing sign has not stood long enough.': [
    '尚有客人：关台告示时间未足。',
    '尚有客人：關檯告示時間未足。',
  ],
  'This book settles what was placed, not what was shown.': [
    '依本规则，按实际下注结算，不按显示结算。',
    '依本規則，按實際下注結算，不按顯示結算。',
  ],
  'A terminal answers for itself alone.': ['终端只能为自己答复。', '終端只能為自己答覆。'],
  'Nothing was closed at this terminal.': [
    '此终端没有停止下注的记录。',
    '此終端沒有停止下注的記錄。',
  ],
  'Nothing is open at seat {seat}.': [
    '{0} 号座位没有待处理的事项。',
    '{0} 號座位沒有待處理的事項。',
  ],
  'Say what the records show.': ['请说明记录显示什么。', '請說明記錄顯示甚麼。'],
  'Commission is taken at once at this table.': ['本台即时收取佣金。', '本檯即時收取佣金。'],
  'Only a seated patron may owe commission.': [
    '只有入座的客人可以欠佣。',
    '只有入座的客人可以欠佣。',
  ],
  'Commission is taken at once in this book.': [
    '依本规则，佣金须即时收取。',
    '依本規則，佣金須即時收取。',
  ],
  'Only the patron or staff settle a marker.': [
    '只有客人本人或职员可以结清欠佣。',
    '只有客人本人或職員可以結清欠佣。',
  ],
  '{money} is owed: the chips at the seat do not cover it.': [
    '欠佣 {0}：座位上的筹码不足。',
    '欠佣 {0}：座位上的籌碼不足。',
  ],
  'No commission is owed.': ['没有欠佣。', '沒有欠佣。'],
  'Say why: it goes on record.': ['请说明原因，将列入记录。', '請說明原因，將列入記錄。'],
  'No account is frozen.': ['没有冻结的账户。', '沒有凍結的帳戶。'],
  'Only the patron or staff may end this seat.': [
    '只有客人本人或职员可以办理离座。',
    '只有客人本人或職員可以辦理離座。',
  ],
  'Only {number} coups without a wager.': ['只有 {0} 局没有下注。', '只有 {0} 局沒有下注。'],
  'Say what disturbs the game: it goes on record.': [
    '请说明如何扰乱牌局，将列入记录。',
    '請說明如何擾亂牌局，將列入記錄。',
  ],
  'Wagers are locked: they are settled before the payment.': [
    '注码已锁定：先结算才可兑现。',
    '注碼已鎖定：先結算才可兌現。',
  ],
  '{money} of commission is owed: settle it first.': [
    '欠佣 {0}：请先结清。',
    '欠佣 {0}：請先結清。',
  ],
  '{money} of commission is owed from the last shoe.': ['上一靴欠佣 {0}。', '上一靴欠佣 {0}。'],
  'The balance is {number} cents, not {number}.': [
    '余额为 {0} 分，不是 {1} 分。',
    '餘額為 {0} 分，不是 {1} 分。',
  ],
  'The ticket or fault has no number.': ['票券或故障没有编号。', '票券或故障沒有編號。'],
  'Only a remote terminal with a printer issues tickets.': [
    '只有带打印机的远程终端可出票券。',
    '只有附列印機的遠端終端可出票券。',
  ],
  'This terminal pays by ticket: print one.': [
    '此终端以票券兑现：请打印票券。',
    '此終端以票券兌現：請列印票券。',
  ],
  'The dealer pays chips at this seat.': ['此座位由荷官付筹码。', '此座位由荷官付籌碼。'],
  'A slip is signed by two different people.': [
    '单据须由两名不同人员签署。',
    '單據須由兩名不同人員簽署。',
  ],
  'A slip is for a whole number of cents above nought.': [
    '单据金额须为大于零的整数分。',
    '單據金額須為大於零的整數分。',
  ],
  'The float does not hold that much.': ['筹码盘没有这么多。', '籌碼盤沒有這麼多。'],
  'Nobody sits at seat {seat}.': ['{0} 号座位没有人坐。', '{0} 號座位沒有人坐。'],
  'Nothing is owed to this patron here.': ['本台不欠此客人款项。', '本檯不欠此客人款項。'],
  'No win is locked at seat {seat}.': ['{0} 号座位没有待办的派彩。', '{0} 號座位沒有待辦的派彩。'],
  '{money} is locked, to the cent.': ['待办派彩正好是 {0}。', '待辦派彩正好是 {0}。'],
  'Say which form was signed: it goes on record.': [
    '请填写已签署表格的编号，将列入记录。',
    '請填寫已簽署表格的編號，將列入記錄。',
  ],
  '{money} is owed, to the cent.': ['欠款正好是 {0}。', '欠款正好是 {0}。'],
  'Say how the patron was known: it goes on record.': [
    '请说明如何确认客人身份，将列入记录。',
    '請說明如何確認客人身份，將列入記錄。',
  ],
  'The notice changes between two coups.': ['告示只在两局之间更改。', '告示只在兩局之間更改。'],
  'A changed set-up bears a new id.': ['更改后的设定须有新编号。', '更改後的設定須有新編號。'],
  'Name the clause that was broken and what happened.': [
    '请写明违反的条款和经过。',
    '請寫明違反的條款和經過。',
  ],
  'The account does not hold that much.': ['账户没有这么多。', '帳戶沒有這麼多。'],
  'Say how much is to be held.': ['请说明扣留多少。', '請說明扣留多少。'],
  '{money} was won here on record: no more can be held.': [
    '记录显示在此赢得 {0}：不可扣留更多。',
    '記錄顯示在此贏得 {0}：不可扣留更多。',
  ],
  '{money} of it is still on the account.': ['其中只有 {0} 仍在账户。', '其中只有 {0} 仍在帳戶。'],
  'This book has no such sanction.': ['本规则没有这种处分。', '本規則沒有這種處分。'],
  'Wagers play on here: say whether they are void or run on.': [
    '此处仍有未结的注码：请说明作废还是继续有效。',
    '此處仍有未結的注碼：請說明作廢還是繼續有效。',
  ],
  '{number} holds are open there: say which one ends.': [
    '该处有 {0} 笔扣留款项：请说明结束哪一笔。',
    '該處有 {0} 筆扣留款項：請說明結束哪一筆。',
  ],
  'Say at which coup the device was there first.': [
    '请说明装置从哪一局起已在场。',
    '請說明裝置從哪一局起已在場。',
  ],
  'Say who keeps the device: it goes on record.': [
    '请说明装置由谁保管，将列入记录。',
    '請說明裝置由誰保管，將列入記錄。',
  ],
  '{patron} is not detained.': ['{0}没有被扣留。', '{0}沒有被扣留。'],
  'Say who has taken over: the name goes on record.': [
    '请说明由谁接手，姓名将列入记录。',
    '請說明由誰接手，姓名將列入記錄。',
  ],
  '{patron} is not excluded here.': ['{0}在本台没有被禁止参与。', '{0}在本檯沒有被禁止參與。'],
  'Nothing is held there.': ['该处没有扣留款项。', '該處沒有扣留款項。'],
  'Say what the investigation found.': ['请说明调查结果。', '請說明調查結果。'],
  'You are not a {duty} here.': ['您在本台不是{0}。', '您在本檯不是{0}。'],
  'You are on duty as {duty} at this table.': ['您已在本台担任{0}。', '您已在本檯擔任{0}。'],
  'You are not on duty as {duty}.': ['您没有以{0}身份当值。', '您沒有以{0}身份當值。'],
  'No dealer is signed on at this table.': ['本台没有荷官签到。', '本檯沒有荷官簽到。'],
  'No table inspector is signed on: play waits.': [
    '监场尚未签到：暂不开局。',
    '監場尚未簽到：暫不開局。',
  ],
  'This book has no patrons without a seat.': [
    '依本规则，客人须有座位。',
    '依本規則，客人須有座位。',
  ],
  'Nobody sits at {seat} to stand behind.': [
    '{0} 号座位没有人，不能站在其后。',
    '{0} 號座位沒有人，不能站在其後。',
  ],
  'This patron sits there already.': ['此客人已坐在那里。', '此客人已坐在該處。'],
  'Everybody in a partnership is at this table.': ['合伙各人须都在本台。', '合夥各人須都在本檯。'],
  'The float cannot pay this coup: call for a fill first.': [
    '筹码盘不足以派彩：请先补码。',
    '籌碼盤不足以派彩：請先補碼。',
  ],
};

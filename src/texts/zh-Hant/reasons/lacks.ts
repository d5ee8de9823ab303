// What conditions and gates of a tournament still need.

import type { LackReasons } from '../../../tournament/reason.ts';

export const LACKS: Readonly<Record<keyof LackReasons, string>> = {
  'item-blank': '{item}',
  'term-blank': '條款：{term}',
  'gate-director-appointed': '須委任賽事總監',
  'gate-conditions-complete': '比賽條款須齊備',
  'gate-approved': '此版條款須獲書面批准',
  'gate-published': '此版條款須公佈',
  'gate-inspectorate-told': '此版條款須通知監察機構',
  'gate-tables-designated': '須指定用檯',
  'gate-briefed': '賽事總監須向各人講解',
  'gate-signed': '各人須簽署條款',
  'lacks-version': '本規則准許的玩法（{name}）',
  'lacks-offered-wagers': '此玩法提供的投注項',
  'lacks-retained-limit': '場方最多留存報名費的 {count}%',
  'lacks-permitted-variation': '不可更改規則不許更改之處',
  'lacks-least-entrants': '最少參賽人數須低於最多人數',
  'lacks-free-withdrawal': '開始前 {count} 天可免費退出',
  'lacks-no-refund': '取消資格者不退款',
  'lacks-whole-pool': '獎金須分完整個獎池',
  'lacks-fewer-prizes': '獎項不可多於參賽人數',
  'lacks-no-cash-chips': '不使用現金籌碼',
  'lacks-one-final': '一場決賽，在所有輪次之後',
  'lacks-seats-for-all': '{name}：可進入的 {count} 人都須有座位',
  'lacks-decks': '{name}：依本規則使用的牌副數',
  'lacks-seats': '{name}：依本規則一張檯的座位數',
  'lacks-playable-limits': '{name}：可用的起始籌碼和限紅',
  'lacks-sessions': '{name}：場次、檯數、座位和長度',
  'lacks-one-table': '{name}：一場一檯',
  'lacks-fewer-advancing': '{name}：晉級人數須少於每檯座位',
};

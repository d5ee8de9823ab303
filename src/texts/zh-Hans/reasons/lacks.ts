// What conditions and gates of a tournament still need.

import type { LackReasons } from '../../../tournament/reason.ts';

export const LACKS: Readonly<Record<keyof LackReasons, string>> = {
  'item-blank': '{item}',
  'term-blank': '条款：{term}',
  'gate-director-appointed': '须委任赛事总监',
  'gate-conditions-complete': '比赛条款须齐备',
  'gate-approved': '此版条款须获书面批准',
  'gate-published': '此版条款须公布',
  'gate-inspectorate-told': '此版条款须通知监察机构',
  'gate-tables-designated': '须指定用台',
  'gate-briefed': '赛事总监须向各人讲解',
  'gate-signed': '各人须签署条款',
  'lacks-version': '本规则准许的玩法（{name}）',
  'lacks-offered-wagers': '此玩法提供的投注项',
  'lacks-retained-limit': '场方最多留存报名费的 {count}%',
  'lacks-permitted-variation': '不可更改规则不许更改之处',
  'lacks-least-entrants': '最少参赛人数须低于最多人数',
  'lacks-free-withdrawal': '开始前 {count} 天可免费退出',
  'lacks-no-refund': '取消资格者不退款',
  'lacks-whole-pool': '奖金须分完整个奖池',
  'lacks-fewer-prizes': '奖项不可多于参赛人数',
  'lacks-no-cash-chips': '不使用现金筹码',
  'lacks-one-final': '一场决赛，在所有轮次之后',
  'lacks-seats-for-all': '{name}：可进入的 {count} 人都须有座位',
  'lacks-decks': '{name}：依本规则使用的牌副数',
  'lacks-seats': '{name}：依本规则一张台的座位数',
  'lacks-playable-limits': '{name}：可用的起始筹码和限红',
  'lacks-sessions': '{name}：场次、台数、座位和长度',
  'lacks-one-table': '{name}：一场一台',
  'lacks-fewer-advancing': '{name}：晋级人数须少于每台座位',
};

// The lines of a coup told again from its events.

import type { StoryReasons } from '../../../table/reasons/story.ts';

export const STORY: Readonly<Record<keyof StoryReasons, string>> = {
  'coup-opened': '第 {coup} 局：请下注。',
  'dummy-coup-opened': '第 {coup} 局为飞牌：不接受下注。',
  'wager-set': '{seat} 号座位，{patron}：{bet} {stake}（{gesture}）。',
  'wager-set-in-part': '{seat} 号座位，{patron}：{bet}要求 {asked}，接受 {stake}（{gesture}）。',
  'wager-taken-back': '{seat} 号座位，{patron}：收回{bet}（{gesture}）。',
  'wager-reduced': '{seat} 号座位，{bet}：由 {from} 减至 {to}。',
  'no-more-wagers': '停止下注（{closedBy}）。',
  'returned-at-seat': '{seat} 号座位：{reason}',
  'bet-goes-back-at-seat': '{seat} 号座位：退回{bet}。',
  'shown-at-close': '{seat} 号座位的注码：{laid}。',
  'card-face-down': '{side}第 {number} 张牌：牌面朝下。',
  'card-dealt': '{side}第 {number} 张牌：{card}。',
  'card-dealt-making': '{side}第 {number} 张牌：{card}，共 {count} 点。',
  'card-turned': '{side}开出 {card}。',
  'card-turned-making': '{side}开出 {card}，共 {count} 点。',
  'counts-announced': '宣布点数：闲 {player} 点，庄 {banker} 点。',
  'insurance-closed': '结束保险投注（{closedBy}）。',
  'player-won-coup': '闲赢：闲 {player} 点，庄 {banker} 点。',
  'banker-won-coup': '庄赢：闲 {player} 点，庄 {banker} 点。',
  'coup-was-tie': '和局：闲 {player} 点，庄 {banker} 点。',
  'coup-is-void': '本局作废。',
  'coup-recalculated': '重新计算：{line}',
  'card-corrected': '第 {number} 张牌输入为 {was}，实为 {card}。',
  'wager-paid': '{seat} 号座位，{patron}：{bet}下注 {stake}，派回 {paid}（连本）。',
  'wager-paid-less-commission':
    '{seat} 号座位，{patron}：{bet}下注 {stake}，派回 {paid}（连本），佣金 {commission}。',
  'wager-paid-commission-owed':
    '{seat} 号座位，{patron}：{bet}下注 {stake}，派回 {paid}（连本），欠佣 {commission}。',
  'line-with-reason': '{line}{reason}',
  'streak-lies-again': '{seat} 号座位，{patron}：{bet}注码 {stake} 恢复有效。',
  'streak-cannot-lie-again': '{seat} 号座位，{patron}：{bet}注码 {stake} 不能恢复，已退回。',
  'streak-area-shut': '{seat} 号座位，{patron}：投注区已关闭，退回{bet}注码 {stake}。',
  'streak-left-to-a-claim': '{seat} 号座位，{patron}：{bet}注码 {stake} 留待申诉处理。',
  'streak-rides-as-it-did': '{seat} 号座位，{patron}：{bet}注码 {stake} 照旧继续有效。',
  'event-happened': '{event}',
};

// The lines of a coup told again from its events.

import type { StoryReasons } from '../../../table/reasons/story.ts';

export const STORY: Readonly<Record<keyof StoryReasons, string>> = {
  'coup-opened': '第 {coup} 局：請下注。',
  'dummy-coup-opened': '第 {coup} 局為飛牌：不接受下注。',
  'wager-set': '{seat} 號座位，{patron}：{bet} {stake}（{gesture}）。',
  'wager-set-in-part': '{seat} 號座位，{patron}：{bet}要求 {asked}，接受 {stake}（{gesture}）。',
  'wager-taken-back': '{seat} 號座位，{patron}：收回{bet}（{gesture}）。',
  'wager-reduced': '{seat} 號座位，{bet}：由 {from} 減至 {to}。',
  'no-more-wagers': '停止下注（{closedBy}）。',
  'returned-at-seat': '{seat} 號座位：{reason}',
  'bet-goes-back-at-seat': '{seat} 號座位：退回{bet}。',
  'shown-at-close': '{seat} 號座位的注碼：{laid}。',
  'card-face-down': '{side}第 {number} 張牌：牌面朝下。',
  'card-dealt': '{side}第 {number} 張牌：{card}。',
  'card-dealt-making': '{side}第 {number} 張牌：{card}，共 {count} 點。',
  'card-turned': '{side}開出 {card}。',
  'card-turned-making': '{side}開出 {card}，共 {count} 點。',
  'counts-announced': '宣佈點數：閒 {player} 點，莊 {banker} 點。',
  'insurance-closed': '結束保險投注（{closedBy}）。',
  'player-won-coup': '閒贏：閒 {player} 點，莊 {banker} 點。',
  'banker-won-coup': '莊贏：閒 {player} 點，莊 {banker} 點。',
  'coup-was-tie': '和局：閒 {player} 點，莊 {banker} 點。',
  'coup-is-void': '本局作廢。',
  'coup-recalculated': '重新計算：{line}',
  'card-corrected': '第 {number} 張牌輸入為 {was}，實為 {card}。',
  'wager-paid': '{seat} 號座位，{patron}：{bet}下注 {stake}，派回 {paid}（連本）。',
  'wager-paid-less-commission':
    '{seat} 號座位，{patron}：{bet}下注 {stake}，派回 {paid}（連本），佣金 {commission}。',
  'wager-paid-commission-owed':
    '{seat} 號座位，{patron}：{bet}下注 {stake}，派回 {paid}（連本），欠佣 {commission}。',
  'line-with-reason': '{line}{reason}',
  'streak-lies-again': '{seat} 號座位，{patron}：{bet}注碼 {stake} 恢復有效。',
  'streak-cannot-lie-again': '{seat} 號座位，{patron}：{bet}注碼 {stake} 不能恢復，已退回。',
  'streak-area-shut': '{seat} 號座位，{patron}：投注區已關閉，退回{bet}注碼 {stake}。',
  'streak-left-to-a-claim': '{seat} 號座位，{patron}：{bet}注碼 {stake} 留待申訴處理。',
  'streak-rides-as-it-did': '{seat} 號座位，{patron}：{bet}注碼 {stake} 照舊繼續有效。',
  'event-happened': '{event}',
};

// Why a wager was paid, lost or given back, in both Chinese scripts.

import type { Both } from './both.ts';

export const WHY: Readonly<Record<string, Both>> = {
  '{shown}: the wager loses.': ['{0}：没有押中，注码归场方。', '{0}：沒有押中，注碼歸場方。'],
  '{shown}: the stake goes back.': ['{0}：注码退回。', '{0}：注碼退回。'],
  '{shown}: pays {payment}.': ['{0}：{1}。', '{0}：{1}。'],
  'A dummy coup: the stake goes back.': ['飞牌：注码退回。', '飛牌：注碼退回。'],
  'The coup is void: the stake goes back.': ['本局作废：注码退回。', '本局作廢：注碼退回。'],
  'The cards did not suffice, the coup is void: the stake goes back.': [
    '牌不够，本局作废：注码退回。',
    '牌不夠，本局作廢：注碼退回。',
  ],
  'The outcome is invalid: the stake goes back.': ['结果无效：注码退回。', '結果無效：注碼退回。'],
  'Under the minimum of {money} again: the stake goes back.': [
    '再次低于最低限红 {0}：注码退回。',
    '再次低於最低限紅 {0}：注碼退回。',
  ],
  '{why} Under the minimum of {money}: settled this once, the next goes back.': [
    '{0}低于最低限红 {1}：仅此一次结算，下次退回。',
    '{0}低於最低限紅 {1}：僅此一次結算，下次退回。',
  ],
  '{why} {money} above the maximum of {money} goes back ({words}).': [
    '{0}超过最高限红 {2} 的 {1} 退回（{3}）。',
    '{0}超過最高限紅 {2} 的 {1} 退回（{3}）。',
  ],
  '{row}: the {bet} pays {payment}.': ['{0}：{1}，{2}。', '{0}：{1}，{2}。'],
  'The {bet} goes back.': ['{0}退回。', '{0}退回。'],
  '{shown}: the {bet} is broken after it came right {times}.': [
    '{0}：{1}在连中{2}后中断。',
    '{0}：{1}在連中{2}後中斷。',
  ],
  'The shoe ended before its first coup: the {bet} goes back.': [
    '首局之前本靴已完：{0}退回。',
    '首局之前本靴已完：{0}退回。',
  ],
  '{shown}: the {bet} has {number} in a row and pays from 2.': [
    '{0}：{1}连续 {2} 局，由 2 局起赔。',
    '{0}：{1}連續 {2} 局，由 2 局起賠。',
  ],
  '{shown}: the {bet} has {number} in a row since it was laid and pays from 2.': [
    '{0}：{1}自下注起连续 {2} 局，由 2 局起赔。',
    '{0}：{1}自下注起連續 {2} 局，由 2 局起賠。',
  ],
};

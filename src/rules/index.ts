// The rules of baccarat as a library: cards to settlement, shoe life and roads. No dependency.

export * from './assert.ts';
export * from './bet.ts';
export * from './cards.ts';
export * from './coup.ts';
export * from './dragon-tails.ts';
export * from './facts.ts';
export * from './follow-streaks.ts';
export * from './fraction.ts';
export * from './hand.ts';
export * from './placement/close.ts';
export * from './placement/judge-placement.ts';
export * from './placement/limits.ts';
export * from './placement/payable.ts';
export * from './placement/personal-terms.ts';
export * from './placement/refusals.ts';
export * from './placement/stake-rules.ts';
export * from './placement/stake.ts';
export * from './roads.ts';
export * from './rulebook.ts';
export * from './runs.ts';
export * from './settle.ts';
export * from './settlement-reason.ts';
export * from './shoe.ts';
export * from './streaks.ts';
export * from './tableau.ts';
export * from './wagers.ts';

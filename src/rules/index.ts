// The rules of baccarat as a library: cards to settlement, shoe life and roads. No dependency.

export * from './assert.ts';
export * from './cards.ts';
export * from './coup.ts';
export * from './dragon-tails.ts';
export * from './facts.ts';
export * from './follow-streaks.ts';
export * from './fraction.ts';
export * from './hand.ts';
export * from './place.ts';
export * from './roads.ts';
export * from './rulebook.ts';
export * from './runs.ts';
export * from './settle.ts';
export * from './shoe.ts';
export * from './streaks.ts';
export * from './tableau.ts';
export * from './wagers.ts';

// The seventeen wagers of the four books, and what kind of thing each is.

import type { Side } from './hand.ts';

export const WAGERS = [
  'player',
  'banker',
  'tie',
  'player-pair',
  'banker-pair',
  'player-perfect-pair',
  'banker-perfect-pair',
  'player-dragon-bonus',
  'banker-dragon-bonus',
  'super-6',
  'insurance',
  'player-run',
  'banker-run',
  'combination-run',
  'tie-run',
  'player-dragon-tail',
  'banker-dragon-tail',
] as const;
export type WagerName = (typeof WAGERS)[number];

export const WAGER_FAMILIES = [
  'main',
  'tie',
  'pair',
  'perfect-pair',
  'dragon-bonus',
  'super-6',
  'insurance',
  'run',
  'dragon-tail',
] as const;
export type WagerFamily = (typeof WAGER_FAMILIES)[number];

export interface WagerKind {
  readonly family: WagerFamily;
  readonly side?: Side;
}

/** Family and side of every wager. */
export const WAGER_KINDS: Readonly<Record<WagerName, WagerKind>> = {
  player: { family: 'main', side: 'player' },
  banker: { family: 'main', side: 'banker' },
  tie: { family: 'tie' },
  'player-pair': { family: 'pair', side: 'player' },
  'banker-pair': { family: 'pair', side: 'banker' },
  'player-perfect-pair': { family: 'perfect-pair', side: 'player' },
  'banker-perfect-pair': { family: 'perfect-pair', side: 'banker' },
  'player-dragon-bonus': { family: 'dragon-bonus', side: 'player' },
  'banker-dragon-bonus': { family: 'dragon-bonus', side: 'banker' },
  'super-6': { family: 'super-6' },
  insurance: { family: 'insurance' },
  'player-run': { family: 'run', side: 'player' },
  'banker-run': { family: 'run', side: 'banker' },
  'combination-run': { family: 'run' },
  'tie-run': { family: 'run' },
  'player-dragon-tail': { family: 'dragon-tail', side: 'player' },
  'banker-dragon-tail': { family: 'dragon-tail', side: 'banker' },
};

/** Wagers that live over several coups; all others are decided by one. */
export const RUN_WAGERS = ['player-run', 'banker-run', 'combination-run', 'tie-run'] as const;
export type RunWager = (typeof RUN_WAGERS)[number];

export const TAIL_WAGERS = ['player-dragon-tail', 'banker-dragon-tail'] as const;
export type TailWager = (typeof TAIL_WAGERS)[number];

export type SingleCoupWager = Exclude<WagerName, RunWager | TailWager>;

export const isRunWager = (on: WagerName): on is RunWager => WAGER_KINDS[on].family === 'run';
export const isTailWager = (on: WagerName): on is TailWager =>
  WAGER_KINDS[on].family === 'dragon-tail';
export const isSingleCoupWager = (on: WagerName): on is SingleCoupWager =>
  !isRunWager(on) && !isTailWager(on);

export const isWagerName = (text: string): text is WagerName => Object.hasOwn(WAGER_KINDS, text);

// Every kind of wager, once. A wager that a book offers is in this list, and whatever differs from
// one wager to the next is a field here: rules, table, lab, wire and screens all derive from it.

import type { Side } from './hand.ts';

interface KindFields {
  /** Wagers of one family share a line on a sign wherever they have the same limits or odds. */
  readonly family: string;
  /** The side it belongs to: Player's areas lie left on a felt, Banker's right, others between. */
  readonly side?: Side;
  /** What decides it: one coup, a Run of several, or how long a streak lasts. */
  readonly decidedBy: 'coup' | 'run' | 'streak';
  /** Where it lies: with the hands, in the row of side wagers, or not before it is asked for. */
  readonly felt: 'hands' | 'side-row' | 'insurance-window' | 'run-board' | 'tail-board';
  /** Its English name, where that is not simply its id in capitals. */
  readonly title?: string;
}

const main = { family: 'main', decidedBy: 'coup', felt: 'hands' } as const;
const sideWager = { decidedBy: 'coup', felt: 'side-row' } as const;
const run = { family: 'run', decidedBy: 'run', felt: 'run-board' } as const;
const tail = { family: 'dragon-tail', decidedBy: 'streak', felt: 'tail-board' } as const;

const KINDS = {
  player: { ...main, side: 'player' },
  banker: { ...main, side: 'banker' },
  tie: { ...main, family: 'tie' },
  'player-pair': { ...sideWager, family: 'pair', side: 'player' },
  'banker-pair': { ...sideWager, family: 'pair', side: 'banker' },
  'player-perfect-pair': { ...sideWager, family: 'perfect-pair', side: 'player' },
  'banker-perfect-pair': { ...sideWager, family: 'perfect-pair', side: 'banker' },
  'player-dragon-bonus': { ...sideWager, family: 'dragon-bonus', side: 'player' },
  'banker-dragon-bonus': { ...sideWager, family: 'dragon-bonus', side: 'banker' },
  'super-6': { ...sideWager, family: 'super-6' },
  insurance: { family: 'insurance', decidedBy: 'coup', felt: 'insurance-window' },
  'player-run': { ...run, side: 'player' },
  'banker-run': { ...run, side: 'banker' },
  'combination-run': { ...run, title: 'Player/Banker Run' },
  'tie-run': { ...run, family: 'tie-run' },
  'player-dragon-tail': { ...tail, side: 'player' },
  'banker-dragon-tail': { ...tail, side: 'banker' },
  'lucky-6': { ...sideWager, family: 'lucky-6' },
  'dragon-7': { ...sideWager, family: 'dragon-7', side: 'banker' },
  'panda-8': { ...sideWager, family: 'panda-8', side: 'player' },
} as const satisfies Record<string, KindFields>;

type Kinds = typeof KINDS;
export type WagerName = keyof Kinds;
export type WagerFamily = Kinds[WagerName]['family'];

export interface WagerKind extends KindFields {
  readonly family: WagerFamily;
}

export const WAGER_KINDS: Readonly<Record<WagerName, WagerKind>> = KINDS;

type DecidedBy<What extends KindFields['decidedBy']> = {
  [on in WagerName]: Kinds[on]['decidedBy'] extends What ? on : never;
}[WagerName];

export type SingleCoupWager = DecidedBy<'coup'>;
/** Wagers that live over several coups; all others are decided by one. */
export type RunWager = DecidedBy<'run'>;
export type TailWager = DecidedBy<'streak'>;

export const isSingleCoupWager = (on: WagerName): on is SingleCoupWager =>
  WAGER_KINDS[on].decidedBy === 'coup';
export const isRunWager = (on: WagerName): on is RunWager => WAGER_KINDS[on].decidedBy === 'run';
export const isTailWager = (on: WagerName): on is TailWager =>
  WAGER_KINDS[on].decidedBy === 'streak';

/** In the order of the list: reports, signs and schemas follow it. */
export const WAGERS = Object.keys(KINDS) as readonly WagerName[]; // the keys of a closed record
export const SINGLE_COUP_WAGERS = WAGERS.filter(isSingleCoupWager);
export const RUN_WAGERS = WAGERS.filter(isRunWager);
export const TAIL_WAGERS = WAGERS.filter(isTailWager);

export const isWagerName = (text: string): text is WagerName => Object.hasOwn(WAGER_KINDS, text);

/** A wager on the first two cards of one side. */
export const isPairWager = (on: WagerName): boolean =>
  WAGER_KINDS[on].family === 'pair' || WAGER_KINDS[on].family === 'perfect-pair';

/** 'Player Dragon Bonus' for 'player-dragon-bonus'. */
export const wagerTitle = (on: WagerName): string =>
  WAGER_KINDS[on].title ??
  on.replaceAll(/\b[a-z]/g, letter => letter.toUpperCase()).replaceAll('-', ' ');

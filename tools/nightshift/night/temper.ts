// How a night goes: how much goes wrong, and what of it. No two nights have the same commands in
// mind, so that each meets some of them often and together (swarm testing); all of them are always
// possible.

import { COMMAND_NAMES, type CommandName } from '../../../src/table/acts.ts';
import { type Irregularity, IRREGULARITIES } from '../../../src/rulebooks/index.ts';
import type { RulebookId } from '../../../src/rules/rulebook.ts';
import { SANCTIONS } from '../../../src/table/acts/people/sanction-patron.ts';
import type { Column } from '../counts.ts';
import type { Setup } from '../../../src/table/setup/setup.ts';
import type { Chance } from '../../oracle/chance.ts';
import type { Target } from './target.ts';

/** Things that go together, with house rules under which they matter. */
interface Theme {
  readonly commands: readonly CommandName[];
  readonly reports?: readonly Irregularity[];
  readonly books?: readonly RulebookId[];
  readonly setup?: Partial<Setup>;
}

const REPORT: CommandName = 'report-irregularity';

const THEMES: readonly Theme[] = [
  {
    commands: [REPORT, 'freeze-accounts', 'unfreeze-accounts', 'pay-out', 'pay-owed', 'buy-in'],
    reports: ['wrong-result-entered'],
    books: ['crown-rapid'],
  },
  {
    commands: [REPORT, 'pay-out', 'pay-owed', 'buy-in', 'leave', 'set-wager'],
    reports: ['wrong-result-entered', 'wrong-number-of-cards', 'fraud', 'game-disrupted'],
  },
  {
    commands: [REPORT, 'confirm-snapshot', 'close-discrepancy', 'buy-in', 'close-table'],
    reports: ['terminal-malfunction', 'system-malfunction', 'equipment-malfunction'],
  },
  { commands: ['sanction-patron', 'end-hold', 'pay-out', 'buy-in', 'stand-behind', 'set-wager'] },
  {
    commands: ['close-table', 'announce-closing', 'pay-out', 'open-claim', 'sanction-patron'],
    reports: ['wrong-result-entered'],
  },
  {
    commands: [
      ...(['approve-commission-deferral', 'settle-commission', 'carry-commission'] as const),
      ...(['order-dummy-coups', 'order-shuffle', 'pay-out', 'close-table'] as const),
      'release-debt',
    ],
    books: ['crown'],
    setup: { version: 'traditional', deferredCommission: true },
  },
  {
    commands: ['take-shoe', 'decline-shoe', 'give-up-shoe', 'delegate-dealing', 'pay-out', 'leave'],
    books: ['crown'],
    setup: { method: 'shoe-to-a-wagerer' },
  },
  {
    commands: ['set-face-down', 'take-hand', 'decline-hand', 'delegate-hand', 'turn-card', REPORT],
    reports: ['wager-change-wanted', 'cards-to-the-wrong-side'],
    books: ['crown', 'tasmania'],
    setup: { faceDown: true, method: 'hands-to-wagerers' },
  },
  {
    commands: [REPORT, 'order-dummy-coups', 'begin-dummy-coup', 'ask-to-wager', 'burn-card'],
    reports: [
      ...(['surplus-card-seen', 'surplus-card-unseen', 'third-card-to-player'] as const),
      ...(['third-card-to-banker', 'player-card-to-banker', 'card-face-up-in-shoe'] as const),
      ...(['foreign-card', 'card-order-lost', 'fraud', 'game-disrupted'] as const),
    ],
    books: ['crown', 'tasmania', 'crown-rapid'],
  },
  {
    commands: [REPORT, 'set-wager', 'clear-wagers', 'close-wager-window', 'reduce-pro-rata'],
    reports: ['cards-to-the-wrong-side', 'wager-on-a-shut-tail', 'wager-change-wanted'],
    books: ['crown'],
    setup: { stakeMode: 'seat-terminals' },
  },
  {
    commands: ['set-wager', 'close-insurance', REPORT, 'agree-limits'],
    reports: ['wrong-result-entered', 'cards-to-the-wrong-side'],
    books: ['crown'],
    setup: { version: 'crown', stakeMode: 'seat-terminals' },
  },
  {
    commands: ['release-locked-win', REPORT, 'pay-out', 'freeze-accounts'],
    reports: ['wrong-result-entered'],
    books: ['crown-rapid'],
    setup: { substantialWin: 1000, stakeMode: 'seat-terminals', practice: false },
  },
  {
    commands: [
      ...(['announce-limits', 'withdraw-limits', 'consent-to-limits', 'change-setup'] as const),
      ...(['agree-limits', 'set-own-limits', 'arrange-above-differential', 'pay-out'] as const),
    ],
  },
  { commands: ['begin-gaming-day', 'sign-off', 'sign-on', 'record-cutting-card', 'order-shuffle'] },
];

export interface Temper {
  /** One step in so many is an irregular one. */
  readonly oneIn: number;
  /** How many lines it has at most. */
  readonly lines: number;
  /** A list to pick from: what is in mind stands there more than once. */
  readonly commands: readonly CommandName[];
  /** Choices within commands that are in mind. */
  readonly favourites: Readonly<Record<string, readonly unknown[]>>;
  /** The book that its theme is at home in; any where it has none. */
  readonly books: readonly RulebookId[] | undefined;
  /** House rules of its theme. */
  readonly setup: Partial<Setup>;
}

/** How often a command stands in the list that is in mind. */
const IN_MIND = 12;

/** A theme that the target is at home in, if one is. */
function themeFor(chance: Chance, target: Target | null): Theme {
  const fits = THEMES.filter(
    ({ commands, books, reports = [] }) =>
      target !== null &&
      commands.includes(target.command) &&
      (books === undefined || target.book === undefined || books.includes(target.book)) &&
      (target.kind === undefined || reports.some(each => each === target.kind)),
  );
  return chance.pick(fits.length > 0 && !chance.isOneIn(3) ? fits : THEMES);
}

export function someTemper(chance: Chance, target: Target | null): Temper {
  const theme = themeFor(chance, target);
  const few = Array.from({ length: 6 }, () => chance.pick(COMMAND_NAMES));
  const inMind = [...theme.commands, ...few, ...(chance.isOneIn(2) ? [REPORT] : [])] as const;
  return {
    oneIn: chance.pick([1, 2, 2, 4]),
    lines: chance.pick([120, 200, 300, 500]),
    commands: [
      ...COMMAND_NAMES,
      ...inMind.flatMap(name => Array.from({ length: IN_MIND }, () => name)),
    ],
    favourites: {
      what: [...(theme.reports ?? []), chance.pick(IRREGULARITIES), chance.pick(IRREGULARITIES)],
      kind: [chance.pick(SANCTIONS), chance.pick(SANCTIONS)],
    },
    books: target?.book === undefined ? theme.books : [target.book],
    setup: target === null || fitsBook(theme, target.book) ? houseRules(theme, target) : {},
  };
}

const fitsBook = ({ books }: Theme, book: RulebookId | undefined): boolean =>
  books === undefined || book === undefined || books.includes(book);

/** House rules without which a phase never comes. */
const FOR_PHASES: { readonly [column in Column]?: Partial<Setup> } = {
  insurance: { version: 'crown', stakeMode: 'seat-terminals' },
  'wagers-changing': { faceDown: true },
};

const houseRules = ({ setup = {} }: Theme, target: Target | null): Partial<Setup> => ({
  ...setup,
  ...(target === null ? {} : FOR_PHASES[target.column]),
});

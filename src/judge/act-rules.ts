// Which event needs which power, which second person, and which money may move with it. Data.

import type { POWERS } from '../rulebooks/procedure.ts';

type PowerName = (typeof POWERS)[number];

export interface ActRule {
  /** Whoever gives it has this power by the book. */
  readonly power?: PowerName;
  /** The server's clock and drivers may give it as well. */
  readonly bySystem?: true;
  /** A patron may give it for themselves. */
  readonly byPatron?: true;
  /** Whoever stands behind it has this power and is another person. */
  readonly approval?: PowerName;
  /** Whoever lacks the power may give it with somebody behind them who has it. */
  readonly isAsked?: true;
  /** What may move: `act debit>credit`, by kinds of account; `bank` is house or float. */
  readonly moves?: readonly string[];
  /** True where the money that moves is the event's own `cents`. */
  readonly isSummed?: true;
}

const STAKE_BACK = ['void patron>bank'];
const SETTLED = [
  ...STAKE_BACK,
  ...['post patron>bank', 'transfer bank>patron'],
  ...['transfer patron>commission', 'transfer commission-due>commission'],
];
const DEAL = { power: 'deal' } as const;
const BY_CLOCK = { power: 'deal', bySystem: true } as const;
const SANCTION = { power: 'sanction-patron' } as const;

/** Follows from a ruling, whose own event says who reported and who approved it. */
const RULED = {} as const;

export const ACT_RULES: Readonly<Record<string, ActRule>> = {
  'table-installed': {},
  // The table and its house rules.
  'table-opened': { power: 'open-table' },
  'table-closed': { power: 'close-table', moves: STAKE_BACK },
  'streaks-returned': { power: 'close-table', moves: STAKE_BACK },
  'closing-announced': { power: 'close-table' },
  'setup-changed': { power: 'change-limits' },
  'limits-announced': { power: 'change-limits' },
  'limits-withdrawn': { power: 'change-limits' },
  'limits-changed': DEAL,
  'limits-consented': { power: 'deal', byPatron: true },
  'limits-agreed': { power: 'agree-personal-limits' },
  'wagers-arranged': { power: 'arrange-above-differential', isAsked: true },
  'collective-liability-set': { power: 'set-collective-liability' },
  'float-moved': {
    ...{ power: 'move-float', isSummed: true },
    moves: [
      'transfer cage>float',
      'transfer float>cage',
      'transfer float>win',
      'transfer win>float',
    ],
  },
  'gaming-day-begun': { bySystem: true },
  'edition-changed': BY_CLOCK,
  'signed-on': {},
  'signed-off': {},
  // The shoe.
  'cards-brought': DEAL,
  'shoe-step-done': {},
  'cut-declined': {},
  'cutter-named': { power: 'choose-cutter' },
  'cutting-card-noted': DEAL,
  'card-burnt': DEAL,
  'burn-card-shown': DEAL,
  'burn-card-asked-for': {},
  'shuffle-ordered': { power: 'order-shuffle', moves: STAKE_BACK },
  'cards-replaced': {},
  'shoe-taken': DEAL,
  'shoe-declined': {},
  'shoe-given-up': {},
  'dealing-delegated': {},
  'method-chosen': DEAL,
  // The coup.
  'wagering-opened': DEAL,
  'wagering-closed': { ...BY_CLOCK, moves: STAKE_BACK },
  'dummy-coup-begun': DEAL,
  'dummy-coups-ordered': { power: 'order-dummy-coups', isAsked: true },
  'free-coups-ordered': { power: 'order-free-coups' },
  'wished-to-wager': {},
  'card-dealt': RULED,
  'card-turned': {},
  'card-corrected': { power: 'correct-card', moves: STAKE_BACK },
  'counts-announced': DEAL,
  'insurance-closed': { bySystem: true },
  'exposure-set': { power: 'choose-exposure' },
  'squeeze-informed': { power: 'inform-of-squeeze' },
  'hand-taken': DEAL,
  'hand-declined': {},
  'opening-delegated': {},
  'coup-settled': {
    ...DEAL,
    moves: SETTLED,
  },
  // Wagers.
  'wagers-changed': {
    ...{ power: 'deal', bySystem: true, byPatron: true },
    moves: ['pend patron>bank', 'replace patron>bank', 'void patron>bank'],
  },
  'wager-refused': { ...DEAL, moves: STAKE_BACK },
  'wagers-reduced': { power: 'reduce-pro-rata', moves: ['replace patron>bank', ...STAKE_BACK] },
  'snapshot-confirmed': { byPatron: true },
  'shown-matter-closed': { power: 'rule-on-malfunction' },
  'own-limits-set': { byPatron: true },
  'wager-window-opened': RULED,
  'wager-window-closed': BY_CLOCK,
  // Rulings and what follows from them.
  'irregularity-ruled': {},
  'cards-held': RULED,
  'cards-put-away': RULED,
  // A void last coup ends the shoe all the same, and tails are settled on what they have (C4).
  'coup-voided': { moves: SETTLED },
  'coup-made-dummy': { moves: STAKE_BACK },
  'first-coup-taken-back': { moves: STAKE_BACK },
  'burn-found-missing': RULED,
  'shoe-counted': RULED,
  'wager-voided': { moves: STAKE_BACK },
  'wagers-voided': { moves: STAKE_BACK },
  'records-confirmed': RULED,
  'terminal-failed': RULED,
  'terminal-returned': {},
  'win-locked': RULED,
  'coup-restated': {
    moves: [
      ...['pend patron>bank', 'post patron>bank', 'void patron>bank'],
      ...['patron', 'owed', 'owing', 'commission', 'commission-due', 'shortfall'].flatMap(kind => [
        `transfer ${kind}>bank`,
        `transfer bank>${kind}`,
      ]),
      ...['transfer patron>commission', 'transfer commission-due>commission'],
    ],
  },
  'coup-recalculated': { moves: ['any'] },
  'settled-coup-voided': { moves: ['any'] },
  // People.
  'claim-opened': {},
  'claim-closed': {},
  'claim-disputed': {},
  'complainant-advised': DEAL,
  'nominee-named': DEAL,
  'standing-allowed': { power: 'allow-standing-patrons' },
  'stood-behind': DEAL,
  'partnership-tagged': { power: 'tag-partnership' },
  'exclusion-lifted': SANCTION,
  'detention-ended': SANCTION,
  'patron-sanctioned': { ...SANCTION, moves: [...STAKE_BACK, 'transfer patron>held'] },
  // Accounts.
  'accounts-frozen': { power: 'freeze-accounts' },
  'accounts-unfrozen': { power: 'unfreeze-accounts' },
  'bought-in': {
    isSummed: true,
    moves: [
      ...['notes', 'tickets', 'cash', 'vouchers', 'tokens', 'chips'].map(
        tender => `transfer ${tender}-in>patron`,
      ),
      ...['transfer cash-in>drop', 'transfer float>patron'],
    ],
  },
  'leaving-noted': { byPatron: true, moves: STAKE_BACK },
  'paid-out': {
    isSummed: true,
    moves: [
      ...['transfer patron>chips-out', 'transfer patron>hand-pays', 'transfer patron>tickets-out'],
      'transfer patron>commission-due',
    ],
  },
  'stopped-payment-booked': {
    ...{ bySystem: true, isSummed: true },
    moves: ['transfer patron>hand-pays'],
  },
  'deferral-approved': { power: 'approve-deferred-commission' },
  'commission-settled': {
    ...{ power: 'deal', byPatron: true, isSummed: true },
    moves: [
      'transfer patron>commission-due',
      ...['cash', 'chips', 'vouchers', 'tokens', 'notes'].map(
        tender => `transfer ${tender}-in>commission-due`,
      ),
    ],
  },
  'commission-carried': { power: 'start-shoe-with-commission-owed' },
  'owed-paid': { power: 'pay-owed', isSummed: true, moves: ['transfer owed>hand-pays'] },
  'owing-collected': {
    ...{ power: 'pay-owed', isSummed: true },
    moves: ['cash-in', 'chips-in', 'patron'].map(from => `transfer ${from}>owing`),
  },
  'owing-written-off': {
    ...{ power: 'write-off-owing', approval: 'write-off-owing', isSummed: true },
    moves: ['transfer shortfall>owing'],
  },
  'debt-released': {
    ...{ power: 'approve-deferred-commission', approval: 'rule-on-dispute', isSummed: true },
    moves: ['transfer shortfall>commission-due', 'transfer commission>commission-due'],
  },
  'hold-ended': {
    ...{ power: 'sanction-patron', approval: 'sanction-patron' },
    moves: ['transfer held>bank', 'transfer held>patron', 'transfer held>owed'],
  },
  'win-cleared': { power: 'pay-by-hand', moves: ['transfer patron>hand-pays'] },
};

/**
 * Acts in the form of 0.1.0: known by a field that every later one has, and judged by the rules of
 * their time. Whoever takes the field away from a later one is listed with them.
 */
export const EARLIER_ACTS: Readonly<
  Record<string, { readonly lacks: string; readonly rule: ActRule }>
> = {
  'accounts-unfrozen': { lacks: 'finding', rule: { power: 'freeze-accounts' } },
};

/** Rulings that 0.1.0 had and no later book has: what, ruling, clause. */
export const EARLIER_RULINGS: readonly string[] = ['system-malfunction void-all-wagers 11.16'];

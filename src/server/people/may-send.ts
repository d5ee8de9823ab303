// Who may send which command over the wire: a table of roles by command. The book then narrows it.

import type { Role } from '../../rulebooks/procedure.ts';
import type { CommandName } from '../../wire/wish.ts';

/** Those who run a table; which of them a book lets do it, the table itself asks (G7). */
const SUPERVISORS = ['game-supervisor', 'casino-supervisor', 'pit-boss', 'operator'] as const;
const FLOOR = ['dealer', ...SUPERVISORS] as const;
const PATRON = ['patron'] as const;
const ANYONE = [...PATRON, ...FLOOR] as const;
const AT_THE_SHOE = [...FLOOR, 'table-inspector'] as const;
const ON_DUTY = [
  'dealer',
  'game-supervisor',
  'casino-supervisor',
  'pit-boss',
  'table-inspector',
] as const;
/** Only the server itself: its clock, its drivers. */
const NOBODY = [] as const;

/**
 * Cashiers, surveillance, the regulator's inspector, administrators and tournament directors are
 * nowhere in it: they read a table and change nothing at it (R-ACC-1, R-ACC-3).
 */
export const MAY_SEND: { readonly [name in CommandName]: readonly Role[] } = {
  'sign-on': ON_DUTY,
  'sign-off': ON_DUTY,

  'open-table': FLOOR,
  'change-setup': SUPERVISORS,
  'announce-limits': SUPERVISORS,
  'withdraw-limits': SUPERVISORS,
  'consent-to-limits': ANYONE,
  'set-collective-liability': SUPERVISORS,
  'begin-gaming-day': NOBODY,
  'announce-closing': SUPERVISORS,
  'close-table': SUPERVISORS,

  'bring-cards': FLOOR,
  'prepare-shoe': AT_THE_SHOE,
  'decline-cut': ANYONE,
  'name-cutter': SUPERVISORS,
  'order-shuffle': SUPERVISORS,
  'replace-cards': SUPERVISORS,
  'ask-to-see-burn-card': PATRON,
  'show-burn-card': FLOOR,
  'burn-card': FLOOR,
  'record-cutting-card': FLOOR,

  'move-float': SUPERVISORS,
  'buy-in': FLOOR,
  leave: ANYONE,
  'pay-out': FLOOR,
  'book-stopped-payment': NOBODY,
  'name-nominee': FLOOR,
  'allow-standing-patrons': SUPERVISORS,
  'stand-behind': FLOOR,
  'tag-partnership': AT_THE_SHOE,
  'agree-limits': SUPERVISORS,
  'arrange-above-differential': SUPERVISORS,
  'approve-commission-deferral': SUPERVISORS,
  'settle-commission': FLOOR,
  'carry-commission': SUPERVISORS,
  'release-debt': SUPERVISORS,

  'open-wagering': FLOOR,
  'set-wager': PATRON,
  'move-wager': PATRON,
  'clear-wagers': PATRON,
  'set-own-limits': PATRON,
  'repeat-wagers': PATRON,
  'double-wagers': PATRON,
  'record-wager': FLOOR,
  'call-bet': FLOOR,
  'refuse-wager': FLOOR,
  'reduce-pro-rata': FLOOR,
  'confirm-snapshot': PATRON,
  'close-discrepancy': FLOOR,
  'close-insurance': FLOOR,
  'close-wagering': FLOOR,
  'close-wager-window': FLOOR,
  'ask-to-wager': ANYONE,

  'deal-card': FLOOR,
  'turn-card': ANYONE,
  'announce-counts': FLOOR,
  'set-face-down': FLOOR,
  'inform-of-squeeze': AT_THE_SHOE,
  'take-hand': FLOOR,
  'decline-hand': ANYONE,
  'delegate-hand': ANYONE,
  'take-shoe': FLOOR,
  'decline-shoe': ANYONE,
  'give-up-shoe': ANYONE,
  'delegate-dealing': ANYONE,
  'choose-dealing-method': FLOOR,
  'settle-coup': FLOOR,

  'report-irregularity': AT_THE_SHOE,
  'begin-dummy-coup': FLOOR,
  'order-dummy-coups': SUPERVISORS,
  'order-free-coups': SUPERVISORS,

  'freeze-accounts': FLOOR,
  'unfreeze-accounts': SUPERVISORS,
  'open-claim': ANYONE,
  'close-claim': FLOOR,
  'dispute-claim': FLOOR,
  'advise-complainant': FLOOR,
  'sanction-patron': SUPERVISORS,
  'end-hold': SUPERVISORS,
  'lift-exclusion': SUPERVISORS,
  'end-detention': SUPERVISORS,
  'pay-owed': SUPERVISORS,
  'collect-owing': SUPERVISORS,
  'return-terminal': FLOOR,
  'correct-card': FLOOR,
  'write-off-owing': SUPERVISORS,
  'release-locked-win': SUPERVISORS,
};

const SENDERS = new Set<Role>(Object.values(MAY_SEND).flat());

/** Whether somebody of this role can change anything at a table at all. */
export const isOnDuty = (role: Role): boolean => SENDERS.has(role);

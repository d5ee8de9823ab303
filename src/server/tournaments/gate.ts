// The gate between the wire and a tournament: who may send what; the book then narrows it.

import type { Role } from '../../rulebooks/roles.ts';
import type { HouseReason } from '../../wire/reasons.ts';
import type { Actor } from '../../table/setup/setup.ts';
import type { TableCommand } from '../../tournament/at-table.ts';
import type { TournamentWish } from '../../wire/tournament/wishes.ts';
import type { RefusalTold } from '../tables/mailbox/outcome.ts';

const OFFICE = ['operator', 'tournament-director'] as const;
const SUPERVISORS = ['game-supervisor', 'casino-supervisor', 'pit-boss', 'operator'] as const;
const AT_THE_TABLE = ['dealer', ...SUPERVISORS, 'table-inspector', 'tournament-director'] as const;
const DESK = [...OFFICE, 'cashier'] as const;
const WITH_PATRONS = [...DESK, 'patron'] as const;

/** Who may send each wish at all. The regulator, surveillance and administrators only look. */
export const MAY_SEND_TO_TOURNAMENT: {
  readonly [name in TournamentWish['do']]: readonly Role[];
} = {
  'write-conditions': OFFICE,
  'record-approval': OFFICE,
  'publish-conditions': OFFICE,
  'notify-inspectorate': OFFICE,
  'appoint-director': ['operator'],
  'sign-director-on': ['tournament-director'],
  'sign-director-off': ['tournament-director'],
  'designate-tables': OFFICE,
  'open-entries': OFFICE,
  'close-entries': OFFICE,
  apply: DESK,
  'accept-entry': OFFICE,
  'refuse-entry': OFFICE,
  withdraw: WITH_PATRONS,
  brief: OFFICE,
  'sign-conditions': WITH_PATRONS,
  instruct: OFFICE,
  'plan-session': OFFICE,
  'draw-seats': OFFICE,
  'assign-seats': OFFICE,
  'move-start': OFFICE,
  'start-session': OFFICE,
  play: [...AT_THE_TABLE, 'patron'],
  'call-roll': OFFICE,
  'agree-to-end': [...OFFICE, 'patron'],
  'end-table': OFFICE,
  'settle-session': OFFICE,
  'order-play-off': OFFICE,
  'buy-back': WITH_PATRONS,
  'add-on': WITH_PATRONS,
  'name-substitute': OFFICE,
  disqualify: OFFICE,
  retire: WITH_PATRONS,
  penalise: OFFICE,
  'add-round': OFFICE,
  admit: OFFICE,
  'rule-on-dispute': OFFICE,
  'award-prizes': OFFICE,
  'pay-prize': DESK,
  cancel: OFFICE,
};

/** What a patron does at a table where everybody wagers together. */
const OWN_TOGETHER: readonly string[] = ['wager', 'seal-wager', 'break-seal', 'sit-down'];

const no = (refused: string, clause: string, reason: HouseReason): RefusalTold => ({
  refused,
  clause,
  reason,
});

/** Refuses what this person may not send; null for what the tournament itself may judge. */
export function tournamentGate(by: Actor, wish: TournamentWish): RefusalTold | null {
  if (!MAY_SEND_TO_TOURNAMENT[wish.do].includes(by.role)) {
    return no('not-authorised', 'R-ACC-1', { code: 'role-may-not', role: by.role });
  }
  if (by.role !== 'patron') return null;
  if ('patron' in wish && wish.patron !== by.id) {
    return no('not-your-seat', 'R-MEM-8', { code: 'terminal-for-own-patron' });
  }
  return wish.do === 'play' ? foreignSeat(by, wish.command) : null;
}

/** A terminal speaks for its own seat; at a table in turn the table itself asks for the person. */
function foreignSeat({ seat }: Actor, { way, what }: TableCommand): RefusalTold | null {
  if (way === 'together' && !OWN_TOGETHER.includes(what.do)) {
    return no('not-authorised', 'R-ACC-1', { code: 'table-staff-only' });
  }
  if (!('seat' in what) || what.seat === seat) return null;
  return no('not-your-seat', 'R-MEM-8', { code: 'terminal-for-own-seat' });
}

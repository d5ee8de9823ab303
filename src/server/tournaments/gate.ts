// The gate between the wire and a tournament: who may send what; the book then narrows it.

import { hasAnyPower } from '../../rulebooks/roles.ts';
import type { HouseReason } from '../../wire/reasons/house-reasons.ts';
import type { Actor } from '../../table/setup/setup.ts';
import { type SentTournamentCommand, TOURNAMENT_ACT_OF } from '../../tournament/acts.ts';
import { mayAtTable, type TableCommand } from '../../tournament/sessions/table-command.ts';
import type { RefusalTold } from '../tables/mailbox/outcome.ts';

const no = (refused: string, clause: string, reason: HouseReason): RefusalTold => ({
  refused,
  clause,
  reason,
});

/** Refuses what this person may not send; null for what the tournament itself may judge. */
export function tournamentGate(by: Actor, command: SentTournamentCommand): RefusalTold | null {
  if (!hasAnyPower(by.role, TOURNAMENT_ACT_OF[command.do].may)) {
    return no('not-authorised', 'R-ACC-1', { code: 'role-may-not', role: by.role });
  }
  if (by.role !== 'patron') return null;
  if ('patron' in command && command.patron !== by.id) {
    return no('not-your-seat', 'R-MEM-8', { code: 'terminal-for-own-patron' });
  }
  return command.do === 'play' ? foreignSeat(by, command.command) : null;
}

/** A terminal speaks for its own seat; at a table in turn the table itself asks for the person. */
function foreignSeat({ role, seat }: Actor, command: TableCommand): RefusalTold | null {
  if (command.way === 'together' && !hasAnyPower(role, mayAtTable(command))) {
    return no('not-authorised', 'R-ACC-1', { code: 'table-staff-only' });
  }
  const { what } = command;
  if (!('seat' in what) || what.seat === seat) return null;
  return no('not-your-seat', 'R-MEM-8', { code: 'terminal-for-own-seat' });
}

// The gate between the wire and a table: what nobody may send, whatever the book says.

import { hasAnyPower } from '../../rulebooks/roles.ts';
import type { HouseReason } from '../../wire/reasons/house-reasons.ts';
import { sortedJson } from '../../table/sorted-json.ts';
import type { Actor, Setup } from '../../table/setup/setup.ts';
import { ACT_OF, type SentCommand } from '../../table/acts.ts';
import type { RefusalTold } from '../tables/mailbox/outcome.ts';

/** What the gate must know about the table. */
export interface GatedTable {
  /** A virtual shoe's cards come from the server's driver and from nowhere else. */
  readonly shoe: 'virtual' | 'dealt';
  /** The set-ups that were approved for it. */
  readonly setups: () => readonly Setup[];
  /** What the house's record does not permit. */
  readonly fault: (command: SentCommand, by: Actor) => RefusalTold | null;
}

const no = (refused: string, clause: string, reason: HouseReason): RefusalTold => ({
  refused,
  clause,
  reason,
});

/** Refuses what this person may not send; null for what the table itself may judge. */
export function gate(by: Actor, command: SentCommand, table: GatedTable): RefusalTold | null {
  if (!hasAnyPower(by.role, ACT_OF[command.do].may)) {
    return no('not-authorised', 'R-ACC-1', { code: 'role-may-not', role: by.role });
  }
  return (
    foreign(by, command) ??
    moneyFault(command) ??
    shoeFault(command, table) ??
    table.fault(command, by) ??
    setupFault(command, table)
  );
}

/**
 * A patron's terminal speaks for its own seat and its own patron, and for nobody else (R-MEM-8).
 */
function foreign(by: Actor, command: SentCommand): RefusalTold | null {
  if (by.role !== 'patron') return null;
  const isOther =
    ('seat' in command && command.seat !== by.seat) ||
    ('patron' in command && command.patron !== by.id);
  const isAnonymous = command.do === 'open-claim' && command.patron === undefined;
  if (!isOther && !isAnonymous) return null;
  return no('not-your-seat', 'R-MEM-8', { code: 'terminal-for-own-seat' });
}

/**
 * Notes are credited by the acceptor alone, once they are past the point of return (R-CSH-3); a
 * ticket pays only when it was printed, which its printer's driver alone knows (R-CSH-7), and is
 * taken only with its number, which the cage alone knows (R-CSH-4).
 */
function moneyFault(command: SentCommand): RefusalTold | null {
  if (command.do === 'pay-out' && command.how === 'ticket') {
    return no('not-authorised', 'R-CSH-7', { code: 'ticket-not-printed' });
  }
  const isMoneyIn = command.do === 'buy-in' || command.do === 'call-bet';
  if (isMoneyIn && command.tender === 'tickets') {
    return no('not-authorised', 'R-CSH-4', { code: 'tickets-by-terminal-only' });
  }
  const isNotes = isMoneyIn && command.tender === 'notes';
  return isNotes ? no('not-authorised', 'R-CSH-3', { code: 'notes-by-acceptor-only' }) : null;
}

const SHOE_ACTS: readonly SentCommand['do'][] = [
  'bring-cards',
  'prepare-shoe',
  'replace-cards',
  'burn-card',
  'record-cutting-card',
  'deal-card',
  'correct-card',
];

/** No card comes from a virtual shoe but the next one, and none from a real one but as dealt. */
function shoeFault(command: SentCommand, { shoe }: GatedTable): RefusalTold | null {
  if (shoe === 'virtual') {
    if (!SHOE_ACTS.includes(command.do)) return null;
    return no('not-authorised', 'R-RNG-1', { code: 'shoe-is-virtual' });
  }
  const isVirtual = command.do === 'deal-card' && command.source === 'virtual-shoe';
  return isVirtual ? no('not-authorised', 'R-RNG-2', { code: 'shoe-is-real' }) : null;
}

/** House rules are chosen among those approved for the table, never made up at it (R-ACC-3). */
function setupFault(command: SentCommand, { setups }: GatedTable): RefusalTold | null {
  if (command.do !== 'open-table' && command.do !== 'change-setup') return null;
  const asked = sortedJson(command.setup);
  if (setups().some(setup => sortedJson(setup) === asked)) return null;
  return no('set-up-not-permitted', 'R-ACC-3', { code: 'setup-not-approved' });
}

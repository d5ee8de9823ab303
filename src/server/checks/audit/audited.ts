// What the audit looks at: every table, the cage and every tournament, each with its state in play
// and what happens to it when it does not agree with what is stored.

import { cageFolding, CAGE_STREAM, type Cage } from '../../money/cage/cage.ts';
import type { Journal } from '../../storage/journal/journal.ts';
import type { Mailbox } from '../../tables/mailbox/mailbox.ts';
import { tableStream } from '../../tables/mailbox/rebuild.ts';
import { thisRelease } from '../../ports/release.ts';
import { balanceOf } from '../../../table/accounts/money.ts';
import { outstandingFault } from '../../../table/restatement/outstanding.ts';
import type { TournamentDesk } from '../../tournaments/desk.ts';
import type { Tournaments } from '../../tournaments/tournaments.ts';
import { streamOf as tournamentStream } from '../../tournaments/rebuild.ts';
import type { ProjectedStream } from './audit-stream.ts';
import type { StateToReplay } from './replayed.ts';
import { differenceOfBooks } from './same-books.ts';
import { differenceOfPrizes } from './same-prizes.ts';
import { differenceOfTickets, type PaidByTable } from './same-tickets.ts';

/** A stream's state in play, as of one event. */
export interface StateInPlay {
  readonly seq: number;
  /** A sentence where it is not what is stored as of that event. */
  readonly differs: (stored: ProjectedStream) => string | null;
  /** The whole state, to be held against its events told again; null where that is too much. */
  readonly kept: StateToReplay | null;
}

export interface Audited {
  readonly stream: string;
  /** Who is meant, on record. */
  readonly named: { readonly table: string } | { readonly stream: string };
  /** Null while it is stopped: there is nothing in play. */
  readonly inPlay: () => StateInPlay | null;
  /** What does not agree does not go on (R-EVT-3). */
  readonly stop: (says: string) => Promise<void>;
}

/** What of a table is audited. */
interface AuditedTable {
  readonly plan: { readonly name: string };
  readonly parts: { readonly mailbox: Pick<Mailbox, 'table' | 'number'> } | null;
  readonly stopped: string | null;
}

/** What of the house is audited. */
export interface AuditedHouse {
  readonly tables: readonly AuditedTable[];
  readonly cage: Pick<Cage, 'inPlay' | 'stopBecause'>;
  readonly tournaments: Pick<Tournaments, 'desks'>;
  readonly journal: Pick<Journal, 'stop'>;
  readonly stopTable: (name: string, because: string) => boolean;
}

export const auditedIn = (house: AuditedHouse): readonly Audited[] => [
  ...house.tables.map(table => auditedTable(house, table)),
  auditedCage(house),
  ...house.tournaments.desks.map(desk => auditedTournament(house, desk)),
];

function auditedTable({ stopTable }: AuditedHouse, table: AuditedTable): Audited {
  const { name } = table.plan;
  return {
    stream: tableStream(name),
    named: { table: name },
    inPlay: () => {
      const { parts, stopped } = table;
      if (parts === null || stopped !== null) return null;
      const { table: inPlay, number: seq } = parts.mailbox;
      const differs = ({ accounts }: ProjectedStream) =>
        differenceOfBooks(inPlay.ledger, accounts) ?? outstandingFault(inPlay);
      return { seq, differs, kept: null };
    },
    stop: async says => {
      stopTable(name, says);
    },
  };
}

function auditedCage({ cage, tables, journal }: AuditedHouse): Audited {
  return {
    stream: CAGE_STREAM,
    named: { stream: CAGE_STREAM },
    inPlay: () => {
      const { inPlay } = cage;
      if (inPlay === null || inPlay.seq === 0) return null;
      const { seq, kept } = inPlay;
      const paidBy = paidByTicket(tables);
      return {
        seq,
        differs: stored => differenceOfTickets(kept.state, stored, paidBy),
        kept: { seq, engine: cageFolding.engine, kept },
      };
    },
    stop: says => {
      cage.stopBecause(says);
      return journal.stop(CAGE_STREAM, says);
    },
  };
}

const paidByTicket = (tables: readonly AuditedTable[]): PaidByTable =>
  new Map(
    tables.flatMap(({ plan, parts, stopped }) => {
      if (parts === null || stopped !== null) return [];
      const { ledger } = parts.mailbox.table;
      return [[plan.name, balanceOf(ledger, 'tickets-out')] as const];
    }),
  );

function auditedTournament({ journal }: AuditedHouse, desk: TournamentDesk): Audited {
  const stream = tournamentStream(desk.tournament.id);
  return {
    stream,
    named: { stream },
    inPlay: () => {
      if (desk.stopped !== null) return null;
      const { seq, tournament, kept } = desk.inPlay;
      return {
        seq,
        differs: ({ accounts }) =>
          differenceOfBooks(tournament.ledger, accounts) ?? differenceOfPrizes(tournament),
        kept: { seq, engine: thisRelease().engine, kept },
      };
    },
    stop: says => {
      desk.stopBecause(says);
      return journal.stop(stream, says);
    },
  };
}

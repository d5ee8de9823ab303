// Play at a table ends: its length is over, or who goes on is certain and the book lets it end.

import * as field from '../../fields.ts';
import { type Draft, transfer } from '../../../ledger/index.ts';
import type {
  TournamentContext,
  CommandWith,
  TournamentDecision,
  Happened,
  TournamentAct,
} from '../../act.ts';
import {
  closingAt,
  ending,
  isDeserted,
  isOverAt,
  neverCame,
  removal,
} from '../../sessions/at-table.ts';
import { changeSession, changeTable, termsIn } from '../../state-changes.ts';
import { isCertain } from '../../standings/certain.ts';
import { enterInTournament, LIVE, mustDrawUp } from '../../money.ts';
import type { Standing } from '../../sessions/play-rules.ts';
import { procedureOf } from '../../roles.ts';
import { isTournamentRefusal, refuseTournament, type TournamentRefusal } from '../../refusal.ts';
import { stillIn } from '../../standing-by.ts';
import type { TablePlay } from '../../sessions/session.ts';
import type { Tournament } from '../../tournament.ts';
import { afterCommands, inPlay, type InPlay, type Played, playCommands } from './play.ts';

type EndTable = CommandWith<'end-table', typeof field.ofTable>;

export interface TableEnded extends Happened {
  readonly happened: 'table-ended';
  readonly session: string;
  readonly table: string;
  readonly closing: readonly Standing[];
  readonly early: boolean;
  readonly clause: string;
}

const agreeToEndFields = {
  ...field.ofTable,
  ...field.ofPatron,
};

/** A patron at the table agrees that it ends before its time. */
type AgreeToEnd = CommandWith<'agree-to-end', typeof agreeToEndFields>;

export interface AgreedToEnd extends Happened {
  readonly happened: 'agreed-to-end';
  readonly session: string;
  readonly table: string;
  readonly patron: string;
}

function decideAgreeToEnd(
  room: TournamentContext,
  command: AgreeToEnd,
): TournamentDecision<AgreedToEnd> {
  const { by, at, session, table, patron } = command;
  const found = inPlay(room, session, table);
  if ('refused' in found) return found;
  const { decided, agreed = decided } = procedureOf(room).endEarly;
  if (by.role === 'patron' && by.id !== patron) {
    return refuseTournament('not-authorised', agreed, { code: 'agrees-for-self-only' });
  }
  if (!stillIn(found.table).includes(patron)) {
    return refuseTournament('not-entered', agreed, { code: 'only-players-asked' });
  }
  return [{ happened: 'agreed-to-end', by, at, session, table, patron }];
}

function decideEndTable(
  room: TournamentContext,
  command: EndTable,
): TournamentDecision<Played | TableEnded> {
  const { by, at, session, table } = command;
  const found = inPlay(room, session, table);
  if ('refused' in found) return found;
  const { graceMs } = termsIn(room.tournament).late;
  const isEmpty = at >= found.session.startsAt + graceMs && isDeserted(found.play);
  const late = isEmpty ? neverCame(found.play) : [];
  const early = !isOverAt(found.play, at) && stillIn(found.table).length > 0 && !isEmpty;
  const fault = early ? tooSoon(room, found) : undefined;
  if (fault !== undefined) return fault;
  const put = late.map(seat => removal(found.play, seat, 'forfeited'));
  const played = playCommands(room, command, found, [...put, ...ending(found.play)]);
  if (isTournamentRefusal(played)) return played;
  const gone = put.length === 0 ? found.play : afterCommands(room, command, found.play, put);
  const closing = closingAt(gone);
  const { endEarly, sessions } = procedureOf(room);
  const clause = early ? endEarly.decided : sessions.ranking;
  // What was paid with the play comes first in the books.
  const drawn = played.flatMap(event => event.transfers ?? []);
  const after = { ...room.tournament, ledger: enterInTournament(room.tournament, drawn) };
  const transfers = mustDrawUp(after, paidInCash(after, found.play, closing));
  const name = { session, table, closing, early, clause };
  return [...played, { happened: 'table-ended', by, at, ...name, transfers }];
}

/** Where the conditions say so, closing balances are paid; else the chips had no value. */
function paidInCash(
  tournament: Tournament,
  { way }: TablePlay,
  closing: readonly Standing[],
): readonly Draft[] {
  if (way !== 'together' || termsIn(tournament).chipsAtEnd !== 'paid-in-cash') return [];
  return closing
    .filter(({ state }) => state === 'in')
    .map(({ chips }) =>
      transfer({ debit: LIVE, credit: 'cash-out', cents: chips, memo: 'cash-out' }),
    );
}

/** Whether a table may end before its time: who advances is certain, and all agree to cash. */
function tooSoon(
  room: TournamentContext,
  { session, table, play }: InPlay,
): TournamentRefusal | undefined {
  const { endEarly } = procedureOf(room);
  const certain = isCertain(room, session, play);
  const cash = termsIn(room.tournament).chipsAtEnd === 'paid-in-cash';
  const all = stillIn(table).every(patron => table.agreed.includes(patron));
  const { agreed } = endEarly;
  if (endEarly.join === 'either') {
    if (certain || (agreed !== undefined && cash && all)) return undefined;
    return refuseTournament('not-decided', endEarly.decided, { code: 'advance-not-certain' });
  }
  if (!certain)
    return refuseTournament('not-decided', endEarly.decided, { code: 'advance-not-certain' });
  if (agreed !== undefined && cash && !all) {
    return refuseTournament('steps-missing', agreed, { code: 'agreement-not-unanimous' });
  }
  return undefined;
}

const evolveAgreedToEnd = (
  tournament: Tournament,
  { session: id, table, patron }: AgreedToEnd,
): Tournament =>
  changeSession(tournament, id, session =>
    changeTable(session, table, at => ({ ...at, agreed: [...at.agreed, patron] })),
  );

const evolveTableEnded = (
  tournament: Tournament,
  { session: id, table, closing }: TableEnded,
): Tournament =>
  changeSession(tournament, id, session => {
    const after = changeTable(session, table, at => ({ ...at, closing }));
    const over = after.tables.every(at => at.closing !== null);
    return over ? { ...after, state: 'ended' } : after;
  });

export const agreeToEndAct: TournamentAct<AgreeToEnd, AgreedToEnd> = {
  name: 'agree-to-end',
  fields: agreeToEndFields,
  may: ['run-tournament', 'play'],
  decide: decideAgreeToEnd,
  evolve: { 'agreed-to-end': evolveAgreedToEnd },
};

export const endTableAct: TournamentAct<EndTable, TableEnded> = {
  name: 'end-table',
  fields: field.ofTable,
  may: ['run-tournament'],
  power: 'end-early',
  decide: decideEndTable,
  evolve: { 'table-ended': evolveTableEnded },
};

// What is bought after the entry: back into the tournament, or chips beside the bank.

import * as field from '../../fields.ts';
import { transfer, type Transfer } from '../../../ledger/index.ts';
import type {
  TournamentContext,
  CommandWith,
  TournamentDecision,
  Happened,
  TournamentAct,
} from '../../act.ts';
import { changeEntry, entryOf, termsIn } from '../../state-changes.ts';
import type { Purchase } from '../../conditions/document.ts';
import { type Entry, standsIn } from '../../entries/entry.ts';
import { buyInAccount, drawUpInTournament } from '../../money.ts';
import { mayPlayRound, roundNamed } from '../../standings/progress.ts';
import { procedureOf } from '../../roles.ts';
import { isTournamentRefusal, refuseTournament, type TournamentRefusal } from '../../refusal.ts';
import { seatInPlay } from '../../standing-by.ts';
import type { Tournament } from '../../tournament.ts';
import { inPlay, type Played, playCommands } from '../sessions/play.ts';

/** Somebody who is out pays to play the round again. */
type BuyBack = CommandWith<'buy-back', typeof field.ofPatron>;

export interface BoughtBack extends Happened {
  readonly happened: 'bought-back';
  readonly patron: string;
}

/** Somebody in play pays for more chips, as the conditions let everybody. */
type AddOn = CommandWith<'add-on', typeof field.ofPatron>;

export interface AddedOn extends Happened {
  readonly happened: 'added-on';
  readonly patron: string;
  readonly chips: number;
}

const clauseFor = (room: TournamentContext, item: 'buy-back' | 'buy-ins'): string =>
  procedureOf(room).conditions.find(({ items }) => items.includes(item))?.clause ??
  procedureOf(room).sessions.banks;

/** Whether the conditions let this be bought now, and how often it was before. */
function mayBuy(
  room: TournamentContext,
  entry: Entry,
  purchase: Purchase | null,
  bought: number,
  clause: string,
): TournamentRefusal | undefined {
  if (purchase === null) {
    return refuseTournament('not-permitted', clause, { code: 'not-in-conditions' });
  }
  if (bought >= purchase.most) {
    return refuseTournament('not-permitted', clause, {
      code: 'most-times-reached',
      count: purchase.most,
    });
  }
  const { rounds } = termsIn(room.tournament);
  const at = rounds.findIndex(({ name }) => name === entry.round);
  if (at > purchase.untilRound || at < 0) {
    return refuseTournament('not-now', clause, {
      code: 'only-up-to-round',
      number: purchase.untilRound + 1,
    });
  }
  return undefined;
}

const pay = (
  tournament: Tournament,
  patron: string,
  cents: number,
): readonly Transfer[] | undefined =>
  drawUpInTournament(tournament, [
    transfer({ debit: 'cash-in', credit: buyInAccount(patron), cents, memo: 'entry' }),
  ]);

function decideBuyBack(
  room: TournamentContext,
  { by, at, patron }: BuyBack,
): TournamentDecision<BoughtBack> {
  const { tournament } = room;
  const clause = clauseFor(room, 'buy-back');
  const entry = entryOf(tournament, patron);
  if (entry?.state !== 'out') {
    return refuseTournament('not-entered', clause, { code: 'buys-back-when-out' });
  }
  if (standsIn(tournament.entries, patron)) {
    return refuseTournament('not-entered', clause, { code: 'substitute-plays-already' });
  }
  const plan = roundNamed(tournament, entry.round);
  const planned = tournament.sessions.filter(
    ({ round, playOff }) => round === entry.round && playOff === null,
  );
  const waiting = tournament.entries.filter(
    other => plan !== undefined && mayPlayRound(tournament, plan, other),
  );
  const free = plan === undefined ? 0 : (plan.sessions - planned.length) * plan.tables * plan.seats;
  if (waiting.length >= free) {
    return refuseTournament('not-now', clause, { code: 'no-session-left' });
  }
  const { buyBack } = termsIn(tournament);
  const fault = mayBuy(room, entry, buyBack, entry.buyBacks, clause);
  if (fault !== undefined) return fault;
  const transfers = pay(tournament, patron, buyBack?.cents ?? 0);
  if (transfers === undefined)
    return refuseTournament('not-enough-money', clause, { code: 'not-paid' });
  return [{ happened: 'bought-back', by, at, patron, transfers }];
}

function decideAddOn(
  room: TournamentContext,
  command: AddOn,
): TournamentDecision<AddedOn | Played> {
  const { by, at, patron } = command;
  const { tournament } = room;
  const clause = clauseFor(room, 'buy-ins');
  const entry = entryOf(tournament, patron);
  const place = seatInPlay(tournament, patron);
  if (entry?.state !== 'entered' || place === undefined) {
    return refuseTournament('not-entered', clause, { code: 'adds-chips-in-play-only' });
  }
  const { addOn } = termsIn(tournament);
  const fault = mayBuy(room, entry, addOn, entry.addOns, clause);
  if (fault !== undefined) return fault;
  const found = inPlay(room, place.session.id, place.table.table);
  if ('refused' in found) return found;
  if (found.play.way !== 'together') {
    const { banks } = procedureOf(room).sessions;
    return refuseTournament('not-in-this-book', banks, { code: 'no-chips-during-session' });
  }
  const transfers = pay(tournament, patron, addOn?.cents ?? 0);
  if (transfers === undefined)
    return refuseTournament('not-enough-money', clause, { code: 'not-paid' });
  const chips = addOn?.chips ?? 0;
  const tableCommand = {
    way: 'together',
    what: { do: 'add-chips', seat: place.seat, chips },
  } as const;
  const played = playCommands(room, command, found, [tableCommand]);
  if (isTournamentRefusal(played)) return played;
  return [{ happened: 'added-on', by, at, patron, chips, transfers }, ...played];
}

function evolveBoughtBack(tournament: Tournament, { patron }: BoughtBack): Tournament {
  const buyBacks = (entryOf(tournament, patron)?.buyBacks ?? 0) + 1;
  return changeEntry(tournament, patron, { state: 'entered', outIn: null, buyBacks });
}

function evolveAddedOn(tournament: Tournament, { patron }: AddedOn): Tournament {
  const addOns = (entryOf(tournament, patron)?.addOns ?? 0) + 1;
  return changeEntry(tournament, patron, { addOns });
}

export const buyBackAct: TournamentAct<BuyBack, BoughtBack> = {
  name: 'buy-back',
  fields: field.ofPatron,
  may: ['run-tournament', 'work-at-cage', 'play'],
  decide: decideBuyBack,
  evolve: { 'bought-back': evolveBoughtBack },
};

export const addOnAct: TournamentAct<AddOn, AddedOn> = {
  name: 'add-on',
  fields: field.ofPatron,
  may: ['run-tournament', 'work-at-cage', 'play'],
  decide: decideAddOn,
  evolve: { 'added-on': evolveAddedOn },
};

// A play-off: those who came out level play so many coups more, as many as a drawn card says.

import * as field from '../../fields.ts';
import { type Card, pointValue } from '../../../rules/cards.ts';
import type {
  TournamentContext,
  CommandWith,
  TournamentDecision,
  Happened,
  TournamentAct,
} from '../../act.ts';
import { sessionOf, tableOf } from '../../state-changes.ts';
import type { PlayRules, SeatedPatron } from '../../sessions/play-rules.ts';
import { orderAt } from '../../standings/progress.ts';
import { procedureOf } from '../../roles.ts';
import { refuseTournament } from '../../refusal.ts';
import type { Tournament } from '../../tournament.ts';

const orderPlayOffFields = {
  ...field.ofTable,
  /** The play-off's own name. */
  playOff: field.word,
  /** The same chips for everybody in it. */
  bank: field.cents,
  /** The card drawn from a new shoe, where the book has one drawn. */
  card: field.card.exactOptional().describe('Left out, the server draws one by chance.'),
  /** The number of coups, where the director sets it. */
  coups: field.count.exactOptional(),
};

type OrderPlayOff = CommandWith<'order-play-off', typeof orderPlayOffFields>;

export interface PlayOffOrdered extends Happened {
  readonly happened: 'play-off-ordered';
  readonly session: string;
  readonly table: string;
  readonly playOff: string;
  readonly seats: readonly SeatedPatron[];
  readonly card: Card | null;
  readonly rules: PlayRules;
  readonly clause: string;
}

/** Coups by the face of a card: ace one, tens and court cards ten (16.8.3, T21). */
const coupsOf = (card: Card): number => pointValue(card) || 10;

function decideOrderPlayOff(
  room: TournamentContext,
  command: OrderPlayOff,
): TournamentDecision<PlayOffOrdered> {
  const { by, at, session: id, table, playOff, bank, card, coups } = command;
  const { tournament } = room;
  const { playOff: rule, powers } = procedureOf(room);
  const clause = rule?.clause ?? powers['order-play-off'].clause;
  const session = sessionOf(tournament, id);
  const seated = session === undefined ? undefined : tableOf(session, table);
  if (session?.state !== 'ended' || seated === undefined) {
    return refuseTournament('no-such-session', clause, { code: 'tables-still-playing' });
  }
  const [group] = orderAt(tournament, session, table).settled.open;
  if (group === undefined)
    return refuseTournament('nothing-to-do', clause, { code: 'nobody-level' });
  if (sessionOf(tournament, playOff) !== undefined || isUnderWay(tournament, id, table)) {
    return refuseTournament('not-now', clause, { code: 'play-off-already-ordered' });
  }
  const length = rule === undefined ? coups : card === undefined ? undefined : coupsOf(card);
  if (length === undefined || length < 1) {
    const code = rule === undefined ? 'coup-count-missing' : 'card-from-new-shoe';
    return refuseTournament('steps-missing', clause, { code });
  }
  if (bank < session.rules.limits.min) {
    return refuseTournament('not-permitted', clause, { code: 'chips-for-one-wager' });
  }
  const seats = seated.seats.filter(({ patron }) => group.patrons.includes(patron));
  const rules: PlayRules = {
    ...session.rules,
    bank,
    length: { coups: length },
    secretWagers: 0,
    playOff: true,
  };
  const name = { session: id, table, playOff };
  const drawn = { seats, card: card ?? null, rules, clause };
  return [{ happened: 'play-off-ordered', by, at, ...name, ...drawn }];
}

const isUnderWay = ({ sessions }: Tournament, id: string, table: string): boolean =>
  sessions.some(
    ({ playOff, state }) =>
      playOff?.session === id && playOff.table === table && state !== 'decided',
  );

const evolvePlayOffOrdered = (tournament: Tournament, event: PlayOffOrdered): Tournament => {
  const { session: id, table, playOff, seats, card, rules, at } = event;
  const parent = sessionOf(tournament, id);
  return {
    ...tournament,
    sessions: [
      ...tournament.sessions,
      {
        id: playOff,
        round: parent?.round ?? '',
        state: 'seated',
        startsAt: at,
        patrons: seats.map(({ patron }) => patron),
        tables: [{ table, seats, play: null, meters: [], closing: null, agreed: [] }],
        rules,
        playOff: { session: id, table, card },
        order: null,
      },
    ],
  };
};

export const orderPlayOffAct: TournamentAct<OrderPlayOff, PlayOffOrdered> = {
  name: 'order-play-off',
  fields: orderPlayOffFields,
  may: ['run-tournament'],
  power: 'order-play-off',
  decide: decideOrderPlayOff,
  evolve: { 'play-off-ordered': evolvePlayOffOrdered },
};

// What a recorded tournament comes to: how everybody stood after every event, and the money.

import { createHash } from 'node:crypto';

import { accountsOf } from '../../src/ledger/index.ts';
import {
  rebuildingTournament,
  type TournamentState,
} from '../../src/server/tournaments/rebuild.ts';
import {
  type Play,
  type SessionTable,
  standingsAt,
  type SimultaneousPlay,
} from '../../src/tournament/index.ts';
import { lies } from '../../src/table/coup/hands.ts';
import { holdersOf, coupResultOf } from '../../src/tournament/in-turn/dealing.ts';
import { type RecordedEvent, readRecorded } from './journal.ts';

export interface FoldedTournament {
  readonly events: number;
  readonly head: string;
  readonly phase: string;
  readonly prizes: readonly unknown[];
  /** What each account holds in the end. */
  readonly accounts: Readonly<Record<string, number>>;
  /** SHA-256 over how everything stood, each time that it changed. */
  readonly digest: string;
}

export function foldTournament(stream: string, events: readonly RecordedEvent[]): FoldedTournament {
  const { begin, evolve } = rebuildingTournament('');
  const digest = createHash('sha256');
  let state = begin(stream);
  let before = '';
  for (const event of readRecorded(stream, events)) {
    state = evolve(state, event);
    const stands = JSON.stringify(standingOf(state));
    if (stands !== before) digest.update(stands);
    before = stands;
  }
  const { phase, prizes } = state.tournament;
  return {
    ...{ events: events.length, head: events.at(-1)?.hash ?? '', phase },
    prizes: prizes.map(({ place, patron, cents, paid }) => [place, patron, cents, paid]),
    accounts: Object.fromEntries(balancesOf(state)),
    digest: digest.digest('hex'),
  };
}

const balancesOf = ({ tournament }: TournamentState) =>
  accountsOf(tournament.ledger)
    .map(({ id, credits, debits }) => [id, credits - debits] as const)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));

/** Only what a regulator would ask for: a field that a later version adds changes nothing here. */
const standingOf = (state: TournamentState): unknown => {
  const { phase, version, approval, published, inspectorateTold, director, ...rest } =
    state.tournament;
  return [
    ...[phase, version, approval?.by ?? null, published, inspectorateTold?.to ?? null],
    [director?.id ?? null, director?.present ?? null, rest.tables],
    rest.addedRounds.map(({ name }) => name),
    rest.entries.map(entry => [
      ...[entry.patron, entry.state, entry.round, entry.signed, entry.briefed, entry.substitute],
      ...[entry.buyBacks, entry.addOns, entry.penalties.map(({ name }) => name), entry.outIn],
    ]),
    rest.sessions.map(({ id, round, state: stands, startsAt, tables, playOff, order }) => [
      ...[id, round, stands, startsAt, playOff?.card ?? null],
      tables.map(tableStanding),
      order?.map(({ table, groups, advanced }) => [
        table,
        groups.map(({ patrons, by, played }) => [patrons, by, played]),
        advanced,
      ]),
    ]),
    rest.prizes.map(({ place, patron, cents, paid }) => [place, patron, cents, paid]),
    balancesOf(state),
  ];
};

const tableStanding = ({ table, seats, play, agreed, meters, closing }: SessionTable): unknown => [
  table,
  seats.map(({ seat, patron }) => [seat, patron]),
  agreed,
  meters.map(({ seat, awarded, wagered, won, taken }) => [seat, awarded, wagered, won, taken]),
  closing?.map(({ seat, chips, state }) => [seat, chips, state]),
  play === null
    ? null
    : standingsAt(play).map(({ seat, patron, chips, state }) => [seat, patron, chips, state]),
  play?.way === 'in-turn' ? inTurnStanding(play.play) : null,
  play?.way === 'together' ? simultaneousStanding(play.play) : null,
];

const simultaneousStanding = (play: SimultaneousPlay): unknown => [
  ...[play.phase, play.coup, play.coupsPlayed, play.shoesOver, play.told],
  play.seats.map(({ present, secretsUsed, wagers }) => [
    ...[present, secretsUsed],
    wagers.map(({ on, stake, secret, sealed }) => [on, stake, secret, sealed]),
  ]),
];

const inTurnStanding = (play: Play): unknown => [
  ...[
    play.phase,
    play.dealing.staff.tableInspector,
    play.limits,
    play.timeLimit,
    play.puck,
    play.bank,
  ],
  ...[play.lastCoupDeclared, play.allFell, play.nextIndicator, play.readable?.readers],
  shoeStanding(play),
  play.positions.map(({ seat, presence, chips, layout, lying, secretsUsed, reported }) => [
    ...[seat, presence, chips, layout, lying, secretsUsed, reported],
  ]),
  coupStanding(play),
];

/** Of the table itself, as 0.1.0 knew it: nothing before the first shoe. */
function shoeStanding({ dealing, coup, indicator, indicatorOutIn }: Play): unknown {
  const { number, dealt, cuttingCardAt, held, nextIsDummy } = dealing.shoe;
  if (number === 0) return [...Array.from({ length: 6 }), false];
  // What is held when a dummy begins is its own, not another one's.
  const isItsOwn = coup?.dummy === true && dealing.coup?.cards.length === 0;
  return [
    ...[number, dealt, indicator, indicatorOutIn, cuttingCardAt],
    ...[held.length, nextIsDummy !== null && !isItsOwn],
  ];
}

const coupStanding = ({ coup, dealing, phase }: Play): unknown =>
  coup === null
    ? null
    : [
        ...[coup.number, coup.dummy, coup.restricted, coup.passedOver, coup.acted],
        ...[coup.announced, holdersOf(dealing), phase === 'over' ? coupResultOf(dealing) : null],
        coup.wrongHands,
        (dealing.coup?.cards ?? []).map(each => [each.to, each.card, !lies(each)]),
        Object.entries(coup.forms).map(([seat, form]) => [
          ...[seat, form.form, form.markedAt, form.recordedAt, form.approvedBy, form.deemed],
          form.laid,
        ]),
      ];

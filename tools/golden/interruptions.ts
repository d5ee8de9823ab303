// What happens beside the plain course of a tournament: asked for at random moments, so that a
// recorded one holds as many kinds of events as can be had. A refusal is as good as an answer.

import type { RunCommand } from '../../src/cli/tournament/simulate/run.ts';
import { director, operator, patron, staff } from '../../src/cli/tournament/simulate/people.ts';
import type { Actor } from '../../src/table/index.ts';
import { modelRound, type RoundPlan, type TableCommand } from '../../src/tournament/index.ts';
import type { Chance } from '../oracle/chance.ts';

/** Where the tournament is being played just now. */
export interface Whereabouts {
  readonly session: string;
  readonly table: string;
  readonly seat: number;
  readonly patron: string;
}

const dealer = staff('dealer');
const inspector = staff('table-inspector');

const secondChance = (kind: 'repechage' | 'secondary'): RoundPlan =>
  modelRound('Second chance', { kind, tables: 1, advance: 1 });

/** Acts of the tournament itself, each with whoever may do it. */
const ofTournament = ({ patron: who, session, table }: Whereabouts): readonly RunCommand[] => [
  { do: 'instruct', kind: 'practice-coups', coups: 2, by: director },
  ...[director, operator].flatMap((by): readonly RunCommand[] => [
    { do: 'penalise', patron: who, penalty: 'telephone', by },
    { do: 'penalise', patron: who, penalty: 'hiding', by },
    { do: 'add-round', round: secondChance('repechage'), by },
    { do: 'add-round', round: secondChance('secondary'), by },
  ]),
  { do: 'rule-on-dispute', patron: who, about: 'a chip', ruling: 'It lies.', by: director },
  ...[true, false].map(allowed => ({
    ...({ do: 'name-substitute', patron: who, substitute: `${who}-2` } as const),
    ...{ inPerson: true, allowed, by: director },
  })),
  { do: 'retire', patron: who, by: patron(who) },
  { do: 'disqualify', patron: who, why: 'signals', by: operator },
  { do: 'agree-to-end', session, table, patron: who, by: patron(who) },
  { do: 'admit', patron: who, by: operator },
  { do: 'buy-back', patron: who, by: patron(who) },
  { do: 'sign-director-off', by: director },
  { do: 'sign-director-on', by: director },
];

type InTurn = Extract<TableCommand, { way: 'in-turn' }>['what'];
type SimultaneousCommand = Extract<TableCommand, { way: 'together' }>['what'];

const atTable = (command: Extract<InTurn, { do: 'at-table' }>['command']): InTurn => ({
  do: 'at-table',
  command,
});
const reported = (what: 'surplus-card-seen' | 'surplus-card-unseen', card: '5h' | null) =>
  atTable({ do: 'report-irregularity', what, facts: { cards: [card] } });

const inTurnActs = (seat: number): readonly InTurn[] => [
  atTable({ do: 'sign-off', duty: 'table-inspector' }),
  atTable({ do: 'sign-on', duty: 'table-inspector' }),
  { do: 'top-up-wager', seat },
  { do: 'examine-form', seat, finding: 'returned' },
  { do: 'set-time-limit', ms: 10_000 },
  { do: 'report-wrong-hand', seat, side: 'player', turned: false },
  { do: 'report-wrong-hand', seat, side: 'banker', turned: true },
  reported('surplus-card-seen', '5h'),
  reported('surplus-card-unseen', null),
  { do: 'correct-stake', seat, on: 'player', stake: 5_000 },
  { do: 'correct-stake', seat, on: 'player', stake: 600_000 },
  atTable({ do: 'report-irregularity', what: 'card-order-lost', facts: {} }),
  atTable({ do: 'report-irregularity', what: 'too-few-cards', facts: {} }),
  atTable({ do: 'record-cutting-card' }),
  { do: 'declare-last-coup' },
  { do: 'mark-absent', seat },
  { do: 'mark-present', seat },
  { do: 'seat-substitute', seat, patron: `S-${seat}` },
  { do: 'ask-for-form', of: seat },
  { do: 'report-hidden-chips', seat },
  { do: 'confirm-hidden-chips', seat },
  { do: 'void-position', seat, as: 'retired' },
];

const simultaneousActs = (seat: number): readonly SimultaneousCommand[] => [
  { do: 'break-seal', seat },
  { do: 'take-chips', seat, chips: 10_000 },
  { do: 'at-table', command: { do: 'begin-dummy-coup' } },
  { do: 'wager', seat, on: 'tie', stake: 0 },
  { do: 'sit-down', seat },
];

/** What comes to nothing unless the right person does it at once. */
const episodes = (seat: number): readonly (readonly (readonly [InTurn, Actor])[])[] => [
  [[{ do: 'insert-indicator', fromBack: 104 }, inspector]],
  [[{ do: 'record-indicator-card' }, dealer]],
  [[{ do: 'raise-limits' }, director]],
  [
    [{ do: 'call-time', seat }, dealer],
    [{ do: 'pass-over', seat }, dealer],
  ],
];

/** Something of all that, by one of the people who might ask for it. */
export function interruption(
  chance: Chance,
  at: Whereabouts,
  way: TableCommand['way'] | undefined,
): readonly RunCommand[] {
  const { session, table, seat } = at;
  if (way === undefined || chance.isOneIn(3)) return [chance.pick(ofTournament(at))];
  const play = (command: TableCommand, by: Actor): RunCommand => ({
    do: 'play',
    session,
    table,
    command,
    by,
  });
  if (way === 'in-turn' && chance.isOneIn(2)) {
    return chance.pick(episodes(seat)).map(([what, by]) => play({ way, what }, by));
  }
  const by = chance.pick([dealer, inspector, director, operator, patron(at.patron)]);
  return way === 'in-turn'
    ? [play({ way, what: chance.pick(inTurnActs(seat)) }, by)]
    : [play({ way, what: chance.pick(simultaneousActs(seat)) }, by)];
}

// A sealed wager of a tournament where all wager together, over real sockets: before it is opened
// no message to anybody else tells of it.

import { afterAll, beforeAll, expect, test } from 'vitest';

import type { Actor } from '../../table/setup/setup.ts';
import { modelConditions, modelFinal } from '../../tournament/conditions/model-conditions.ts';
import { shoeStep } from '../../tournament/index.ts';
import type { SentTournamentCommand } from '../../tournament/acts.ts';
import { planOf, dealtTable, startTestHouse, type TestHouse } from '../testing/house.ts';
import { type Attendant, PlayedTournament } from '../testing/tournament.ts';

const CUP = 'sealed-cup';
const OPERATOR: Actor = { role: 'operator', id: 'visitor-operator' };
const DIRECTOR: Actor = { role: 'tournament-director', id: 'visitor-tournament-director' };
const PATRONS = ['ada', 'ben', 'cleo'];
/** What nobody else writes or reads: a stake, and what is then free of the bank. */
const [STAKE, FREE] = [137_000, 863_000];

let house: TestHouse;
let cup: PlayedTournament;

/** Everything up to the first coup, by the people whose business it is. */
function* preparations(now: number): Generator<readonly [Actor, SentTournamentCommand]> {
  const conditions = modelConditions(now, { rounds: [modelFinal({ length: { coups: 2 } })] });
  const person = { person: DIRECTOR.id, role: 'game-supervisor', deputies: [] } as const;
  yield [OPERATOR, { do: 'appoint-director', ...person }];
  yield [OPERATOR, { do: 'write-conditions', conditions }];
  yield [OPERATOR, { do: 'record-approval', version: 1, approvedBy: 'VGCCC', document: 'A-1' }];
  yield [OPERATOR, { do: 'publish-conditions' }];
  yield [OPERATOR, { do: 'notify-inspectorate', to: 'The inspectorate' }];
  yield [OPERATOR, { do: 'open-entries' }];
  for (const patron of PATRONS) {
    const yes = { entitled: true, accepts: true, staff: false, mayPromote: false };
    yield [OPERATOR, { do: 'apply', patron, name: patron, channel: 'cage', ...yes }];
    yield [OPERATOR, { do: 'accept-entry', patron, meetsCriteria: true, staffApprovedBy: null }];
  }
  yield [OPERATOR, { do: 'close-entries' }];
  yield [DIRECTOR, { do: 'designate-tables', tables: ['cup-1'] }];
  yield [DIRECTOR, { do: 'brief', patrons: PATRONS, understood: true }];
  for (const patron of PATRONS) yield [OPERATOR, { do: 'sign-conditions', patron }];
  yield [DIRECTOR, { do: 'sign-director-on' }];
  const plan = { session: 'final', round: 'Final', patrons: PATRONS, startsAt: now };
  yield [DIRECTOR, { do: 'plan-session', ...plan }];
  yield [DIRECTOR, { do: 'draw-seats', session: 'final' }];
  yield [DIRECTOR, { do: 'start-session', session: 'final' }];
}

beforeAll(async () => {
  house = await startTestHouse({}, { plan: planOf(dealtTable('cup-1')) });
  const { tournaments, clock } = house.house;
  const founded = await tournaments.found(CUP, 'crown-rapid', OPERATOR.id);
  const desk = tournaments.desk(CUP);
  if (desk === undefined) throw new Error(JSON.stringify(founded));
  for (const [by, command] of preparations(clock.now())) {
    const told = await desk.submit({ by, command });
    if (told.outcome !== 'done') throw new Error(`${command.do}: ${JSON.stringify(told)}`);
  }
  for (;;) {
    const play = desk.tournament.sessions[0]?.tables[0]?.play;
    const step = play?.way === 'together' ? shoeStep(desk.room.book, play.play.dealing) : null;
    if (step === null) break;
    await desk.submit({ by: { role: step.by, id: step.by }, command: at(step.what) });
  }
  cup = new PlayedTournament(house, CUP);
  for (const role of ['tournament-director', 'dealer', 'operator'] as const) await cup.join(role);
  for (const seat of [1, 2, 3]) await cup.sit('cup-1', seat);
});
afterAll(() => house.end());

type What = Extract<
  Extract<SentTournamentCommand, { do: 'play' }>['command'],
  { way: 'together' }
>['what'];

const at = (what: What): SentTournamentCommand => ({
  ...{ do: 'play', session: 'final', table: 'cup-1' },
  command: { way: 'together', what },
});

const heardBy = ({ screen }: Attendant): string => JSON.stringify(screen.heard);

test('no message tells another of a sealed wager before it is opened', async () => {
  const [dealer, own, other] = [cup.as('dealer'), cup.at('cup-1', 1), cup.at('cup-1', 2)];
  const board = await cup.board();
  await dealer.do(at({ do: 'open-wagering' }));
  const wager = { seat: 1, on: 'banker', stake: STAKE, signature: 'Ada in ink' } as const;
  const sealed = at({ do: 'seal-wager', ...wager });
  expect(await other.ask(sealed)).toMatchObject({ refusal: { refused: 'not-your-seat' } });
  expect(await dealer.ask(sealed)).toMatchObject({ refusal: { refused: 'not-authorised' } });
  await own.do(sealed);
  await other.do(at({ do: 'wager', seat: 2, on: 'player', stake: 10_000 }));
  await dealer.do(at({ do: 'close-wagering' }));
  await dealer.do(at({ do: 'record-coup', coup: { player: ['9s', 'Kh'], banker: ['7c', 'Kd'] } }));
  expect(await own.ask(at({ do: 'open-secret', seat: 1 }))).toMatchObject({ outcome: 'refused' });

  const others = [dealer, cup.as('tournament-director'), cup.as('operator'), other, board];
  for (const one of [...others, cup.at('cup-1', 3)]) {
    for (const told of [STAKE, FREE]) expect(heardBy(one)).not.toContain(String(told));
    expect(heardBy(one)).not.toContain('Ada in ink');
  }
  expect(heardBy(own)).toContain(String(STAKE));

  await dealer.do(at({ do: 'open-secret', seat: 1 }));
  await other.screen.until(() => heardBy(other).includes(String(STAKE)));
  await dealer.do(at({ do: 'settle-coup' }));
  await board.screen.until(() => heardBy(board).includes(String(1_000_000 - STAKE)));
});

test('a settled coup is put right at the table, by two people', async () => {
  const dealer = cup.as('dealer');
  const report = { do: 'report-irregularity', what: 'wrong-result-entered' } as const;
  const facts = { coup: 1, cards: ['7s', '9c', 'Kh', 'Kd'] as const };
  const wrong = at({ do: 'at-table', command: { ...report, facts } });
  await dealer.do(at({ do: 'at-table', command: { do: 'freeze-accounts', why: 'a wrong card' } }));
  expect(await dealer.ask(wrong)).toMatchObject({
    refusal: { refused: 'needs-second-approver', clause: '11.11' },
  });
  const second = { id: 'gs', role: 'game-supervisor' } as const;
  const { approval } = house.house.approvals.give('cup-1', { ...report, facts }, second);
  expect(await dealer.ask(wrong, undefined, approval)).toMatchObject({ outcome: 'done' });
  // The sealed wager on Banker won after all, less the commission.
  const won = 1_000_000 + STAKE - STAKE * 0.05;
  const board = await cup.board();
  await board.screen.until(() => heardBy(board).includes(String(won)));
});

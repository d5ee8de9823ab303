// Whatever somebody on the floor may do, a screen of theirs sends: a command without a key is found
// here.

import { expect, test, vi } from 'vitest';
import { rolesWith } from '../../rulebooks/roles.ts';
import { ACT_OF, COMMAND_NAMES } from '../../table/acts.ts';
import { plainSetup, Scene, staff } from '../../table/testing/scene.ts';
import type { ConsoleView, SentCommand } from '../../wire/index.ts';
import { commandSchema } from '../../wire/socket/commands.ts';
import { closedTable, crownTable, heardAtConsole, viewAt } from '../testing/at-console.tsx';
import { touched } from '../testing/touched.ts';
import { ACT_NAMES } from './acts/act-names.ts';
import type { ActName } from './acts/act.ts';
import { ConsoleFloor } from './console.tsx';
import { MattersPanel } from './rulings/matters-panel.tsx';
import { HandStep } from './coup/next-step.tsx';
import { OpenKeys } from './table/open-table.tsx';
import { reportOf } from './rulings/report.ts';
import { SeatActs } from './seats/seat-acts.tsx';
import { ShoePanel } from './shoe/shoe-panel.tsx';
import { SignPanel } from './table/sign-panel.tsx';
import { EffectOfRuling } from './rulings/effect.tsx';

vi.mock('react/jsx-dev-runtime', async original => {
  const { noting } = await import('../testing/made.ts');
  const real = await original<Record<'jsxDEV', Parameters<typeof noting>[0]>>();
  return { ...real, jsxDEV: noting(real.jsxDEV) };
});

type Name = SentCommand['do'];

/** What patrons do at their terminals, and what only the server's clock does. */
const NOT_OF_THE_FLOOR = [
  'set-wager',
  'move-wager',
  'clear-wagers',
  'repeat-wagers',
  'double-wagers',
  'set-own-limits',
  'confirm-snapshot',
  'begin-gaming-day',
  'ask-to-see-burn-card',
  'book-stopped-payment',
] as const satisfies readonly Name[];
type Others = (typeof NOT_OF_THE_FLOOR)[number];

type Changes = Partial<ConsoleView> & { readonly role?: string };

/** Everything that the console sends at a moment. */
function consoleAt(scene: Scene, { role = 'pit-boss', ...changes }: Changes = {}) {
  const view = { ...viewAt(scene), ...changes };
  const state = heardAtConsole(scene, { role });
  return touched(line => (
    <ConsoleFloor {...{ table: 'table-1', token: null, state, view, line }} />
  ));
}

const guide = (next: ConsoleView['guide']['next']): Changes => ({
  guide: { next, to: null, step: 'turn-cards' },
});
const step = (scene: Scene, view: Partial<ConsoleView>) =>
  touched(line => (
    <HandStep
      {...{ table: 'table-1', token: null, isThere: true, line, role: 'pit-boss' }}
      view={{ ...viewAt(scene), ...view }}
    />
  ));
const unopened = (): Scene => new Scene('crown').do({ do: 'sign-on', duty: 'dealer' });

const seatOf = (scene: Scene, changes: Partial<ConsoleView> = {}) => {
  const view = { ...viewAt(scene), ...changes };
  const [seat] = view.seats;
  if (seat === undefined) throw new Error('the table has seats');
  const owes = { ...seat, commissionDue: 500, idleCoups: 9 };
  return touched(line => <SeatActs {...{ view, line }} seat={owes} onDone={() => undefined} />);
};
const signOf = (scene: Scene) =>
  touched(line => (
    <SignPanel
      {...{ view: viewAt(scene), line, now: 0 }}
      state={{ role: 'pit-boss', aheadMs: 0 }}
    />
  ));
const shoeOf = (scene: Scene, changes: Partial<ConsoleView> = {}) =>
  touched(line => (
    <ShoePanel {...{ view: { ...viewAt(scene), ...changes }, role: 'pit-boss', line }} />
  ));
const mattersOf = (scene: Scene, changes: Partial<ConsoleView> = {}) =>
  touched(line => (
    <MattersPanel view={{ ...viewAt(scene), ...changes }} connected={[]} line={line} />
  ));

const squeezed = (): Scene =>
  closedTable(crownTable({ faceDown: true, method: 'hands-to-wagerers' }));
const passed = (): Scene => closedTable(crownTable({ method: 'shoe-to-a-wagerer' }));
const recorded = (): Scene => crownTable({ stakeMode: 'recorded' });
const announced = (): Scene =>
  crownTable().do({
    ...{ do: 'announce-limits', limits: plainSetup('crown', 'traditional').limits },
    ...{ aggregateMin: 0, setup: 'other', by: staff('pit-boss') },
  });
const claimed = (): Scene => crownTable().do({ do: 'open-claim', says: 'Paid too little.' });
const toldOff = (): Scene => claimed().do({ do: 'dispute-claim', claim: 1 });

/** A new shoe where people sit: the cut is offered to them. */
const cutting = (): Partial<ConsoleView> => {
  const view = viewAt(crownTable());
  const cut = {
    offeredTo: 1,
    person: null,
    otherwise: 'game-supervisor',
    least: 10,
    most: 400,
  } as const;
  return { ...guide('prepare-shoe'), shoeSteps: ['cut'], floor: { ...view.floor, cut } };
};

const toReduce = (): Partial<ConsoleView> => ({
  tooMuch: [
    { side: 'player', clause: '7.4', total: 2, limit: 1, reductions: [] },
  ] as ConsoleView['tooMuch'], // enough to draw its key
});

const handBack: ConsoleView['unpayable'] = [
  { seat: 1, wager: { on: 'player', stake: 100, patron: 'patron-1', transfer: 1 } },
] as unknown as ConsoleView['unpayable']; // enough to draw its key

const ruled = () => {
  const verdict = { what: 'foreign-card', ruling: 'play-on', clause: '11.1' };
  const effect = { verdict, hands: { player: [], banker: [] }, held: [], seats: [] };
  // A ruling that nobody has to approve; only what is drawn of it matters here.
  const answer = { effect: { ...effect, corrected: null, nextIsDummy: null } } as never;
  return touched(line => (
    <EffectOfRuling
      {...{
        table: 'table-1',
        view: viewAt(crownTable()),
        answer,
        role: 'dealer',
        demonstration: true,
      }}
      what="foreign-card"
      report={{ do: 'report-irregularity', what: 'foreign-card', facts: {} }}
      onConfirm={() => line.send(reportOf({ what: 'foreign-card', facts: {} }))}
      onApprove={() => undefined}
    />
  ));
};

/** Where each command of the floor has its key, by itself: no entry, no compiling. */
const KEYS: { readonly [name in Exclude<Name, ActName | Others>]: () => readonly SentCommand[] } = {
  'open-table': () =>
    touched(line => <OpenKeys setups={[plainSetup('crown', 'traditional')]} line={line} />),
  'bring-cards': () =>
    step(unopened().do({ do: 'open-table', setup: plainSetup('crown', 'traditional') }), {}),
  'prepare-shoe': () => step(crownTable(), cutting()),
  'decline-cut': () => step(crownTable(), cutting()),
  'burn-card': () =>
    shoeOf(crownTable(), { floor: { ...viewAt(crownTable()).floor, mayBurn: true } }),
  'record-cutting-card': () => shoeOf(closedTable(crownTable({ cuttingCard: 'noted' }))),
  'withdraw-limits': () => signOf(announced()),
  'announce-closing': () => signOf(crownTable()),
  'close-table': () => signOf(crownTable()),
  'open-wagering': () => consoleAt(crownTable()),
  'close-wagering': () =>
    consoleAt(crownTable().do({ do: 'open-wagering' }).wager(1, 'player', 5000)),
  'close-insurance': () => step(crownTable(), guide('close-insurance')),
  'close-wager-window': () => step(crownTable(), guide('close-wager-window')),
  'deal-card': () => consoleAt(closedTable(crownTable())),
  'announce-counts': () => step(closedTable(crownTable()), guide('announce-counts')),
  'turn-card': () => step(turning(), guide('nothing')),
  'settle-coup': () => consoleAt(closedTable(crownTable()).cards('9s 3d Ks 4h')),
  'begin-dummy-coup': () => step(crownTable(), guide('begin-dummy-coup')),
  'take-hand': () => consoleAt(squeezed()),
  'decline-hand': () => consoleAt(squeezed()),
  'take-shoe': () => consoleAt(passed()),
  'decline-shoe': () => consoleAt(passed()),
  'give-up-shoe': () => consoleAt(passed().do({ do: 'take-shoe', seat: 1 })),
  'refuse-wager': () => mattersOf(crownTable(), { unpayable: handBack }),
  'reduce-pro-rata': () => consoleAt(closedTable(crownTable()), toReduce()),
  'allow-standing-patrons': () => seatOf(recorded()),
  'freeze-accounts': () => consoleAt(crownTable()),
  'dispute-claim': () => mattersOf(claimed()),
  'advise-complainant': () => mattersOf(toldOff()),
  'report-irregularity': ruled,
};

/** Cards that lie face down. */
const turning = (): Scene => {
  const scene = squeezed();
  for (const side of ['player', 'banker'] as const) {
    scene.do({ do: 'take-hand', side, seat: side === 'player' ? 1 : 2 });
  }
  for (let card = 0; card < 4; card += 1) {
    scene.do({ do: 'deal-card', card: null, source: 'keypad' });
  }
  return scene;
};

const isOfTheFloor = (name: Name): boolean =>
  rolesWith(ACT_OF[name].may).some(role => role !== 'patron' && role !== 'system');

test.each(NOT_OF_THE_FLOOR)('%s is for terminals or the clock alone', name => {
  expect(isOfTheFloor(name)).toBe(false);
});

// its own keys
test.each(Object.keys(KEYS) as (keyof typeof KEYS)[])('a key of the console sends %s', name => {
  const sent = KEYS[name]().filter(command => command.do === name);
  expect(sent.length).toBeGreaterThan(0);
  for (const command of sent) expect(commandSchema.parse(command)).toEqual(command);
});

test('every command of the floor has a key or an act of the sheet', () => {
  const reached = new Set<string>([...Object.keys(KEYS), ...ACT_NAMES]);
  const floor = COMMAND_NAMES.filter(isOfTheFloor);
  expect(floor.filter(name => !reached.has(name))).toEqual([]);
});

// The sheet of acts: every one is sent by its key, is what the wire carries, and the table does it.

import { describe, expect, test, vi } from 'vitest';
import { isRefusal } from '../../../table/refusal.ts';
import { readyTable, type Scene, staff } from '../../../table/testing/scene.ts';
import type { SentCommand } from '../../../wire/index.ts';
import { commandSchema } from '../../../wire/socket/commands.ts';
import { arranged, asked, held, hobart, one, owing, won } from '../../testing/act-scenes.ts';
import { crownTable, viewAt } from '../../testing/at-console.tsx';
import { draw, wordsOn } from '../../testing/draw.tsx';
import { TOLD, type Told } from '../../testing/told-acts.ts';
import { touched } from '../../testing/touched.ts';
import { ACT_NAMES } from './act-names.ts';
import { actTexts } from './use-act-texts.ts';
import { LANGUAGES } from '../../texts/index.ts';
import { MattersPanel } from '../rulings/matters-panel.tsx';
import { SeatMap } from '../seats/seat-map.tsx';
import { SignPanel } from '../table/sign-panel.tsx';
import type { ActName, Answers } from './act.ts';
import { ActForm, AllActs } from './act-sheet.tsx';
import { answeredTo, type Begun } from './acts-room.tsx';
import { centsOf, sumText, typed } from './amount.ts';
import { FLOOR_ACTS } from './index.ts';
import { nextSetup } from './table-acts.ts';

vi.mock('react/jsx-dev-runtime', async original => {
  const { noting } = await import('../../testing/made.ts');
  const real = await original<Record<'jsxDEV', Parameters<typeof noting>[0]>>();
  return { ...real, jsxDEV: noting(real.jsxDEV) };
});

/** What the last key of a filled form sends, for somebody of that role. */
function sentFrom(name: ActName, { at, as = 'dealer', said }: Told) {
  const here = { view: viewAt(at()), role: as };
  const form = { name, here, said, token: null, demonstration: true };
  const quiet = () => undefined;
  return touched(line => (
    <ActForm {...form} line={line} onSay={quiet} onBack={quiet} onSent={quiet} />
  ));
}

describe.each(ACT_NAMES)('%s', name => {
  const told = TOLD[name];
  const { as = 'dealer', at, said } = told;

  test('is sent as the wire carries it, and the table does it', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ approval: 'a' })));
    const sent = sentFrom(name, told);
    await vi.waitUntil(() => sent.length > 0);
    vi.unstubAllGlobals();
    expect(sent).toHaveLength(1);
    const command = commandSchema.parse(sent[0]);
    expect(command.do).toBe(name);
    const approvedBy = { role: 'operator', id: 'operator-2' } as const;
    const signed = { by: staff(as), countersignedBy: 'cashier-1', approvedBy };
    const scene = at();
    const answer = scene.ask({ ...command, ...signed });
    expect(isRefusal(answer) ? answer : 'done').toBe('done');
  });

  test('is open where it is done, and says nothing as long as something is asked', () => {
    const here = { view: viewAt(at()), role: as };
    expect(FLOOR_ACTS[name].isOpen(here)).toBe(true);
    const fields = FLOOR_ACTS[name].fields(here, said);
    const wanted = fields.filter(({ isFree }) => isFree !== true);
    for (const { slot } of wanted) {
      const { [slot]: _left, ...rest } = said;
      expect([slot, FLOOR_ACTS[name].command(here, rest)]).toEqual([slot, null]);
    }
  });
});

test('whoever may not is told whose act it is, and has no key for it', () => {
  const here = { view: viewAt(crownTable()), role: 'dealer' };
  const said = TOLD['sanction-patron'].said;
  const quiet = () => undefined;
  const form = { name: 'sanction-patron', here, said, token: null, demonstration: false } as const;
  const drawn = (line: { readonly send: (command: SentCommand) => undefined }) => (
    <ActForm {...form} line={line} onSay={quiet} onBack={quiet} onSent={quiet} />
  );
  expect(wordsOn(draw(drawn({ send: quiet })))).toContain('Needs: Pit boss (13.2)');
  expect(touched(drawn)).toEqual([]);
});

test.each(LANGUAGES)('%s: the sheet names every act, with who may do it', language => {
  const here = { view: viewAt(crownTable()), role: 'pit-boss' };
  const quiet = () => undefined;
  const sheet = { here, token: null, demonstration: true, line: { send: quiet } };
  const says = wordsOn(draw(<AllActs {...sheet} onBegin={quiet} />, language));
  for (const name of ACT_NAMES) expect(says).toContain(actTexts(language).titles[name]);
  expect(says).toContain('(7.5)');
});

describe('what becomes of a filled sheet when the table has answered', () => {
  const said: Answers = { person: one, choice: 'idle' };
  const begun: Begun = { act: 'leave', said, sent: 4 };
  const answered = { pending: [], refused: null, nextKey: 5 };
  const no = {
    key: 4,
    refused: 'not-now',
    reason: { code: 'not-idle-long-enough', count: 0 } as const,
    clause: '4.4',
  };

  test('a no is kept with everything that was filled in, and outlives the next touch', () => {
    const kept = { act: 'leave', said, refused: no };
    expect(answeredTo(begun, { ...answered, refused: no })).toEqual(kept);
    expect(answeredTo({ act: 'leave', said, refused: no }, answered)).toEqual(kept);
  });

  test('a yes closes it, with or without a remark', () => {
    expect(answeredTo(begun, answered)).toBeNull();
    const remark = { ...no, refused: 'remark' };
    expect(answeredTo(begun, { ...answered, refused: remark })).toBeNull();
  });

  test('it waits for its own answer, and can be sent again when it never arrived', () => {
    const command: SentCommand = { do: 'leave', ...one, reason: 'idle' };
    const pending = [{ key: 4, command, done: null }];
    expect(answeredTo(begun, { ...answered, pending })).toBe(begun);
    expect(answeredTo(begun, { ...answered, refused: { ...no, key: 3 } })).toBeNull();
    expect(answeredTo(begun, { ...answered, nextKey: 4 })).toEqual({ act: 'leave', said });
  });
});

describe('amounts are whole cents', () => {
  test.each([
    ['0', 0],
    ['25', 2500],
    ['1250.5', 125_050],
    ['1250.55', 125_055],
    ['0.07', 7],
    ['999999999999.99', 99_999_999_999_999],
    ['', undefined],
    ['1.234', undefined],
    ['.5', undefined],
  ])('%s is %s', (text, cents) => {
    expect(centsOf(text)).toBe(cents);
    if (cents !== undefined) expect(centsOf(sumText(cents))).toBe(cents);
  });

  test('the pad writes what can be a sum and nothing else', () => {
    const keys = ['1', '2', '.', '5', '.', '5', '9', 'back', '00'] as const;
    expect(keys.reduce<string>((text, key) => typed(text, key), '')).toBe('12.5');
    expect(typed('0', '5')).toBe('5');
    expect(typed('0', '.')).toBe('0.');
    expect(typed('12', 'clear')).toBe('');
  });
});

test('a changed set-up has a name of its own each time', () => {
  expect(nextSetup('high')).toBe('high~1');
  expect(nextSetup('high~9')).toBe('high~10');
});

describe('what was done shows on the console', () => {
  const says = (scene: Scene, tab: 'seats' | 'matters' | 'sign'): string => {
    const view = viewAt(scene);
    const line = { send: () => undefined };
    const state = { role: 'pit-boss', aheadMs: 0 };
    const panels = {
      seats: <SeatMap view={view} line={line} connected={[]} />,
      matters: <MattersPanel view={view} line={line} connected={[]} />,
      sign: <SignPanel view={view} state={state} line={line} now={0} />,
    };
    return wordsOn(draw(panels[tab]));
  };

  test('a nominee, an arrangement and partners at their seats', () => {
    const scene = readyTable(arranged()).do({ do: 'name-nominee', seat: 1, nominee: 'M-1017' });
    scene.do({ do: 'arrange-above-differential', ...one, max: 5_000_000, by: staff('pit-boss') });
    expect(says(scene, 'seats')).toContain('Arranged up to 50,000.00 Nominee M-1017');
    const tagged = hobart();
    const by = staff('game-supervisor');
    tagged.do({ do: 'tag-partnership', patrons: ['patron-1', 'patron-2'], by });
    expect(says(tagged, 'seats').match(/Partners/g)).toHaveLength(2);
  });

  test('debts and held winnings wait under matters, with their keys', () => {
    expect(says(owing(), 'matters')).toContain('The house owes: Seat 1 patron-1 100.00 Do it');
    const win = 'A large win is locked: Seat 1 patron-1 60.00 Do it';
    expect(says(won(), 'matters')).toContain(win);
    expect(says(won(), 'seats')).toContain('⚠ large win');
    expect(says(held(), 'matters')).toContain('Money is held: Seat 1 patron-1 50.00 Do it');
  });

  test('a consent round says how many have agreed', () => {
    const scene = asked().do({ do: 'consent-to-limits', patron: 'patron-1' });
    expect(says(scene, 'sign')).toContain('1/7 have agreed');
    expect(says(crownTable(), 'sign')).not.toContain('have agreed');
  });
});

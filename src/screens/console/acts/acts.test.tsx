// The sheet of acts: every one is sent by its key, is what the wire carries, and the table does it.

import { describe, expect, test, vi } from 'vitest';
import type { Role } from '../../../rulebooks/index.ts';
import { isRefusal } from '../../../table/refusal.ts';
import type { Setup } from '../../../table/setup.ts';
import { plainSetup, readyTable, type Scene, staff } from '../../../table/testing/scene.ts';
import type { Wish } from '../../../wire/index.ts';
import { wishSchema } from '../../../wire/wishes/index.ts';
import {
  asked,
  between,
  detained,
  excluded,
  held,
  HELD,
  hobart,
  inDebt,
  indebted,
  leaving,
  one,
  owing,
  recorded,
  uncut,
  won,
} from '../../testing/act-scenes.ts';
import { closedTable, crownTable, viewAt } from '../../testing/at-console.tsx';
import { draw, wordsOn } from '../../testing/draw.tsx';
import { touched } from '../../testing/touched.ts';
import { ACT_NAMES } from '../../words/act-names.ts';
import { ACT_TITLES } from '../../words/act-words.ts';
import { inLanguage } from '../../words/console-words.ts';
import { LANGUAGES } from '../../words/index.ts';
import { MattersPanel } from '../matters-panel.tsx';
import { SeatMap } from '../seat-map.tsx';
import { SignPanel } from '../sign-panel.tsx';
import type { ActName, Answers } from './act.ts';
import { ActForm, AllActs } from './act-sheet.tsx';
import { answeredTo, type Begun } from './acts-room.tsx';
import { centsOf, sumText, typed } from './amount.ts';
import { ACTS } from './index.ts';
import { nextSetup } from './table-acts.ts';

vi.mock('react/jsx-dev-runtime', async original => {
  const { noting } = await import('../../testing/made.ts');
  const real = await original<Record<'jsxDEV', Parameters<typeof noting>[0]>>();
  return { ...real, jsxDEV: noting(real.jsxDEV) };
});

const squeezed = (): Scene =>
  closedTable(crownTable({ faceDown: true, method: 'hands-to-wagerers' })).do({
    ...{ do: 'take-hand', side: 'player', seat: 1 },
  });
const passed = (): Scene => closedTable(crownTable({ method: 'shoe-to-a-wagerer' }));
const declined = (): Scene =>
  passed().do({ do: 'decline-shoe', seat: 1 }).do({ do: 'decline-shoe', seat: 2 });
const dummies = (): Scene =>
  crownTable().do({
    do: 'order-dummy-coups',
    reason: 'until-a-wager',
    by: staff('game-supervisor'),
  });

const OTHER = plainSetup('crown', 'traditional', { id: 'set-up-2' });
const player = { player: { min: 1000, max: 2_000_000, step: 1000 } };

interface Told {
  readonly at: () => Scene;
  readonly as?: Role;
  readonly said: Answers;
}

/** One of each: an act without one does not compile. */
const TOLD: Readonly<Record<ActName, Told>> = {
  'sign-on': { at: crownTable, as: 'game-supervisor', said: { choice: 'game-supervisor' } },
  'sign-off': { at: crownTable, said: { choice: 'dealer' } },
  'buy-in': { at: crownTable, said: { person: one, choice: 'cash', cents: 123_400 } },
  'pay-out': { at: leaving, said: { person: one, choice: 'chips' } },
  leave: { at: crownTable, said: { person: one, choice: 'own-wish' } },
  'record-wager': { at: recorded, said: { person: one, bet: { on: 'tie' }, cents: 7000 } },
  'call-bet': {
    at: recorded,
    said: { person: one, bet: { on: 'banker' }, cents: 9000, choice: 'cash' },
  },
  'name-nominee': { at: crownTable, said: { person: one, name: 'M-1017' } },
  'stand-behind': {
    at: () => hobart({ stakeMode: 'recorded' }),
    said: { person: one, name: 'M-2' },
  },
  'tag-partnership': {
    at: hobart,
    as: 'table-inspector',
    said: { patrons: ['patron-1', 'patron-2'] },
  },
  'agree-limits': {
    at: crownTable,
    as: 'pit-boss',
    said: { person: one, choice: 'these', limits: player },
  },
  'arrange-above-differential': {
    at: () => readyTable(arranged()),
    as: 'pit-boss',
    said: { person: one, cents: 5_000_000 },
  },
  'move-float': {
    at: crownTable,
    as: 'game-supervisor',
    said: { choice: 'fill', cents: 12_345_600, name: 'F-2' },
  },
  'release-locked-win': {
    at: won,
    as: 'casino-supervisor',
    said: { person: one, choice: 'by-hand', name: 'F-17' },
  },
  'pay-owed': { at: owing, as: 'pit-boss', said: { person: one, note: 'Passport.' } },
  'settle-commission': { at: indebted, said: { person: { seat: 2, patron: 'patron-2' } } },
  'approve-commission-deferral': {
    at: () => crownTable({ deferredCommission: true }),
    as: 'operator',
    said: { person: one, choice: 'yes' },
  },
  'carry-commission': { at: indebted, as: 'operator', said: { note: 'They come again.' } },
  'order-dummy-coups': {
    at: crownTable,
    as: 'game-supervisor',
    said: { choice: 'during-the-shoe', count: 3 },
  },
  'order-free-coups': { at: hobart, as: 'operator', said: { count: 2 } },
  'ask-to-wager': { at: dummies, said: { person: one } },
  'set-face-down': { at: crownTable, as: 'game-supervisor', said: { choice: 'face-down' } },
  'inform-of-squeeze': { at: hobart, said: { choice: 'surveillance', note: 'Ms Ho' } },
  'delegate-hand': {
    at: squeezed,
    said: { choice: 'player', person: { seat: 3, patron: 'patron-3' } },
  },
  'choose-dealing-method': { at: declined, said: { choice: 'hands-to-wagerers' } },
  'delegate-dealing': {
    at: () => passed().do({ do: 'take-shoe', seat: 1 }),
    said: { person: { seat: 3, patron: 'patron-3' } },
  },
  'name-cutter': { at: uncut, as: 'game-supervisor', said: { note: 'The pit boss' } },
  'show-burn-card': { at: crownTable, said: { person: one, cards: ['Ks'] } },
  'order-shuffle': {
    ...{ at: crownTable, as: 'pit-boss' },
    said: { choice: 'mishandled-cards', note: 'A patron asks.' },
  },
  'replace-cards': { at: crownTable, as: 'pit-boss', said: { cards: ['As'], note: 'Bent.' } },
  'announce-limits': {
    at: crownTable,
    as: 'pit-boss',
    said: { limits: plainSetup('crown', 'traditional').limits },
  },
  'consent-to-limits': { at: asked, said: { person: one } },
  'set-collective-liability': { at: hobart, as: 'operator', said: { cents: 2_500_000 } },
  'change-setup': { at: between, as: 'pit-boss', said: { setup: OTHER } },
  'open-claim': { at: crownTable, said: { person: one, note: 'Paid too little.' } },
  'sanction-patron': {
    at: crownTable,
    as: 'pit-boss',
    said: { person: one, choice: 'exclude', breach: '13.1', note: 'A device.' },
  },
  'end-hold': {
    at: held,
    as: 'pit-boss',
    said: { hold: HELD, choice: 'patron', note: 'No device.' },
  },
  'lift-exclusion': {
    at: excluded,
    as: 'pit-boss',
    said: { choice: 'patron-1', note: 'No device.' },
  },
  'end-detention': {
    at: detained,
    as: 'pit-boss',
    said: { person: one, note: 'Officer 417' },
  },
  'release-debt': {
    at: inDebt,
    as: 'operator',
    said: { person: { seat: 2, patron: 'patron-2' }, name: 'A-17', note: 'Bankrupt.' },
  },
};

/** A version that charges above the differential, with one on its sign (7.5). */
function arranged(): Setup {
  const setup = plainSetup('crown', 'traditional');
  return { ...setup, pay: { ...setup.pay, differential: 1_000_000 } };
}

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
    const wish = wishSchema.parse(sent[0]);
    expect(wish.do).toBe(name);
    const approvedBy = { role: 'operator', id: 'another' } as const;
    const signed = { by: staff(as), countersignedBy: 'cashier-1', approvedBy };
    const scene = at();
    const answer = scene.ask({ ...wish, ...signed });
    expect(isRefusal(answer) ? answer : 'done').toBe('done');
  });

  test('is open where it is done, and says nothing as long as something is asked', () => {
    const here = { view: viewAt(at()), role: as };
    expect(ACTS[name].isOpen(here)).toBe(true);
    const fields = ACTS[name].fields(here, said);
    const wanted = fields.filter(({ isFree }) => isFree !== true);
    for (const { slot } of wanted) {
      const { [slot]: _left, ...rest } = said;
      expect([slot, ACTS[name].wish(here, rest)]).toEqual([slot, null]);
    }
  });
});

test('whoever may not is told whose act it is, and has no key for it', () => {
  const here = { view: viewAt(crownTable()), role: 'dealer' };
  const said = TOLD['sanction-patron'].said;
  const quiet = () => undefined;
  const form = { name: 'sanction-patron', here, said, token: null, demonstration: false } as const;
  const drawn = (line: { readonly wish: (wish: Wish) => undefined }) => (
    <ActForm {...form} line={line} onSay={quiet} onBack={quiet} onSent={quiet} />
  );
  expect(wordsOn(draw(drawn({ wish: quiet })))).toContain('Needs: Pit boss (13.2)');
  expect(touched(drawn)).toEqual([]);
});

test.each(LANGUAGES)('%s: the sheet names every act, with who may do it', language => {
  const here = { view: viewAt(crownTable()), role: 'pit-boss' };
  const quiet = () => undefined;
  const sheet = { here, token: null, demonstration: true, line: { wish: quiet } };
  const says = wordsOn(draw(<AllActs {...sheet} onBegin={quiet} />, language));
  for (const name of ACT_NAMES) expect(says).toContain(inLanguage(language, ACT_TITLES[name]));
  expect(says).toContain('(7.5)');
});

describe('what becomes of a filled sheet when the table has answered', () => {
  const said: Answers = { person: one, choice: 'idle' };
  const begun: Begun = { act: 'leave', said, sent: 4 };
  const answered = { pending: [], refused: null, nextKey: 5 };
  const no = {
    key: 4,
    refused: 'not-now',
    because: 'Only 0 coups without a wager.',
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
    const wish: Wish = { do: 'leave', ...one, reason: 'idle' };
    const pending = [{ key: 4, wish, done: null }];
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
    const line = { wish: () => undefined };
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

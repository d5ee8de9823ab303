// What the inspector's page says of each clause.

import { expect, test } from 'vitest';
import type { Clause } from '../../src/rulebooks/clause.ts';
import { pageOf } from './page.ts';
import { trace } from './trace.ts';

const plain = { says: 'A duty.', area: 'deal', kind: 'enforce', roles: ['system'] } as const;

const clauses: Record<string, Clause> = {
  '1.1 note *': {
    ...plain,
    says: 'Either | or, and a < b.',
    kept: 'engine',
    where: 'rules',
    rulings: ['G1', 'C2'],
    note: 'Read as printed.',
  },
  '1.2': { ...plain, kept: 'screen', where: 'screens' },
  '1.3': { ...plain, kept: 'floor', because: 'Nobody can see it.', where: 'table' },
  '1.4': { ...plain, kept: 'screen', where: 'screens', figure: 'missing' },
  '1.5': { ...plain, kept: 'engine', where: 'rules' },
};

const proof = { book: 'crown', title: 'two | three', file: 'src/a.test.ts', passed: true } as const;

const document = {
  title: 'Rules',
  issuer: 'A house',
  edition: '3',
  effective: '2024-07-01',
  sha256: 'ab12',
};

const page = pageOf(
  { id: 'crown', document },
  trace(
    {
      id: 'crown',
      chapters: [{ heading: '1 Only chapter', clauses }],
      toCome: { screens: ['1.2'] },
    },
    [
      { ...proof, clauses: ['1.1 note *'] },
      { ...proof, clauses: ['1.1 note *'] },
      { ...proof, clauses: ['1.1 note *'], title: 'four' },
      { ...proof, clauses: ['1.1 note *'], file: 'src/b.test.ts' },
    ],
  ),
);

test.each([
  [
    'a proven clause with its proofs by file, each title once, pipes escaped',
    '| `1.1 note *` | Either \\| or, and a &lt; b.<br><sub>Ruling G1, C2. Read as printed.</sub> ' +
      '| engine | rules | `src/a.test.ts`<br>· two \\| three<br>· four<br>' +
      '`src/b.test.ts`<br>· two \\| three |',
  ],
  ['what is to come', '| `1.2` | A duty. | screen | screens | *to come with screens* |'],
  ['what the floor keeps', '| `1.3` | A duty. | floor | — | *floor:* Nobody can see it. |'],
  ['a missing figure', '| `1.4` | A duty. | screen | screens | *figure-missing* |'],
  ['what nothing proves', '| `1.5` | A duty. | engine | rules | **not proven** |'],
  ['which edition was read', '- Edition: 3, in effect from 2024-07-01'],
  ['the hash of the text', '- SHA-256 of the text that was read: `ab12`'],
  ['the count by state', '| 1 Only chapter | 5 | 1 | 1 | 1 | 1 | 1 |'],
  ['the sum', '| **All** | 5 | 1 | 1 | 1 | 1 | 1 |'],
])('the page shows %s', (_, line) => {
  expect(page.split('\n')).toContain(line);
});

test('the page shows the clauses in the order of the document', () => {
  const order = [...page.matchAll(/^\| `([^`]+)`/gm)].map(([, id]) => id);
  expect(order).toEqual(Object.keys(clauses));
});

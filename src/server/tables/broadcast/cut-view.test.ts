import { expect, test } from 'vitest';

import { CutView } from './cut-view.ts';

const frame = { table: 't1', for: 'public', demonstration: true } as const;

const read = (message: string | null): unknown => (message === null ? null : JSON.parse(message));

test('a view is told whole once, then by what changed', () => {
  const view = new CutView(frame);
  const hands = [{ result: 'player' }];
  view.cut({ phase: 'wagering', at: 1, hands }, 5, null);
  expect(read(view.whole())).toEqual({
    ...{ kind: 'view', for: 'public', table: 't1', number: 5, demonstration: true },
    shoePromise: null,
    view: { phase: 'wagering', at: 1, hands },
  });
  expect(read(view.cut({ phase: 'dealing', at: 2, hands }, 7, null))).toEqual({
    ...{ kind: 'change', table: 't1', from: 5, number: 7 },
    fields: { phase: 'dealing', at: 2 },
  });
  expect(view.number).toBe(7);
});

test('time alone is no news, an equal copy is none, and a promise is some', () => {
  const view = new CutView(frame);
  view.cut({ at: 1, coup: { number: 1 } }, 1, null);
  expect(view.cut({ at: 2, coup: { number: 1 } }, 2, null)).toBeNull();
  expect(view.number).toBe(1);
  const promise = { shoe: 's', commitment: 'c' };
  expect(read(view.cut({ at: 3, coup: { number: 1 } }, 3, promise))).toMatchObject({
    ...{ from: 1, number: 3, shoePromise: promise, fields: { at: 3 } },
  });
});

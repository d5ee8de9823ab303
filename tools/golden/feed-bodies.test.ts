import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { expect, test } from 'vitest';

import { bodyTold, isTold } from '../../src/server/reports/feed/kinds.ts';
import { bodyOf } from '../../src/server/storage/shapes/families.ts';
import { FEED_BODIES } from '../../src/wire/administration/feed.ts';
import { unpack } from './journal.ts';

const RECORDED = [
  ...(['crown', 'crown-rapid', 'tasmania', 'mbs-rapid'] as const).map(
    name => [name, `table:${name}`] as const,
  ),
  ['cage', 'cage'] as const,
];

test('every body of the recorded journals is as its public schema says', () => {
  const seen = new Set<string>();
  const secret: string[] = [];
  for (const [name, stream] of RECORDED) {
    const file = fileURLToPath(new URL(`0.1.0/${name}.jsonl.gz`, import.meta.url));
    for (const { kind, version, body } of unpack(readFileSync(file))) {
      if (!isTold(stream, kind)) continue;
      const told = bodyTold(stream, bodyOf({ stream, kind, version, body }));
      if (JSON.stringify(told).includes('"sealed"')) secret.push(kind);
      if (!Object.hasOwn(FEED_BODIES, kind)) continue;
      const schema = FEED_BODIES[kind as keyof typeof FEED_BODIES]; // it has just been looked up
      const { error } = schema.safeParse(told);
      expect(error, `${name}: ${kind} ${JSON.stringify(told).slice(0, 200)}`).toBeUndefined();
      seen.add(kind);
    }
  }
  expect(secret).toEqual([]);
  expect([...seen].toSorted()).toEqual(Object.keys(FEED_BODIES).toSorted());
});

test('no card on the felt and no secret wager is told outside', () => {
  for (const kind of ['card-dealt', 'wagers-changed', 'card-turned', 'burn-card-shown']) {
    expect(isTold('table:pit', kind)).toBe(false);
  }
  expect(isTold('tournament:cup', 'coup-settled')).toBe(false);
});

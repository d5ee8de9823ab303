// The samples of the contract, through the commands themselves.

import { describe, expect, test } from 'vitest';
import { answers } from './testing/sabot.ts';
import { type VectorCommand, VECTOR_COMMANDS, vectorsOf } from './testing/vectors.ts';

const COUNTS: Readonly<Record<VectorCommand, number>> = { settle: 871, place: 15, shoe: 42 };

describe.each(VECTOR_COMMANDS)('sabot %s', command => {
  const vectors = vectorsOf(command);

  test('gives every right answer of the samples, in their order', async () => {
    expect(vectors).toHaveLength(COUNTS[command]);
    const given = await answers(
      command,
      vectors.map(({ in: line }) => line),
    );
    expect(given).toHaveLength(vectors.length);
    for (const [index, { out }] of vectors.entries()) expect(given[index]).toMatchObject(out);
  });
});

test('a Run or tail that is not settled names no coup', async () => {
  const vectors = vectorsOf('shoe');
  const given = await answers(
    'shoe',
    vectors.map(({ in: line }) => line),
  );
  const fates = given.flatMap(answer => (answer['settlements'] ?? []) as readonly object[]);
  const right = vectors.flatMap(({ out }) => (out['settlements'] ?? []) as readonly object[]);
  expect(fates).toHaveLength(759);
  expect(fates.map(fate => 'settledAt' in fate)).toEqual(right.map(fate => 'settledAt' in fate));
});

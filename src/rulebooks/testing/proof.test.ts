// The clause of a proof is typed: what the book has not got does not compile.

import { describe, expect, expectTypeOf, test } from 'vitest';
import type { ClauseIn } from '../clauses.ts';
import type { Prove } from './proof.ts';
import { clausesOf, proofTitle } from './proof.ts';

describe('the clause of a proof', () => {
  test('stands in the title with its book, several joined by a semicolon', () => {
    expect(proofTitle('crown', ['9.1'], 'a natural')).toBe('[crown 9.1] a natural');
    expect(proofTitle('crown', ['3.2.1', '3.2.2'], 'values')).toBe('[crown 3.2.1; 3.2.2] values');
  });

  test('must be one that the book has', () => {
    const refused = (clause: Prove<ClauseIn<'mbs-rapid'>>): void => {
      // @ts-expect-error mbs-rapid has no clause 99.
      clause('99', 'no such clause', () => undefined);
      // @ts-expect-error A clause of another book is not one of this book.
      clause('10.1 crown banker', 'not of this book', () => undefined);
      // @ts-expect-error One wrong id among right ones is still wrong.
      clause(['3.5', '3.5.1'], 'one of two', () => undefined);
      // @ts-expect-error A proof of nothing is no proof.
      clause([], 'no clause at all', () => undefined);
    };
    expectTypeOf(refused).parameter(0).toEqualTypeOf(clausesOf('mbs-rapid'));
    expectTypeOf<'3.5'>().toExtend<ClauseIn<'mbs-rapid'>>();
  });
});

// The edition that a set-up goes by, and the one that it is to go by from a day on.

import { editionOf, editionsOf } from '../../rulebooks/editions.ts';
import type { Rulebook } from '../../rulebooks/index.ts';
import type { Table } from '../table.ts';
import type { Setup } from './setup.ts';
import { fault, type SetupFault } from './setup-fault.ts';

/** The set-up as it will be once the table has changed over. */
export function amendedSetup({ amendment, ...setup }: Setup): Setup {
  return amendment === undefined ? setup : { ...setup, edition: amendment.edition };
}

/** An edition that nobody has, or an announced one that has effect no later than today's. */
export function editionFaults(
  book: Rulebook,
  { edition, amendment }: Setup,
): readonly SetupFault[] {
  const editions = editionsOf(book);
  const now = editionOf(book, edition);
  if (now === undefined) return [unknown('edition', edition ?? '')];
  if (amendment === undefined) return [];
  const next = editionOf(book, amendment.edition);
  if (next === undefined) return [unknown('amendment', amendment.edition)];
  if (editions.indexOf(next) > editions.indexOf(now)) return [];
  const reason = { code: 'edition-not-later', name: amendment.edition } as const;
  return [fault('amendment', 'ruling G22', reason)];
}

/** None before its day; and none any more once another has effect, unless it is announced. */
export function effectFaults(
  book: Rulebook,
  { kept: { gamingDay } }: Pick<Table, 'kept'>,
  setup: Setup,
): readonly SetupFault[] {
  const editions = editionsOf(book);
  const hasEffect = ({ document: { effective = '' } }: Rulebook) => (gamingDay ?? '') >= effective;
  const due = editions.slice(1).findLast(hasEffect) ?? editions[0] ?? book;
  const last = editionOf(book, setup.amendment?.edition ?? setup.edition) ?? book;
  const now = editionOf(book, setup.edition) ?? book;
  if (editions.indexOf(now) > editions.indexOf(due)) {
    const { edition: name, effective: note = '' } = now.document;
    return [fault('edition', 'ruling G22', { code: 'edition-not-yet', name, note })];
  }
  if (editions.indexOf(last) >= editions.indexOf(due)) return [];
  const { edition: name, effective: note = '' } = due.document;
  return [fault('edition', 'ruling G22', { code: 'edition-replaced', name, note })];
}

const unknown = (field: 'edition' | 'amendment', name: string): SetupFault =>
  fault(field, 'ruling G22', { code: 'no-such-edition', name });

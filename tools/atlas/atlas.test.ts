// The atlas is what the engine does: the page is drawn again and held against the one committed.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { IRREGULARITIES } from '../../src/rulebooks/irregularity.ts';
import { RULEBOOKS } from '../../src/rulebooks/index.ts';
import { STAFF_RANKS } from '../../src/rulebooks/procedure.ts';
import { ROLES } from '../../src/rulebooks/roles.ts';
import { RULEBOOK_IDS } from '../../src/rules/rulebook.ts';
import { TABLE_PHASES } from '../../src/table/table.ts';
import { type Atlas, drawAtlas } from './atlas.ts';
import { atlasPage, sayCell } from './page.ts';

let atlas: Atlas;
beforeAll(() => {
  atlas = drawAtlas();
}, 240_000);

/** Every cell with where it stands. */
const cells = () =>
  RULEBOOK_IDS.flatMap(book =>
    IRREGULARITIES.flatMap(what =>
      TABLE_PHASES.flatMap(phase =>
        ROLES.map(role => ({
          book,
          what,
          phase,
          role,
          cell: atlas.books[book][what][phase][role],
        })),
      ),
    ),
  );

test('the committed page is the one that the engine draws', () => {
  const committed = readFileSync(join(import.meta.dirname, '../../docs/atlas.md'), 'utf8');
  expect(committed === atlasPage(atlas), 'run `npm run atlas` and read what changed').toBe(true);
});

test('no cell is blank, and every outcome has its clause', () => {
  const all = cells();
  expect(all).toHaveLength(
    RULEBOOK_IDS.length * IRREGULARITIES.length * TABLE_PHASES.length * ROLES.length,
  );
  expect(all.filter(({ cell }) => sayCell(cell).trim() === '')).toEqual([]);
  expect(all.filter(({ cell }) => cell.some(({ clause }) => clause === ''))).toEqual([]);
});

/** Phases that a book never comes to: it has no Insurance, no windows for wagers. */
const NEVER = {
  'crown-rapid': ['insurance', 'wagers-reopened', 'wagers-changing'],
  'mbs-rapid': ['insurance', 'wagers-reopened', 'wagers-changing'],
  tasmania: ['insurance', 'wagers-reopened', 'wagers-changing'],
  crown: [],
  demonstration: ['insurance', 'wagers-reopened', 'wagers-changing'],
} as const;

/** Lines that no walk of these commands reaches, each with the reason. */
const OUT_OF_REACH: readonly string[] = [
  // The first card or the burn makes it a dummy before anybody could report it.
  'crown-rapid nobody-wagered: coup-becomes-dummy 11.5',
];

describe.each(RULEBOOK_IDS)('%s', book => {
  const { irregularities, powers } = RULEBOOKS[book].procedure;

  test('comes to every phase but those it has not got', () => {
    const empty = TABLE_PHASES.filter(
      phase => atlas.books[book]['card-order-lost'][phase].dealer.length === 0,
    );
    expect(empty).toEqual(NEVER[book]);
  });

  test('reaches every line of every rule', () => {
    const unreached = IRREGULARITIES.flatMap(what => {
      const ruled = new Set(
        TABLE_PHASES.flatMap(phase => atlas.books[book][what][phase].operator)
          .filter(({ came }) => came === 'ruled')
          .map(({ what: ruling, clause }) => `${what}: ${ruling} ${clause}`),
      );
      const lines = irregularities[what]?.rulings ?? [];
      return lines
        .map(({ ruling, clause }) => `${what}: ${ruling} ${clause}`)
        .filter(line => !ruled.has(line) && !OUT_OF_REACH.includes(`${book} ${line}`));
    });
    expect(unreached).toEqual([]);
  });

  test('rules on nothing that a role may not report, and asks a higher rank to approve', () => {
    const wrong = cells().filter(({ book: of, what, role, cell }) => {
      if (of !== book) return false;
      const rule = irregularities[what];
      const power = rule === undefined ? undefined : powers[rule.reportedBy];
      const rank = Object.hasOwn(STAFF_RANKS, role)
        ? STAFF_RANKS[role as keyof typeof STAFF_RANKS]
        : 0; // has it
      const may =
        power !== undefined &&
        (rank >= STAFF_RANKS[power.least] || power.also?.includes(role) === true);
      const ruled = cell.filter(({ came }) => came === 'ruled');
      const byTwo = ({ what: ruling, clause }: { what: string; clause: string }) =>
        rule?.alwaysTwo === true ||
        rule?.rulings.some(
          line => line.discretionary === true && line.ruling === ruling && line.clause === clause,
        );
      const lower = ruled.some(
        ({ approver, ...outcome }) =>
          approver !== null &&
          byTwo(outcome) !== true &&
          rank >= STAFF_RANKS[approver as keyof typeof STAFF_RANKS], // an approver is a rank
      );
      return (ruled.length > 0 && !may) || lower;
    });
    expect(wrong).toEqual([]);
  });
});

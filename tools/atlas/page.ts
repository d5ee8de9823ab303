// Writes the atlas as a page that a supervisor can read: one table for each irregularity.

import { IRREGULARITIES, type Irregularity } from '../../src/rulebooks/irregularity.ts';
import { RULEBOOKS } from '../../src/rulebooks/index.ts';
import { ROLES, type Role } from '../../src/rulebooks/roles.ts';
import { RULEBOOK_IDS, type RulebookId } from '../../src/rules/rulebook.ts';
import { IRREGULARITY_KINDS } from '../../src/table/irregularities/irregularity-kinds.ts';
import { TABLE_PHASES, type TablePhase } from '../../src/table/table.ts';
import type { Outcome } from './ask.ts';
import type { Atlas, BookMap, Cell } from './atlas.ts';
import { DEPTH } from './walk.ts';

const words = (name: string): string => name.replaceAll('-', ' ');

const sayRuling = ({ what, clause, approver }: Outcome): string => {
  const approval = approver === null ? '' : `, a ${words(approver)} approves`;
  return `**${words(what)}** ${clause}${approval}`;
};

const WHY: Readonly<Record<string, string>> = {
  'not-in-this-book': 'no rule in this book',
  'not-authorised': 'refused',
  'not-now': 'not possible',
  'steps-missing': 'refused',
  'report-is-false': 'cannot be true',
  'nothing-to-do': 'nothing to do',
};

const sayRefusal = ({ what, clause }: Outcome): string => `${WHY[what] ?? words(what)} ${clause}`;

/** Everything that can come of it, rulings first; never blank. */
export function sayCell(cell: Cell): string {
  if (cell.length === 0) return 'not possible: no such phase in this book';
  const ruled = cell.filter(({ came }) => came === 'ruled').map(sayRuling);
  const refused = cell.filter(({ came }) => came === 'refused').map(sayRefusal);
  const otherwise = ruled.length === 0 ? refused : refused.map(text => `else ${text}`);
  return [...ruled, ...new Set(otherwise)].join('; ');
}

/** Roles to whom the same happens in every phase share a column. */
function columnsOf(rows: BookMap[Irregularity]): readonly (readonly Role[])[] {
  const columns = new Map<string, Role[]>();
  for (const role of ROLES) {
    const key = TABLE_PHASES.map(phase => sayCell(rows[phase][role])).join('\n');
    const column = columns.get(key);
    if (column === undefined) columns.set(key, [role]);
    else column.push(role);
  }
  return [...columns.values()];
}

function section(book: RulebookId, what: Irregularity, rows: BookMap[Irregularity]): string {
  const rule = RULEBOOKS[book].procedure.irregularities[what];
  const clause = rule === undefined ? '' : ` (${rule.clause})`;
  const head = `### ${words(what)}${clause}\n\n${IRREGULARITY_KINDS[what].says}\n`;
  const columns = columnsOf(rows);
  const say = (phase: TablePhase, [role]: readonly Role[]): string =>
    role === undefined ? '' : sayCell(rows[phase][role]);
  const all = new Set(TABLE_PHASES.flatMap(phase => columns.map(column => say(phase, column))));
  const only = [...all].find(text => !text.startsWith('not possible: no such phase'));
  if (rule === undefined && only !== undefined) {
    return `${head}\nIn every phase, for every role: ${only}.\n`;
  }
  const names = columns.map(column => column.map(words).join(', '));
  const lines = TABLE_PHASES.map(
    phase => `| ${words(phase)} | ${columns.map(column => say(phase, column)).join(' | ')} |`,
  );
  const top = [`| phase | ${names.join(' | ')} |`, `| --- |${' --- |'.repeat(names.length)}`];
  return `${head}\n${[...top, ...lines].join('\n')}\n`;
}

/** The page as it is committed. */
export function atlasPage(atlas: Atlas): string {
  const intro = [
    '# Atlas of irregularities',
    '',
    'What happens when somebody reports that something went wrong: by book, irregularity, phase of',
    'the table and role. Written by `npm run atlas` from the engine itself, which was walked by',
    `real commands up to ${DEPTH} deep and asked at every different table that it reached.`,
    '',
    'A ruling is in bold, with its clause and with whoever must approve it beside the reporter.',
    '"Cannot be true" is refused because the cards on the table contradict the report; "not',
    'possible" because it cannot be found in that phase; "refused" because the role has no such',
    'power. While a table is frozen nothing is ruled but a wrong result (its freeze says why).',
    '',
  ].join('\n');
  const books = RULEBOOK_IDS.map(book => {
    const sections = IRREGULARITIES.map(what => section(book, what, atlas.books[book][what]));
    return `## ${book}: ${RULEBOOKS[book].name}\n\n${sections.join('\n')}`;
  });
  return `${intro}\n${books.join('\n')}`;
}

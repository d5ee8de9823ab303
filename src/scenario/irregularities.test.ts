// Every irregularity that a book rules on has scenarios of its own: the plain one, one at an
// awkward phase, one found late. What is counted is what the engine answered.

import { describe, expect, test } from 'vitest';
import { drawFrom } from '../lab/shuffle/draw.ts';
import { seededBytes } from '../lab/shuffle/sources.ts';
import { IRREGULARITIES, type Irregularity, RULEBOOKS } from '../rulebooks/index.ts';
import { RULEBOOK_IDS, type RulebookId } from '../rules/rulebook.ts';
import { isRefusal } from '../table/refusal.ts';
import { ScenarioRun } from './run.ts';
import { DrivenTable, type DecidedCommand } from './table/driven-table.ts';
import { tableStage } from './table/stage.ts';
import { linesOf, scenarioPaths } from './testing/scenario-file.ts';

const LEAST = 3;

/** A report in a scenario: in which file, at which point of play, and what came of it. */
interface Reported {
  readonly book: RulebookId;
  readonly what: Irregularity;
  readonly path: string;
  readonly situation: string;
}

function reportsIn(path: string): readonly Reported[] {
  const found: Reported[] = [];
  const hear = ({ before: { book, table }, command, decision }: DecidedCommand): void => {
    if (command.do !== 'report-irregularity') return;
    const ruled = isRefusal(decision)
      ? `refused: ${decision.refused}`
      : decision.map(event => ('ruling' in event ? event.ruling : event.happened)).join(', ');
    const situation = `${table.phase}: ${ruled}`;
    found.push({ book: book.id, what: command.what, path, situation });
  };
  const draws = (seed: number) => drawFrom(seededBytes(`scenario/${seed}`));
  const run = new ScenarioRun(
    tableStage(draws, (setup, draw) => new DrivenTable(setup, draw, hear)),
  );
  for (const [index, text] of linesOf(path).entries()) {
    if (text.trim() !== '') run.answer(index + 1, text);
  }
  return found;
}

const isAboutTable = (path: string): boolean =>
  linesOf(path).some(text => text.startsWith('{"table"'));

const reported = scenarioPaths().filter(isAboutTable).flatMap(reportsIn);

const different = (all: readonly string[]): number => new Set(all).size;

describe.each(RULEBOOK_IDS)('%s', book => {
  const known = IRREGULARITIES.filter(
    what => RULEBOOKS[book].procedure.irregularities[what] !== undefined,
  );

  test.each(known)('%s is reported in three files, and three different things come of it', what => {
    const own = reported.filter(each => each.book === book && each.what === what);
    expect(different(own.map(({ path }) => path))).toBeGreaterThanOrEqual(LEAST);
    expect(different(own.map(({ situation }) => situation))).toBeGreaterThanOrEqual(LEAST);
  });
});

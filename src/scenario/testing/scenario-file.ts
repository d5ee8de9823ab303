// The scenario files of the repository: read, run, and what they say about themselves.

import { readdirSync, readFileSync } from 'node:fs';
import { drawFrom } from '../../lab/shuffle/draw.ts';
import { seededBytes } from '../../lab/shuffle/sources.ts';
import { RULEBOOK_IDS, type RulebookId } from '../../rules/rulebook.ts';
import { scenarioStage } from '../any-stage.ts';
import type { LineAnswer } from '../answer.ts';
import { headerSchema } from '../header.ts';
import { ScenarioRun } from '../run.ts';

const ROOT = new URL('../../../', import.meta.url);

/** Every scenario by its path from the root of the repository. */
export const scenarioPaths = (): readonly string[] =>
  readdirSync(new URL('scenarios/', ROOT), { recursive: true, encoding: 'utf8' })
    .map(path => `scenarios/${path.replaceAll('\\', '/')}`)
    .filter(path => path.endsWith('.jsonl'))
    .toSorted();

/** Those that fail today, each with the line that lists it: the list may only become shorter. */
export const knownFailing = (): readonly string[] =>
  readFileSync(new URL('scenarios/known-failing.txt', ROOT), 'utf8')
    .split('\n')
    .map(line => line.replace(/#.*/, '').trim())
    .filter(line => line !== '');

export interface RanScenario {
  readonly answers: readonly LineAnswer[];
  readonly run: ScenarioRun;
}

/** Runs lines as `sabot table` and `sabot tournament play` do. */
export function runLines(lines: readonly string[]): RanScenario {
  const draws = (seed: number) => drawFrom(seededBytes(`scenario/${seed}`));
  const run = new ScenarioRun(scenarioStage(draws));
  const answers = lines.flatMap((text, index) =>
    text.trim() === '' ? [] : [run.answer(index + 1, text)],
  );
  return { answers, run };
}

export const linesOf = (path: string): readonly string[] =>
  readFileSync(new URL(path, ROOT), 'utf8').split('\n');

export interface AboutScenario {
  readonly book: RulebookId;
  readonly title: string;
  readonly clauses: readonly string[];
}

/** What a file's first line says it is about. */
export function aboutScenario(path: string): AboutScenario {
  const [, folder = ''] = path.split('/');
  const book = RULEBOOK_IDS.find(id => id === folder);
  if (book === undefined) throw new Error(`${path}: scenarios stand in a folder of their book`);
  const { title, clause } = headerSchema.parse(JSON.parse(linesOf(path)[0] ?? ''));
  if (title === undefined || clause === undefined || clause.length === 0) {
    throw new Error(`${path}: begin with {"clause":["…"],"title":"…"}`);
  }
  return { book, title, clauses: clause };
}

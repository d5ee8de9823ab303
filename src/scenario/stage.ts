// What is driven, line by line: the first line makes it, the others look at it or act upon it.

import type { LineFields, Stage, StageAnswer } from './answer.ts';
import { timed } from './clock.ts';
import { isLineError, lineError, type LineError } from './line-error.ts';

export type LineOutcome = StageAnswer | LineError;
export type Doer<Driven> = (driven: Driven, fields: LineFields) => LineOutcome;

/** The lines of one kind of scenario. */
export interface StageLines<Driven> {
  /** The name of the first line, and what it makes. */
  readonly first: string;
  readonly begin: (fields: LineFields) => { readonly driven: Driven } | LineError;
  /** Changes nothing and takes no time. */
  readonly show: Doer<Driven>;
  /** Every other line by its name. */
  readonly doers: Readonly<Record<string, Doer<Driven>>>;
}

/** A stage on which nothing stands yet. */
export function stageOf<Driven extends { now: number }>(lines: StageLines<Driven>): Stage {
  const kinds = [lines.first, 'show', ...Object.keys(lines.doers)];
  let driven: Driven | null = null;

  const begin = (fields: LineFields): LineOutcome => {
    if (driven !== null) return lineError('out-of-order', `${lines.first}: there is one already`);
    const begun = lines.begin(fields);
    if (isLineError(begun)) return begun;
    driven = begun.driven;
    return { events: [] };
  };

  return {
    answer: fields => {
      const kind = kinds.find(each => each in fields);
      if (kind === undefined) return unknownLine(kinds, fields);
      if (kind === lines.first) return begin(fields);
      if (driven === null) {
        return lineError(
          'out-of-order',
          `${kind}: expected a line with "${lines.first}" before it`,
        );
      }
      const [now, doer] = [driven, lines.doers[kind]];
      if (doer === undefined) return lines.show(now, fields);
      return timed(now, fields, () => doer(now, fields));
    },
  };
}

function unknownLine(kinds: readonly string[], fields: LineFields): LineError {
  const [name = 'nothing'] = Object.keys(fields);
  const message = `expected one of ${kinds.join(', ')}, expect, title, got ${name}`;
  return lineError('unknown-line', message, name);
}

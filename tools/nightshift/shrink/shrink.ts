// A failing night made short: the fewest and plainest lines that show the same violation, with the
// expectation that fails at their end.

import { replayViolations } from '../audit/replay.ts';
import type { AuditedTable } from '../audited-table.ts';
import type { Fields } from '../commands/draw-command.ts';
import type { Violation } from '../violation.ts';
import { rehearse, repeat } from '../rehearse.ts';
import { wayOutViolations } from '../way-out/way-out.ts';
import { fewest } from './fewer.ts';
import {
  type Lines,
  lower,
  opened,
  otherCards,
  played,
  rounder,
  sameFew,
  seated,
  shorter,
  together,
} from './simpler.ts';

export interface Shrunk {
  readonly violation: Violation;
  /** The scenario: it ends with an expectation that fails. */
  readonly lines: Lines;
}

/** What is looked for, and how far one must go for it. */
export type Looks = (lines: Lines) => Found | undefined;

export interface Found {
  readonly violation: Violation;
  /** The lines that had an effect, with those that were added on the way out. */
  readonly lines: Lines;
}

const first = (table: AuditedTable, violations: readonly Violation[], kind: string) => {
  const violation = violations.find(each => each.kind === kind);
  return violation === undefined ? undefined : { violation, lines: table.lines };
};

/** Looks for one kind of violation while lines are carried out, or on the way out after them. */
export function looksFor(kind: string): Looks {
  const known = (other: string): boolean => other !== kind;
  return lines => {
    const table = rehearse(lines, known);
    const found = first(table, table.violations, kind);
    if (found !== undefined || table.violations.length > 0) return found;
    table.isCompared = false;
    if (kind.startsWith('replay:')) {
      return first(
        table,
        replayViolations(table.driven, table.events, () => true),
        kind,
      );
    }
    if (!/^(dead end|closed with)/.test(kind)) return undefined;
    return first(table, wayOutViolations(table), kind);
  };
}

type Simplifies = (lines: Lines) => Generator<Lines>;

const SIMPLER: readonly Simplifies[] = [
  ...[opened, seated, played, otherCards, together, lower, shorter, rounder, sameFew],
];

/** Rounds of simplifying; each takes what the one before made possible. */
const ROUNDS = 4;

export const shrink = (lines: Lines, kind: string): Shrunk | undefined =>
  shrinkWith(lines, looksFor(kind), SIMPLER, withShortWayOut);

/** The same for whatever is looked for. */
export function shrinkWith(
  lines: Lines,
  looks: Looks,
  simplifiers: readonly Simplifies[] = SIMPLER,
  told: (shown: Found, left: Lines) => Found = shown => shown,
): Shrunk | undefined {
  const found = looks(lines);
  if (found === undefined) return undefined;
  const stillFails = (some: Lines): boolean => looks(some) !== undefined;
  // On a way out the added lines are no part of what is shrunk.
  const given = found.lines.length > lines.length ? lines : found.lines;
  let left = withFewest(given, stillFails);
  for (let round = 0; round < ROUNDS; round += 1) {
    const before = JSON.stringify(left);
    for (const simpler of simplifiers) left = simplified(left, simpler, stillFails);
    left = withFewest(left, stillFails);
    if (JSON.stringify(left) === before) break;
  }
  const shown = looks(left);
  return shown && { violation: shown.violation, lines: withExpectation(told(shown, left)) };
}

/**
 * What was tried on the way out matters to whoever reads only as far as the last act is refused for
 * the same reason: that there is no other way was seen before.
 */
function withShortWayOut(shown: Found, left: Lines): Found {
  const { line } = shown.violation.expectation;
  // The same lines, with the figures that they had today.
  const given = shown.lines.slice(0, left.length);
  const tried = shown.lines.slice(left.length);
  if (line === undefined || tried.length === 0) return shown;
  const answerAfter = (some: Lines): string => {
    const table = repeat([...given, ...some], () => true);
    table.do(line);
    return JSON.stringify(table.answer);
  };
  const refused = answerAfter(tried);
  const needed = fewest(tried, some => answerAfter(some) === refused);
  return { ...shown, lines: [...given, ...needed] };
}

/** The first line, which says the table, always stays. */
function withFewest([table = {}, ...rest]: Lines, stillFails: (lines: Lines) => boolean): Lines {
  return [table, ...fewest(rest, some => stillFails([table, ...some]))];
}

/** Takes every simpler form that still fails, one after another. */
function simplified(
  lines: Lines,
  simpler: Simplifies,
  stillFails: (lines: Lines) => boolean,
): Lines {
  let left = lines;
  for (let isOn = true; isOn;) {
    isOn = false;
    for (const other of simpler(left)) {
      if (JSON.stringify(other) === JSON.stringify(left) || !readable(stillFails, other)) continue;
      left = other;
      isOn = true;
      break;
    }
  }
  return left;
}

/** Lines that say no table fail otherwise. */
function readable(stillFails: (lines: Lines) => boolean, lines: Lines): boolean {
  try {
    return stillFails(lines);
  } catch {
    return false;
  }
}

function withExpectation({ violation, lines }: Found): Lines {
  const { line, show, expect } = violation.expectation;
  const last: readonly Fields[] = [line, show].filter(each => each !== undefined);
  return [{ title: violation.says }, ...lines, ...last, { expect }];
}

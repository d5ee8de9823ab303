// A failing tournament made short, as a failing night is.

import { type Found, type Shrunk, shrinkWith } from '../shrink/shrink.ts';
import { type Lines, lower, rounder, shorter } from '../shrink/simpler.ts';
import { AuditedTournament } from './audited-tournament.ts';
import { leftOver, TournamentAuditor } from './auditor.ts';
import { BOOKS } from './conditions.ts';

/** Carries out lines of which some may be missing, and looks for one kind of violation. */
function looksFor(kind: string): (lines: Lines) => Found | undefined {
  return lines => {
    const [first = {}, ...rest] = lines;
    const book = BOOKS.find(id => JSON.stringify(first).includes(`"rulebook":"${id}"`)) ?? 'crown';
    const run = new AuditedTournament(first, new TournamentAuditor(book, other => other !== kind));
    for (const line of rest) {
      run.do(line);
      if (run.violations.length > 0) break;
    }
    const { phase } = run.driven.tournament;
    const isOver = phase === 'cancelled' || phase === 'awarded';
    const violation = [...run.violations, ...(isOver ? leftOver(run.driven) : [])].find(
      each => each.kind === kind,
    );
    return violation === undefined ? undefined : { violation, lines: run.lines };
  };
}

export const shrinkTournament = (lines: Lines, kind: string): Shrunk | undefined =>
  // Nothing short shows that nobody knows how to go on: the whole of it is the scenario.
  kind.startsWith('tournament does not go on')
    ? undefined
    : shrinkWith(lines, looksFor(kind), [lower, shorter, rounder]);

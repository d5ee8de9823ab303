// Whether it is certain who goes on from a table, whatever the coups still to come bring.

import type { Rulebook } from '../../rulebooks/index.ts';
import { versionOf } from '../../rules/rulebook.ts';
import { oddsOf } from '../../rules/settle.ts';
import type { TournamentContext } from '../act.ts';
import { standingsAt } from '../sessions/at-table.ts';
import type { PlayRules } from '../sessions/play-rules.ts';
import { roundOf } from './progress.ts';
import type { Session, TablePlay } from '../sessions/session.ts';

/** The most by which two patrons can come closer in one coup: one wins all, the other loses all. */
function swingOf(book: Rulebook, rules: PlayRules, most: number): number {
  const { version, offered, pay } = rules;
  const wagers = versionOf(book, version)?.wagers;
  const best = offered.map(on => {
    const offer = wagers?.[on];
    const lines = offer === undefined ? [] : (oddsOf(offer, pay) ?? []);
    const odds = lines.flatMap(({ pays }) => (typeof pays === 'string' ? [] : [pays]));
    return Math.max(1, ...odds.map(([wins, to]) => wins / to));
  });
  return best.reduce((sum, odds) => sum + (odds + 1) * most, 0);
}

/** The highest maximum that may hold in a coup to come: limits may rise as announced (16.5.3). */
const mostOf = ({ limits, raisedLimits }: PlayRules, { way }: TablePlay): number =>
  Math.max(limits.max, ...(way === 'in-turn' ? raisedLimits.map(({ max }) => max) : []));

const coupsLeft = ({ play }: TablePlay): number =>
  'coups' in play.rules.length
    ? play.rules.length.coups - play.coupsPlayed
    : Number.POSITIVE_INFINITY;

/** Fewer are left than may go on, or the gap is wider than all coups to come can close. */
export function isCertain(
  { book, tournament }: TournamentContext,
  session: Session,
  play: TablePlay,
): boolean {
  const plan = roundOf(tournament, session);
  const left = standingsAt(play).filter(({ state }) => state === 'in');
  if (plan.kind === 'final' || session.playOff !== null) return left.length <= 1;
  if (left.length <= plan.advance) return true;
  const chips = left.map(standing => standing.chips).toSorted((a, b) => b - a);
  const gap = (chips[plan.advance - 1] ?? 0) - (chips[plan.advance] ?? 0);
  return gap > coupsLeft(play) * swingOf(book, session.rules, mostOf(session.rules, play));
}

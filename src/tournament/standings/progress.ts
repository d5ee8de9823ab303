// Who may play which round, and where a round leads.

import { assert } from '../../rules/assert.ts';
import type { Rulebook } from '../../rulebooks/index.ts';
import { roundsIn, termsIn } from '../state-changes.ts';
import type { RoundPlan } from '../conditions/document.ts';
import { type Entry, plays, standsIn } from '../entries/entry.ts';
import type { PlayRules } from '../sessions/play-rules.ts';
import type { Session, TableOrder } from '../sessions/session.ts';
import type { Tournament } from '../tournament.ts';
import { groupsOf, parted, settleAdvance, settlePrizes, type SettledOrder } from './ranking.ts';

export const roundNamed = (tournament: Tournament, name: string): RoundPlan | undefined =>
  roundsIn(tournament).find(round => round.name === name);

export function roundOf(tournament: Tournament, { round }: Pick<Session, 'round'>): RoundPlan {
  const plan = roundNamed(tournament, round);
  assert(plan !== undefined, `there is a round ${round}`);
  return plan;
}

export const isSecondChance = ({ kind }: RoundPlan): boolean =>
  kind === 'repechage' || kind === 'secondary';

/** The round that the winners of this one play next; a final leads nowhere. */
export function nextRound(tournament: Tournament, name: string): RoundPlan | undefined {
  const rounds = roundsIn(tournament);
  const at = rounds.findIndex(round => round.name === name);
  return rounds.slice(at + 1).find(round => !isSecondChance(round));
}

/** True while a session that this patron was put into is not decided. */
const isBusy = ({ sessions }: Tournament, patron: string): boolean =>
  sessions.some(({ state, patrons }) => state !== 'decided' && patrons.includes(patron));

/** Whether somebody may be put into a session of a round. */
export function mayPlayRound(tournament: Tournament, plan: RoundPlan, entry: Entry): boolean {
  if (isBusy(tournament, entry.patron)) return false;
  if (!isSecondChance(plan)) return plays(entry) && entry.round === plan.name;
  const had = tournament.sessions.some(
    ({ round, patrons }) => round === plan.name && patrons.includes(entry.patron),
  );
  if (standsIn(tournament.entries, entry.patron)) return false;
  return entry.state === 'out' && !had;
}

/** The rules of play of a round, the same for everybody in it. */
export function rulesOf(book: Rulebook, tournament: Tournament, plan: RoundPlan): PlayRules {
  const terms = termsIn(tournament);
  return {
    version: terms.version,
    decks: terms.decks,
    chips: terms.chips,
    currency: terms.chips === 'cash-value' ? terms.currency : 'tournament-chips',
    bank: plan.bank,
    offered: terms.offered,
    limits: plan.limits,
    raisedLimits: plan.raisedLimits,
    pay: terms.pay,
    compulsory: plan.compulsory || book.tournament?.play.compulsory !== undefined,
    missedWager: terms.missedWager,
    secretWagers: plan.secretWagers,
    length: plan.length,
    wagerMs: plan.wagerMs,
    final: plan.kind === 'final',
    playOff: false,
  };
}

/** Whoever withdrew, retired or was disqualified since takes no place (T24). */
const isStillIn = ({ entries }: Tournament, patron: string): boolean =>
  entries.some(entry => entry.patron === patron && plays(entry));

/** How a table of a session stands by what was played there and in its play-offs. */
export function orderAt(
  tournament: Tournament,
  session: Session,
  table: string,
): { readonly order: Omit<TableOrder, 'advanced'>; readonly settled: SettledOrder } {
  const at = session.tables.find(other => other.table === table);
  assert(at !== undefined && at.closing !== null, `play at ${table} has ended`);
  // A substitute plays for the entrant: the place is the entrant's.
  const closing = at.closing
    .map(standing => ({
      ...standing,
      patron: at.seats.find(({ seat }) => seat === standing.seat)?.patron ?? standing.patron,
    }))
    .filter(({ patron }) => isStillIn(tournament, patron));
  const played = session.playOff !== null;
  let groups = groupsOf(closing, played);
  for (const playOff of tournament.sessions) {
    if (playOff.playOff?.session !== session.id || playOff.playOff.table !== table) continue;
    const [order] = playOff.order ?? [];
    if (order === undefined) continue;
    const left = order.groups
      .map(group => ({
        ...group,
        patrons: group.patrons.filter(patron => isStillIn(tournament, patron)),
      }))
      .filter(({ patrons }) => patrons.length > 0);
    groups = parted(groups, left);
  }
  const order = { table, groups };
  if (played) return { order, settled: { advanced: [], open: [] } };
  const plan = roundOf(tournament, session);
  if (plan.kind !== 'final') return { order, settled: settleAdvance(groups, plan.advance) };
  const { level, prizes } = termsIn(tournament);
  const percentOf = (place: number): number =>
    prizes.find(prize => prize.place === place)?.percent ?? 0;
  const settled = settlePrizes(groups, percentOf);
  return { order, settled: level === 'share' ? { ...settled, open: [] } : settled };
}

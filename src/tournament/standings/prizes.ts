// The pool and its prizes: what the fees come to, who takes which place, and shares to the cent.

import type { TournamentProcedure } from '../../rulebooks/tournament.ts';
import type { PrizePlan, Terms } from '../conditions/document.ts';
import type { Entry } from '../entries/entry.ts';
import { tournamentBalanceOf, buyInAccount, feeAccount } from '../money.ts';
import { roundsIn, termsIn } from '../state-changes.ts';
import type { Prize, Tournament } from '../tournament.ts';

export interface Pool {
  readonly fees: number;
  readonly buyIns: number;
  readonly retained: number;
  readonly added: number;
  /** What is paid in prizes, before shares are rounded up. */
  readonly pool: number;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);

/** Fees as they are held now, less what the operator keeps, rounded down (16.2.1, T22). */
export function poolOf(tournament: Tournament): Pool {
  const { entries, ledger } = tournament;
  const terms = termsIn(tournament);
  const fees = sum(entries.map(({ patron }) => tournamentBalanceOf(ledger, feeAccount(patron))));
  const buyIns = sum(
    entries.map(({ patron }) => tournamentBalanceOf(ledger, buyInAccount(patron))),
  );
  const retained = Math.floor((fees * terms.retainedPercent) / 100);
  const added = sum(terms.added.filter(({ kind }) => kind === 'cash').map(({ cents }) => cents));
  return { fees, buyIns, retained, added, pool: fees + buyIns - retained + added };
}

/** Shares of the pool in whole cents: cents left over go to the highest place (C27). */
export function prizeShares(pool: number, prizes: readonly PrizePlan[]): readonly number[] {
  const floors = prizes.map(({ percent }) => Math.floor((pool * percent) / 100));
  return floors.map((floor, index) => (index === 0 ? floor + pool - sum(floors) : floor));
}

/** Level places put their prizes together: equal shares, rounded as the book has it. */
function equalShares(
  total: number,
  among: number,
  { go }: TournamentProcedure['prizes']['shares'],
): readonly number[] {
  const each = go === 'up' ? Math.ceil(total / among) : Math.floor(total / among);
  const over = Math.max(total - each * among, 0);
  return Array.from({ length: among }, (_, index) => (index === 0 ? each + over : each));
}

/** Patrons on adjoining places, and whether the final put them there. */
export interface PlacedPatrons {
  readonly entries: readonly Entry[];
  readonly inFinal: boolean;
}

/** Everybody's place in groups, best first: the final's order, then later rounds before earlier. */
export function prizePlacesOf(tournament: Tournament): readonly PlacedPatrons[] {
  const { sessions, entries } = tournament;
  const entryOf = new Map(entries.map(entry => [entry.patron, entry]));
  const final = sessions.find(
    ({ round, playOff, order }) =>
      playOff === null &&
      order !== null &&
      roundsIn(tournament).some(plan => plan.kind === 'final' && plan.name === round),
  );
  const finalists = (final?.order ?? []).flatMap(({ groups }) =>
    groups.map(({ patrons }) => patrons.flatMap(patron => entryOf.get(patron) ?? [])),
  );
  const out = entries.filter(({ state }) => state === 'out');
  const earlier = roundsIn(tournament)
    .toReversed()
    .map(({ name }) => out.filter(({ round }) => round === name))
    .filter(group => group.length > 0);
  const placed = (inFinal: boolean) => (group: readonly Entry[]) => ({
    entries: group.filter(takesPrizes),
    inFinal,
  });
  const all = [...finalists.map(placed(true)), ...earlier.map(placed(false))];
  return all.filter(group => group.entries.length > 0);
}

/** Staff win nothing: the next place-getter stands in their stead. */
const takesPrizes = ({ staff, state }: Entry): boolean =>
  !staff && (state === 'entered' || state === 'out');

/** The prize list: every place's goods go once, its money is shared where places are level. */
export function prizesOf(
  tournament: Tournament,
  { prizes: rule, playOff }: Pick<TournamentProcedure, 'prizes' | 'playOff'>,
  pool: number,
): readonly Prize[] {
  const terms: Terms = termsIn(tournament);
  const shares = prizeShares(pool, terms.prizes);
  const clauses = { place: rule.allocation, shared: playOff?.shared ?? rule.allocation };
  const prizes: Prize[] = [];
  let first = 1;
  for (const group of prizePlacesOf(tournament)) {
    const places = group.entries.map((_, index) => first + index);
    const total = sum(places.map(place => shares[place - 1] ?? 0));
    const cents = equalShares(total, places.length, rule.shares);
    const ground = groundOf(group, places, clauses);
    for (const [index, { patron }] of group.entries.entries()) {
      const goods = terms.prizes[first + index - 1]?.goods;
      const won = { cents: cents[index] ?? 0, goods: goods === undefined ? [] : [goods] };
      if (won.cents === 0 && goods === undefined) continue;
      prizes.push({ patron, place: first, ...won, paid: false, ...ground });
    }
    first += places.length;
  }
  return prizes;
}

function groundOf(
  { inFinal }: PlacedPatrons,
  places: readonly number[],
  clauses: { readonly place: string; readonly shared: string },
): Pick<Prize, 'clause' | 'reason'> {
  const [least = 0] = places;
  if (places.length === 1) {
    return { clause: clauses.place, reason: { code: 'prize-of-place', number: least } };
  }
  const span = { least, most: places.at(-1) ?? least };
  return inFinal
    ? { clause: clauses.shared, reason: { code: 'prize-shared', ...span } }
    : { clause: clauses.place, reason: { code: 'prize-shared-by-round', ...span } };
}

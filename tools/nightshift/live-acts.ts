// What happens at tables with chips: stakes entered by the dealer, spoken wagers, people standing
// behind others, own limits, arrangements and commission that is owed.

import { RULEBOOKS } from '../../src/rulebooks/index.ts';
import type { Seat, Setup, Table } from '../../src/table/index.ts';
import type { Chance } from '../oracle/chance.ts';
import { patronOf, someBet, someStake, staff } from './people.ts';
import type { Wish } from './wish.ts';

const somePerson = (chance: Chance, { patron, standing }: Seat): string | undefined => {
  const people = [...(patron === null ? [] : [patron.id]), ...standing.map(({ id }) => id)];
  return people.length === 0 ? undefined : chance.pick(people);
};

/** The dealer enters what lies, or hears a wager called with its money. */
export function recordedTouch(chance: Chance, setup: Setup, seat: Seat): Wish | undefined {
  const patron = somePerson(chance, seat);
  if (patron === undefined) return undefined;
  const who = { seat: seat.number, patron };
  const bet = someBet(chance, setup);
  const stake = someStake(chance);
  if (chance.isOneIn(12)) return { do: 'refuse-wager', ...who, bet };
  if (chance.isOneIn(8)) {
    const cents = stake + 500 * chance.below(3) - (chance.isOneIn(9) ? 600 : 0);
    return { do: 'call-bet', ...who, bet, stake, tender: 'cash', cents };
  }
  return { do: 'record-wager', ...who, bet, stake: chance.isOneIn(10) ? 0 : stake };
}

/** A patron drags chips from one bet to another. */
export const someMove = (chance: Chance, setup: Setup, seat: Seat): Wish => {
  const [lies] = seat.wagers;
  return {
    ...{ do: 'move-wager', seat: seat.number, patron: seat.patron?.id ?? '', by: patronOf(seat) },
    from: lies ?? { on: 'player' },
    to: someBet(chance, setup),
    stake: lies === undefined ? 500 : chance.pick([500, lies.stake]),
    revision: seat.revision,
  };
};

/** What staff agree with people between two coups. */
export function someTerms(chance: Chance, setup: Setup, seat: Seat, now: number): Wish {
  const patron = somePerson(chance, seat) ?? 'nobody';
  const who = { seat: seat.number, patron };
  const by = staff('operator');
  const max = 2_000_000;
  const limit = { min: 500, max, step: 500 };
  const limits = chance.isOneIn(4) ? null : { player: limit, banker: limit };
  return chance.pick<Wish>([
    { do: 'allow-standing-patrons', allowed: !chance.isOneIn(4), by },
    { do: 'stand-behind', seat: seat.number, patron: `patron-behind-${seat.number}-${now}` },
    { do: 'stand-behind', seat: seat.number, patron: `patron-behind-${seat.number}-${now}` },
    { do: 'agree-limits', ...who, limits, patronAgrees: !chance.isOneIn(5), by },
    { do: 'arrange-above-differential', ...who, max: chance.isOneIn(4) ? null : max, by },
    { do: 'approve-commission-deferral', ...who, approved: !chance.isOneIn(4), by },
    { do: 'settle-commission', ...who },
    { do: 'tag-partnership', patrons: [patron, `patron-friend-${now}`], by },
    { do: 'name-nominee', seat: seat.number, nominee: chance.isOneIn(2) ? null : 'a friend' },
    ...(RULEBOOKS[setup.rulebook].procedure.powers['set-collective-liability'] !== undefined
      ? [{ do: 'set-collective-liability', cents: 500_000, setup: `night-${now}`, by } as const]
      : []),
  ]);
}

/** What people standing behind others buy chips with. */
export const standersBuyIn = (chance: Chance, table: Table): readonly Wish[] =>
  table.seats.flatMap(({ number: seat, standing }) =>
    standing
      .filter(() => chance.isOneIn(6))
      .map(
        ({ id }) => ({ do: 'buy-in', seat, patron: id, tender: 'chips', cents: 40_000 }) as const,
      ),
  );

/** Terminals say what they showed at the close; one now and then says something else (G9). */
export const confirmations = (chance: Chance, table: Table): readonly Wish[] =>
  (table.coup?.shown ?? [])
    .filter(({ reply }) => reply === 'awaited' && !chance.isOneIn(8))
    .map(({ seat, patron, digest }) => ({
      ...{
        do: 'confirm-snapshot',
        seat,
        signature: 'signed',
        by: { role: 'patron', id: patron, seat },
      },
      digest: chance.isOneIn(15) ? `${digest} tie=1` : digest,
    }));

/** Open matters of what terminals showed are closed by a supervisor. */
export const closedMatters = (chance: Chance, table: Table): readonly Wish[] =>
  table.kept.shownMatters
    .filter(() => chance.isOneIn(2))
    .map(({ seat }) => ({
      ...{ do: 'close-discrepancy', seat, note: 'the records agree with the film' },
      by: staff('casino-supervisor'),
    }));

/** The shoe is at its end: what is owed is paid, and what cannot be paid is carried over. */
export const commissionDues = (table: Table): readonly Wish[] => [
  ...table.seats.flatMap(({ number: seat, patron }) =>
    patron === null ? [] : [{ do: 'settle-commission', seat, patron: patron.id } as const],
  ),
  { do: 'carry-commission', note: 'management knows the patron', by: staff('operator') },
];

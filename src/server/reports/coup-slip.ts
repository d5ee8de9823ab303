// The slip of a patron's coup, from the table's record of it: what the house is about to sign.

import { isSingleCoupWager } from '../../rules/wagers.ts';
import type { CoupRecord, PaidWager, Table } from '../../table/table.ts';
import type { CoupSlip, SlipWager } from '../../slip/index.ts';
import type { CoupName } from '../../table/restatement/outstanding.ts';

export interface SlipOf extends CoupName {
  readonly house: string;
  readonly demonstration: boolean;
  readonly seat: number;
  readonly patron: string;
}

/** Null where the table does not remember the coup, or the patron had nothing on it. */
export function coupSlip(
  { id, setup, records }: Table,
  { house, demonstration, shoe, coup, seat, patron }: SlipOf,
): Omit<CoupSlip, 'format'> | null {
  const record = records.find(each => each.shoe === shoe && each.number === coup);
  if (record === undefined || setup === null) return null;
  const paid = record.seats
    .filter(each => each.seat === seat)
    .flatMap(each => each.paid.filter(wager => wager.patron === patron));
  if (paid.length === 0) return null;
  const { version, pay } = record.played ?? setup;
  const { dragonBonus, perfectPairs, tiePercent, differential, chip } = pay;
  return {
    ...{ house, demonstration, table: id, rulebook: setup.rulebook, version },
    ...{ decks: setup.decks, currency: setup.currency },
    pay: {
      ...{ dragonBonus, perfectPairs, chip },
      ...(tiePercent === undefined ? {} : { tiePercent }),
      ...(differential === undefined ? {} : { differential }),
    },
    ...{ shoe, coup, seat, at: record.settledAt },
    ...{
      standing: record.standing === 'free' ? 'live' : record.standing,
      result: record.result,
      cards: cardsOf(record),
    },
    rulings: record.rulings.map(({ clause }) => clause),
    wagers: paid
      .filter(({ outcome }) => outcome !== 'open')
      .map(wager => slipWagerOf(wager, record.standing)),
  };
}

/** A void coup settles without its cards, whatever lay there. */
const cardsOf = ({ cards }: CoupRecord): string =>
  cards
    .map(({ card }) => card ?? '')
    .join(' ')
    .trim();

function slipWagerOf(wager: PaidWager, standing: CoupRecord['standing']): SlipWager {
  const { on, stake, paid, clause } = wager;
  const beside = besideOf(wager, standing);
  return { on, stake, paid, clause, ...(beside === null ? {} : { beside }) };
}

/** What decided it beside this coup's cards, if anything did. */
function besideOf(
  { outcome, on, ...wager }: PaidWager,
  standing: CoupRecord['standing'],
): NonNullable<SlipWager['beside']> | null {
  if (!isSingleCoupWager(on)) return 'streak';
  if (wager.ruledVoid !== undefined || wager.asShown === true) return 'ruled';
  if (wager.arranged === true || wager.deferred === true || wager.counts !== undefined) {
    return 'agreed';
  }
  return outcome === 'void' && standing === 'live' ? 'ruled' : null;
}

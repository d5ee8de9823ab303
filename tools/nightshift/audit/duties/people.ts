// Duties about people: who may play, who is meant by a ruling, who acts for whom.

import type { EventOf, TableEvent } from '../../../../src/table/acts.ts';
import { holderOf } from '../../../../src/table/people/holders.ts';
import { peopleAt } from '../../../../src/table/people/people-at.ts';
import type { Table } from '../../../../src/table/table.ts';
import { seatView } from '../../../../src/table/views/seat-view.ts';
import { type Duty, refused, stakesOf, sumOf } from './duty.ts';

/** An exclusion binds the person at every seat of the table (13.2.2, G18). */
const excludedPlays: Duty = ({ event, before, after }, { excluded }) => {
  for (const person of excluded) {
    const bought =
      event.happened === 'bought-in' && event.patron === person && !isStacked(event, before);
    const stands = event.happened === 'stood-behind' && event.patron === person;
    const raises =
      event.happened === 'wagers-changed' &&
      event.patron === person &&
      sumOf(stakesOf(after, person)) > sumOf(stakesOf(before, person));
    if (bought || stands || raises) {
      return refused(`excluded patron: ${event.happened}`, `${person} is excluded and plays on`);
    }
  }
  return undefined;
};

/** A note that the terminal has taken already is the patron's money: it is paid out again. */
const isStacked = ({ tender, seat, patron }: EventOf<'bought-in'>, { seats }: Table): boolean =>
  tender === 'notes' && seats.some(each => each.number === seat && each.patron?.id === patron);

/** What a sanction does not let run on is at stake no longer: Runs and tails neither (C24). */
const cheatStillRides: Duty = ({ event, after }) => {
  if (event.happened !== 'patron-sanctioned') return undefined;
  const { kind, patron, wagers = [] } = event;
  if (kind !== 'void-wagers' && kind !== 'exclude') return undefined;
  const left = stakesOf(after, patron);
  const letRun = wagers
    .filter(({ fate }) => fate === 'runs-on')
    .reduce((sum, { stake }) => sum + stake, 0);
  if (sumOf(left) === letRun) return undefined;
  const rides = left.some(stake => stake.rides);
  return {
    kind: `wagers left after ${kind}: ${rides ? 'riding' : 'lying'}`,
    says: `${patron}'s wagers were ruled on (${kind}), and ${sumOf(left)} is still at stake`,
    expectation: {
      show: { show: 'money' },
      expect: { patrons: { [patron]: { locked: 0, riding: 0 } } },
    },
  };
};

/** A sanction is about a person: nobody else has to go for it (13.2.2). */
const strangerMarked: Duty = ({ event, before, after }) => {
  if (event.happened !== 'patron-sanctioned') return undefined;
  const stranger = after.seats.find(({ number, patron, leaving }) => {
    const was = before.seats.find(seat => seat.number === number);
    return leaving && was?.leaving !== true && patron?.id !== event.patron;
  });
  if (stranger === undefined) return undefined;
  const says = `${stranger.patron?.id ?? 'nobody'} has to go for ${event.patron}`;
  const row = { number: stranger.number, leaving: false };
  return {
    ...{ kind: 'a sanction marks a stranger', says, passes: true },
    expectation: { show: { show: 'table' }, expect: { seats: ['...', row, '...'] } },
  };
};

/** Whoever's wagers are voided by a ruling is notified (11.14 to 11.16, R18). */
const unnotified: Duty = ({ event, before, after }) => {
  if (event.happened !== 'wagers-voided') return undefined;
  const seat = before.seats.find(
    ({ number, patron, wagers }) =>
      event.seats.includes(number) && wagers.some(wager => wager.patron === patron?.id),
  );
  const notice = after.seats.find(({ number }) => number === seat?.number)?.notice;
  if (seat === undefined || notice?.what === 'wagers-void') return undefined;
  return {
    kind: 'voided wagers without a notice',
    says: `the wagers of seat ${seat.number} went back, and its terminal does not say so`,
    expectation: {
      show: { show: 'view', role: 'patron', seat: seat.number },
      expect: { seat: { notice: { what: 'wagers-void' } } },
    },
    passes: true,
  };
};

/** A coup that pays nobody any more shows nobody a win (crown-rapid 11.10). */
const winsInVain: Duty = ({ book, event, after }) => {
  if (event.happened !== 'coup-restated' || event.record.standing !== 'void') return undefined;
  const { shoe, number: coup, seats } = event.record;
  const last = after.records.at(-1);
  if (last?.shoe !== shoe || last.number !== coup) return undefined;
  const seat = seats.find(({ seat: number }) =>
    seatView({ book, table: after }, number)?.lastPaid.some(({ outcome }) => outcome === 'win'),
  );
  const patron = after.seats.find(({ number }) => number === seat?.seat)?.patron?.id;
  if (seat === undefined || patron === undefined) return undefined;
  return {
    kind: 'a terminal shows a win over a void coup',
    says: `coup ${shoe}/${coup} is void, and seat ${seat.seat} is shown that it won`,
    expectation: {
      show: { show: 'view', role: 'patron', seat: seat.seat, patron },
      expect: { seat: { lastPaid: ['...', { outcome: 'void' }, '...'] } },
    },
    passes: true,
  };
};

/** A holder, an opener or a delegate is a person who is there (8.1, C26). */
const nobodyThere: Duty = ({ event, before, after }) => {
  const people = after.seats.flatMap(seat => peopleAt(seat).map(({ id }) => id));
  if (event.happened === 'dealing-delegated' || event.happened === 'opening-delegated') {
    if (event.to === null || people.includes(event.to)) return undefined;
    return refused(`delegated to nobody: ${event.happened}`, `${event.to} is not at the table`);
  }
  const holder = holderOf(after);
  if (holder === null || event.happened === 'shoe-taken') return undefined;
  const was = before.seats.find(({ number }) => number === holder.seat)?.patron?.id;
  const is = after.seats.find(({ number }) => number === holder.seat)?.patron?.id;
  if (before.shoeHolder === null || was === is) return undefined;
  return {
    kind: `shoe held by a stranger after ${event.happened}`,
    says: `seat ${holder.seat} held the shoe for ${was}; now ${is ?? 'nobody'} sits there`,
    expectation: { show: { show: 'table' }, expect: { shoeHolder: null } },
  };
};

/** The shoe goes on when the holder's wager has lost, whichever side it was on (8.1.3 (h)(ii)). */
const loserKeepsShoe: Duty = ({ event, before, after }) => {
  const { shoeHolder: holder } = before;
  if (event.happened !== 'coup-settled' || holder === null || holderOf(after) === null) {
    return undefined;
  }
  const at = before.seats.find(({ number }) => number === holder.seat);
  const rows = event.record.seats.find(({ seat }) => seat === holder.seat)?.paid ?? [];
  // Whoever stands behind the seat wagers there too, and holds nothing.
  const main = rows.filter(
    ({ on, patron }) => (on === 'player' || on === 'banker') && patron === at?.patron?.id,
  );
  if (main.length === 0 || main.some(({ outcome }) => outcome !== 'lose')) return undefined;
  return {
    kind: 'a holder who lost keeps the shoe',
    says: `seat ${holder.seat} lost ${main.map(({ on }) => on).join(' and ')} and keeps the shoe`,
    expectation: { show: { show: 'table' }, expect: { shoeHolder: null } },
    passes: true,
  };
};

/** Who has declined the shoe is not asked again for the same coup (8.1.3, C16). */
const askedAgain: Duty = ({ event, before }) => {
  if (event.happened !== 'shoe-taken') return undefined;
  const { seat } = event.holder;
  if (!before.shoeDeclined.includes(seat)) return undefined;
  return refused('the shoe taken by who declined it', `seat ${seat} has declined the shoe`);
};

const DECLINES: readonly TableEvent['happened'][] = [
  'hand-declined',
  'shoe-declined',
  'cut-declined',
];
const HOLDERS_ACTS: readonly TableEvent['happened'][] = ['dealing-delegated', 'shoe-given-up'];

/** Whose seat an event is about, where it is a matter of one patron alone. */
function seatOf(event: TableEvent, { coup, shoeHolder }: Table): number | undefined {
  if (event.happened === 'opening-delegated') {
    const seat = coup?.openers[event.side].seat;
    return typeof seat === 'number' ? seat : undefined;
  }
  if (HOLDERS_ACTS.includes(event.happened)) return shoeHolder?.seat;
  return DECLINES.includes(event.happened) && 'seat' in event
    ? (event.seat ?? undefined)
    : undefined;
}

/** Nobody declines or delegates for another (C26); nobody wagers or leaves for another. */
const speaksForAnother: Duty = ({ event, before }) => {
  if (event.by.role !== 'patron') return undefined;
  const seat = seatOf(event, before);
  const sits = before.seats.find(({ number }) => number === seat)?.patron?.id;
  const isOwn = seat === undefined || sits === event.by.id;
  const owns = OWN_ACTS.includes(event.happened) && 'patron' in event ? event.patron : event.by.id;
  if (isOwn && owns === event.by.id) return undefined;
  const whose = isOwn ? owns : (sits ?? 'nobody');
  return refused(`acts for another: ${event.happened}`, `${event.by.id} acts for ${whose}`);
};

const OWN_ACTS: readonly TableEvent['happened'][] = [
  ...(['wagers-changed', 'leaving-noted', 'own-limits-set', 'limits-consented'] as const),
  'wished-to-wager',
];

export const PEOPLE_DUTIES: readonly Duty[] = [
  excludedPlays,
  cheatStillRides,
  strangerMarked,
  unnotified,
  winsInVain,
  nobodyThere,
  loserKeepsShoe,
  askedAgain,
  speaksForAnother,
];

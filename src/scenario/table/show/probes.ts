// One or a few ways to ask for each command, from what lies at the table: enough to learn whether
// the engine takes it at all. A command without probes does not compile.

import { SIDES } from '../../../rules/hand.ts';
import { DUMMY_REASONS, SHOE_STEPS } from '../../../rulebooks/procedure.ts';
import { IRREGULARITIES } from '../../../rulebooks/irregularity.ts';
import type { Limit } from '../../../rules/placement/limits.ts';
import type { WagerName } from '../../../rules/wagers.ts';
import { DUTIES } from '../../../table/acts/table/sign-on.ts';
import { COLLECTED_FROM } from '../../../table/acts/accounts/settle-owing.ts';
import { SANCTIONS } from '../../../table/acts/people/sanction-patron.ts';
import { FLOAT_MOVES } from '../../../table/acts/table/move-float.ts';
import { LEAVING_REASONS } from '../../../table/acts/accounts/leave.ts';
import { commissionDue, debtsOf } from '../../../table/settlement/commission.ts';
import { cutterNow } from '../../../table/shoe/cutting.ts';
import { peopleAt } from '../../../table/people/people-at.ts';
import { balanceOf, patronAccount } from '../../../table/accounts/money.ts';
import { owedBy, owingTo } from '../../../table/restatement/outstanding.ts';
import { lockedFor } from '../../../table/settlement/substantial-win.ts';
import type { Bet } from '../../../table/wagers/wager.ts';
import type { CommandName, SentCommandOf } from '../../../table/acts.ts';
import type { DrivenTable } from '../driven-table.ts';
import { SAYABLE } from './sayable.ts';

type ProbeOf<Name extends CommandName> = Name extends CommandName ? SentCommandOf<Name> : never;
export type Probe = ProbeOf<CommandName>;

type Probes = {
  readonly [Name in CommandName]: (
    driven: DrivenTable,
  ) => readonly Omit<SentCommandOf<Name>, 'do'>[];
};

export const probesFor = (name: CommandName, driven: DrivenTable): readonly Probe[] =>
  // Each list holds commands of its own name: the compiler does not join the two again.
  PROBES[name](driven).map(fields => ({ ...fields, do: name }) as unknown as Probe);

const NOTE = 'asked';
const NOTHING = [{}] as const;

interface Place {
  readonly seat: number;
  readonly patron: string;
}

/** Everybody at the table, and at which seat. */
const places = ({ table }: DrivenTable): readonly Place[] =>
  table.seats.flatMap(seat => peopleAt(seat).map(({ id }) => ({ seat: seat.number, patron: id })));

const seats = (driven: DrivenTable): readonly number[] =>
  driven.table.seats.filter(({ patron }) => patron !== null).map(({ number }) => number);

const eachPlace =
  <Fields extends object>(fields: (place: Place, driven: DrivenTable) => Fields | undefined) =>
  (driven: DrivenTable): readonly (Place & Fields)[] =>
    places(driven).flatMap(place => {
      const more = fields(place, driven);
      return more === undefined ? [] : [{ ...place, ...more }];
    });

const eachSeat = (driven: DrivenTable) => seats(driven).map(seat => ({ seat }));

const eachHand = (driven: DrivenTable) =>
  SIDES.flatMap(side => seats(driven).map(seat => ({ side, seat })));

const limitFor = ({ table, setup }: DrivenTable, on: WagerName): Limit =>
  (table.setup ?? setup).limits[on] ?? { min: 1000, max: 1000, step: 1000 };

/** A bet of each kind that is taken at another time than the others. */
const bets = ({ table, setup }: DrivenTable): readonly Bet[] =>
  (['player', 'banker', 'insurance'] as const)
    .filter(on => (table.setup ?? setup).offered.includes(on))
    .map(on => ({ on }));

const balanceAt = ({ seat, patron }: Place, { table }: DrivenTable): number =>
  balanceOf(table.ledger, patronAccount(seat, patron));

const revisionAt = ({ seat }: Place, { table }: DrivenTable) => ({
  revision: table.seats.find(({ number }) => number === seat)?.revision ?? 0,
});

/** Stakes that could be laid. */
const eachStake = (driven: DrivenTable) =>
  places(driven).flatMap(place =>
    bets(driven).map(bet => ({ ...place, bet, stake: limitFor(driven, bet.on).min })),
  );

const eachTakenBack = (driven: DrivenTable) =>
  eachLying(driven).map(lying => ({ ...lying, stake: 0 }));

const eachLying = (driven: DrivenTable) =>
  driven.table.seats.flatMap(({ number: seat, wagers }) =>
    wagers.map(({ patron, on, stake, length, pattern, area }) => ({
      ...{ seat, patron, stake },
      bet: {
        on,
        ...(length === undefined ? {} : { length }),
        ...(pattern === undefined ? {} : { pattern }),
        ...(area === undefined ? {} : { area }),
      } as Bet, // as it lies
    })),
  );

const nextCard = ({ table, shoe }: DrivenTable) => [
  {
    card: table.coup?.faceDown === true ? null : (shoe.next(table) ?? null),
    source: 'keypad' as const,
  },
];

const otherSetup = ({ table, setup }: DrivenTable) => ({
  setup: { ...(table.setup ?? setup), id: 'another' },
});

const CUT = (driven: DrivenTable) => {
  const cutter = cutterNow(driven);
  const cutAt = Math.floor(driven.table.shoe.cards / 2);
  return cutter === null ? { cutAt } : { cutAt, cutter };
};

const A_DAY_MS = 86_400_000;

/** A device that was there from the first coup on. */
const DEVICE = { since: { shoe: 1, coup: 1 }, custodian: NOTE };

const PROBES: Probes = {
  'sign-on': () => DUTIES.map(duty => ({ duty })),
  'sign-off': () => DUTIES.map(duty => ({ duty })),
  'open-table': ({ setup }) => [{ setup }],
  'change-setup': driven => [otherSetup(driven)],
  'announce-limits': ({ table, setup }) => {
    const { limits, aggregateMin } = table.setup ?? setup;
    return [{ limits, aggregateMin, setup: 'another' }];
  },
  'withdraw-limits': () => NOTHING,
  'consent-to-limits': driven => places(driven).map(({ patron }) => ({ patron })),
  'set-collective-liability': () => [{ cents: 1_000_000, setup: 'another' }],
  'begin-gaming-day': () => [{ day: '2099-12-31' }],
  'announce-closing': ({ now }) => [{ closesAt: now + A_DAY_MS }],
  'close-table': () => [{ cardsChecked: true, acceptsOpen: true }],
  'bring-cards': () => [{ cardSet: 'new-cards', preShuffled: false }],
  'prepare-shoe': driven =>
    SHOE_STEPS.map(step => ({ step, ...(step === 'cut' ? CUT(driven) : {}) })),
  'decline-cut': eachSeat,
  'name-cutter': eachSeat,
  'order-shuffle': () => [{ reason: NOTE }],
  'replace-cards': () => [{ cards: [], reason: NOTE }],
  'ask-to-see-burn-card': eachSeat,
  'show-burn-card': driven => seats(driven).map(requestedBy => ({ requestedBy, card: 'Ks' })),
  'burn-card': () => NOTHING,
  'record-cutting-card': () => NOTHING,
  'move-float': () => FLOAT_MOVES.map(move => ({ move, cents: 100, slip: NOTE })),
  'buy-in': ({ table }) =>
    table.seats.flatMap(({ number: seat, kind, patron }) => {
      const tender = kind === 'remote-terminal' ? ('notes' as const) : ('chips' as const);
      return [{ seat, patron: patron?.id ?? 'somebody-new', tender, cents: 100 }];
    }),
  leave: driven =>
    LEAVING_REASONS.flatMap(reason =>
      places(driven).map(place => ({ ...place, reason, remark: NOTE })),
    ),
  'pay-out': eachPlace((place, driven) => ({
    ...{ how: 'chips' as const, cents: balanceAt(place, driven) },
  })),
  'name-nominee': driven => seats(driven).map(seat => ({ seat, nominee: NOTE })),
  'allow-standing-patrons': ({ table }) => [{ allowed: !table.kept.standingAllowed }],
  'stand-behind': driven => seats(driven).map(seat => ({ seat, patron: 'somebody-new' })),
  'tag-partnership': driven => [{ patrons: places(driven).map(({ patron }) => patron) }],
  'agree-limits': eachPlace((_, { table, setup }) => ({
    ...{ limits: (table.setup ?? setup).limits, patronAgrees: true },
  })),
  'arrange-above-differential': eachPlace((_, { table }) => ({
    max: (table.setup?.pay.differential ?? 0) + 1_000_000,
  })),
  'approve-commission-deferral': eachPlace(() => ({ approved: true })),
  'settle-commission': eachPlace(({ seat, patron }, { table }) =>
    commissionDue(table, seat, patron) > 0 ? {} : undefined,
  ),
  'carry-commission': () => [{ note: NOTE }],
  'open-wagering': () => NOTHING,
  'set-wager': driven => [...eachStake(driven), ...eachTakenBack(driven)],
  'move-wager': driven =>
    eachLying(driven).flatMap(({ bet: from, ...rest }) =>
      bets(driven).map(to => ({ ...rest, from, to, ...revisionAt(rest, driven) })),
    ),
  'clear-wagers': eachPlace(revisionAt),
  'repeat-wagers': eachPlace(revisionAt),
  'double-wagers': eachPlace(revisionAt),
  'set-own-limits': eachPlace(() => ({
    ...{ mostLost: 1, mostOnACoup: 1, remindMinutes: null, breakMinutes: null },
  })),
  'record-wager': driven => [...eachStake(driven), ...eachTakenBack(driven)],
  'call-bet': driven =>
    eachStake(driven).map(each => ({ ...each, tender: 'cash' as const, cents: each.stake })),
  'refuse-wager': driven =>
    eachLying(driven).map(({ seat, patron, bet }) => ({ seat, patron, bet })),
  'reduce-pro-rata': () => NOTHING,
  'confirm-snapshot': ({ table }) =>
    (table.coup?.shown ?? [])
      .filter(({ reply }) => reply === 'awaited')
      .map(({ seat, digest }) => ({ seat, digest, signature: NOTE })),
  'close-discrepancy': ({ table }) =>
    table.kept.shownMatters.map(({ seat, shoe, coup }) => ({ seat, shoe, coup, note: NOTE })),
  'close-insurance': () => NOTHING,
  'close-wagering': () => NOTHING,
  'close-wager-window': () => NOTHING,
  'ask-to-wager': eachPlace(() => ({})),
  'deal-card': nextCard,
  'turn-card': ({ table, shoe }) =>
    SIDES.map(side => {
      const card = shoe.unreadOn(table, side);
      return card === undefined ? { side } : { side, card };
    }),
  'announce-counts': () => NOTHING,
  'set-face-down': ({ table }) => [{ faceDown: table.setup?.faceDown !== true }],
  'inform-of-squeeze': () => [{ whom: 'management', name: NOTE }],
  'take-hand': eachHand,
  'decline-hand': eachHand,
  'delegate-hand': driven =>
    SIDES.flatMap(side => places(driven).map(({ patron }) => ({ side, to: patron }))),
  'take-shoe': eachSeat,
  'decline-shoe': eachSeat,
  'give-up-shoe': () => NOTHING,
  'delegate-dealing': driven => places(driven).map(({ patron }) => ({ to: patron })),
  'choose-dealing-method': () => [{ method: 'dealer' }],
  'settle-coup': () => NOTHING,
  'report-irregularity': driven =>
    IRREGULARITIES.flatMap(what => SAYABLE[what](driven).map(facts => ({ what, facts }))),
  'begin-dummy-coup': () => NOTHING,
  'order-dummy-coups': () => DUMMY_REASONS.map(reason => ({ reason, count: 1, note: NOTE })),
  'order-free-coups': () => [{ count: 1 }],
  'freeze-accounts': () => [{ why: NOTE }],
  'unfreeze-accounts': () => [{ finding: NOTE }],
  'open-claim': () => [{ says: NOTE }],
  'close-claim': ({ table }) => table.claims.open.map(({ id }) => ({ claim: id, action: NOTE })),
  'dispute-claim': ({ table }) => table.claims.open.map(({ id }) => ({ claim: id })),
  'advise-complainant': ({ table }) => table.claims.open.map(({ id }) => ({ claim: id })),
  'sanction-patron': driven =>
    SANCTIONS.flatMap(kind =>
      places(driven).map(place => ({
        ...{
          ...place,
          kind,
          breach: NOTE,
          story: NOTE,
          cents: 1,
          riding: 'void' as const,
          ...DEVICE,
        },
      })),
    ),
  'end-hold': ({ table }) =>
    table.claims.holds.map(({ id: hold, seat, patron }) => ({
      ...{ hold, seat, patron, to: 'patron' as const, finding: NOTE },
    })),
  'release-debt': ({ table }) =>
    debtsOf(table).map(debt => ({ ...debt, approval: NOTE, note: NOTE })),
  'end-detention': ({ table }) =>
    table.claims.detained.map(({ patron }) => ({ patron, takenOverBy: NOTE })),
  'lift-exclusion': ({ table }) => table.claims.excluded.map(patron => ({ patron, finding: NOTE })),
  'pay-owed': ({ table }) =>
    owedBy(table).map(({ seat, patron, cents }) => ({ seat, patron, cents, note: NOTE })),
  'correct-card': ({ table }) =>
    (table.coup?.cards ?? []).map(({ card }, at) => ({
      ...{ position: at + 1, card: card === '2s' ? ('3d' as const) : ('2s' as const) },
    })),
  'return-terminal': ({ table }) =>
    table.kept.outOfService.map(({ seat, fault }) => ({
      ...{ seat, fault, selfTest: NOTE, technician: NOTE },
    })),
  'collect-owing': ({ table }) =>
    owingTo(table).flatMap(({ seat, patron, cents }) =>
      COLLECTED_FROM.map(from => ({ seat, patron, cents, from, note: NOTE })),
    ),
  'write-off-owing': ({ table }) =>
    owingTo(table).map(({ seat, patron, cents }) => ({ seat, patron, cents, why: NOTE })),
  // The house's own: whoever drives a table cannot.
  'book-stopped-payment': () => [],
  'release-locked-win': ({ table }) =>
    table.seats.flatMap(seat =>
      peopleAt(seat)
        .map(({ id }) => ({ id, cents: lockedFor(seat, id) }))
        .filter(({ cents }) => cents > 0)
        .map(({ id, cents }) => ({
          ...{ seat: seat.number, patron: id, cents, how: 'by-hand' as const, form: NOTE },
        })),
    ),
};

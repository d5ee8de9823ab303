// A value for each field that the wire's schemas leave open, by the field's name, from the table's
// state. A field that is not here and that its schema does not spell out has no generator.

import { cutBounds } from '../../../src/rules/shoe.ts';
import { sumOf, wonOnRecord } from '../../../src/table/accounts/holds.ts';
import { cutterNow } from '../../../src/table/shoe/cutting.ts';
import { peopleAt } from '../../../src/table/people/people-at.ts';
import { cardsOf } from '../../../src/rules/cards.ts';
import { betOf } from '../../../src/rules/bet.ts';
import { damaged, someSetup } from '../night/setups.ts';
import type { Drawing } from './drawing.ts';
import { someBet, someCents, someStake, someTender } from './figures.ts';
import { someName } from './focus.ts';
import { reportedCards } from './reported-cards.ts';

export type MakesValue = (drawing: Drawing) => unknown;

const SAYINGS = ['as seen', 'by the recording', 'said at the table'] as const;
/** What somebody says, now and then nothing. */
const words: MakesValue = ({ chance }) => (chance.isOneIn(20) ? '' : chance.pick(SAYINGS));
/** A number on a paper. */
const paperNumber: MakesValue = ({ driven }) => `no-${driven.now % 1_000_000}`;
/** Money that comes in is a round sum as a rule; else what the books say of the person. */
const cents: MakesValue = ({ chance, focus, made, driven }) => {
  if (made['tender'] !== undefined) return someTender(chance);
  if (made['kind'] !== 'hold-winnings' || chance.isOneIn(10)) return someCents(chance, focus);
  const won = sumOf(wonOnRecord(driven, focus.patron, { shoe: 0, coup: 0 }));
  return chance.pick([won, Math.ceil(won / 2), won + 1]);
};

/** The chips of a slip as they were counted; now and then they differ from its sum. */
const chips: MakesValue = ({ chance, made }) => {
  const chip = Number(made['cents'] ?? 0);
  return [{ chip, count: chance.isOneIn(6) ? 2 : 1 }];
};

/** From the first coup on record, or from the one in question. */
const since: MakesValue = ({ driven, chance, coup }) => {
  const [first] = driven.table.records;
  const { shoe, number } = first ?? { shoe: 1, number: 1 };
  if (coup === null || !chance.isOneIn(3)) return { shoe, coup: number };
  return { shoe: coup.shoe, coup: coup.coup };
};
const minutes: MakesValue = ({ chance }) => chance.pick([1, 5, 30]);

/** Somebody at the table, now and then nobody who is there. */
const somebody: MakesValue = ({ driven, chance }) => {
  const people = driven.table.seats.flatMap(seat => peopleAt(seat).map(({ id }) => id));
  return people.length === 0 || chance.isOneIn(6) ? someName(chance) : chance.pick(people);
};

/** The seat that is offered the cut, or one of the others. */
const cutter: MakesValue = ({ driven, chance, focus }) =>
  chance.isOneIn(6) ? focus.seat : (cutterNow(driven) ?? focus.seat);

const cutAt: MakesValue = ({ driven, chance }) => {
  const bounds = cutBounds(driven.book, driven.table.shoe.cards);
  if (bounds === undefined || chance.isOneIn(10)) return chance.below(100);
  return Math.max(0, bounds.least + chance.below(bounds.most - bounds.least + 1));
};

/** No casino's maximum; raised again and again, limits would outgrow what can be read. */
const HIGHEST = 1_000_000_000;

/** Limits of today, moved a little; some books want every minimum to be payable. */
const limits: MakesValue = ({ driven, chance }) => {
  const now = (driven.table.setup ?? driven.setup).limits;
  const times = chance.pick([1, 2, 5]);
  return Object.fromEntries(
    Object.entries(now).map(([on, { min, max, step }]) => {
      const isRaised = max * times <= HIGHEST && chance.isOneIn(2);
      return [on, isRaised ? { min: min * times, max: max * times, step } : { min, max, step }];
    }),
  );
};

const nextId: MakesValue = ({ driven }) =>
  `set-${driven.table.ledger.next}-${driven.now % 100_000}`;

const wholeSetup: MakesValue = drawing => {
  const { driven, chance } = drawing;
  const id = String(nextId(drawing));
  const now = driven.table.setup ?? driven.setup;
  // The same under another id, as often as a new one.
  const setup = chance.isOneIn(2) ? { ...now, id } : someSetup(chance, driven.setup.rulebook, id);
  return chance.isOneIn(5) ? damaged(chance, setup) : setup;
};

const claim: MakesValue = ({ driven, chance }) => {
  const { open } = driven.table.claims;
  return open.length === 0 || chance.isOneIn(10) ? 1 + chance.below(9) : chance.pick(open).id;
};

/** What the records hold for a terminal that has not answered, or something else. */
const digest: MakesValue = ({ driven, chance, focus }) => {
  const { coup, kept } = driven.table;
  const asked = [
    ...(coup?.shown ?? []).map(each => ({ seat: each.seat, digest: each.digest })),
    ...kept.shownMatters.map(each => ({ seat: each.seat, digest: each.recorded })),
  ];
  const mine = asked.filter(({ seat }) => seat === focus.seat);
  const [one] = mine.length > 0 ? mine : asked;
  if (one === undefined) return '1/1';
  return chance.isOneIn(4) ? `${one.digest} tie=100` : one.digest;
};

/** When a sign says that the table closes: after its full time, or sooner. */
const closesAt: MakesValue = ({ driven, chance }) =>
  driven.now + chance.pick([0, 60_000, 1_800_000, 3_600_000]);

/** Wagers as a terminal may have shown them: those on record, one of them perhaps otherwise. */
const shown: MakesValue = ({ driven, chance, coup, focus }) => {
  const { records } = driven.table;
  const record = records.find(each => each.shoe === coup?.shoe && each.number === coup.coup);
  const paid = record?.seats.find(({ seat }) => seat === focus.seat)?.paid ?? [];
  const wagers = paid.map(({ stake, ...wager }) => ({ ...betOf(wager), stake }));
  if (!chance.isOneIn(3)) return wagers;
  const other = { on: 'player', stake: someStake(driven, chance, 'player') };
  return [...wagers.slice(1), other];
};

/** What the coup has cards for, and now and then one more. */
const position: MakesValue = ({ driven, chance }) =>
  1 + chance.below((driven.table.coup?.cards.length ?? 0) + 1);

/** A seat that asked for something, or the one in question. */
const requestedBy: MakesValue = ({ driven, chance, focus }) => {
  const { burnAskedBy } = driven.table.shoe;
  return burnAskedBy.length === 0 ? focus.seat : chance.pick(burnAskedBy);
};

/** A hold by its number, mostly one of the person's. */
const hold: MakesValue = ({ driven, chance, focus }) => {
  const { holds } = driven.table.claims;
  const own = holds.filter(({ patron }) => patron === focus.patron);
  return own.length === 0 || chance.isOneIn(10) ? chance.below(500) : chance.pick(own).id;
};

/** How many cards somebody has counted: all of them, or not quite. */
const cardsCounted: MakesValue = ({ driven, chance }) =>
  52 * (driven.table.setup ?? driven.setup).decks - (chance.isOneIn(4) ? 1 : 0);

/** How many cards are found in the shoe: a few too few. */
const left: MakesValue = ({ driven, chance }) => {
  const { cards, dealt, missing } = driven.table.shoe;
  return Math.max(0, cards - dealt - missing - chance.below(4));
};

/** A bet, whatever the field is called that holds it. */
const bet: MakesValue = ({ driven, chance, focus }) => someBet(driven, chance, focus);

/** Values by the name of the field, whatever command it is in. */
export const MADE: Readonly<Record<string, MakesValue>> = {
  action: words,
  aggregateMin: ({ chance }) => chance.pick([0, 0, 1000, 2000]),
  approval: paperNumber,
  breach: words,
  breakMinutes: minutes,
  cardSet: ({ driven, chance }) =>
    chance.isOneIn(3) ? (driven.table.shoe.cardSet ?? 'cards-1') : `cards-${driven.now % 100_000}`,
  cards: reportedCards,
  cardsCounted,
  cents,
  chips,
  checkedBy: ({ focus }) => focus.seat,
  claim,
  closesAt,
  count: ({ chance }) => chance.pick([0, 1, 1, 2, 3]),
  coup: ({ coup, driven }) => coup?.coup ?? driven.table.coup?.number ?? 1,
  cutAt,
  custodian: words,
  cutter,
  day: ({ driven, dayOf, chance }) => dayOf(driven.now + (chance.isOneIn(4) ? 90_000_000 : 0)),
  device: paperNumber,
  digest,
  finding: words,
  form: paperNumber,
  hold,
  left,
  limits,
  max: ({ chance }) => chance.pick([100_000, 2_000_000]),
  mostLost: cents,
  mostOnACoup: cents,
  name: words,
  nominee: somebody,
  note: words,
  owing: cents,
  patron: ({ focus }) => focus.patron,
  person: words,
  position,
  patrons: drawing => [somebody(drawing), somebody(drawing)],
  reason: words,
  reference: paperNumber,
  remark: words,
  remindMinutes: minutes,
  requestedBy,
  revision: ({ driven, chance, focus }) => {
    const seat = driven.table.seats.find(each => each.number === focus.seat);
    return Math.max(0, (seat?.revision ?? 0) - (chance.isOneIn(15) ? 1 : 0));
  },
  says: words,
  selfTest: words,
  seat: ({ focus }) => focus.seat,
  setup: nextId,
  shown,
  shoe: ({ coup, driven }) => coup?.shoe ?? driven.table.shoe.number,
  signature: words,
  slip: paperNumber,
  stake: ({ driven, chance, made }) => someStake(driven, chance, wagerIn(made)),
  story: words,
  takenOverBy: words,
  technician: () => 'tess',
  to: somebody,
  why: words,
};

/** Whole objects by name; others are drawn field by field. */
export const MADE_OBJECTS: Readonly<Record<string, MakesValue>> = {
  setup: wholeSetup,
  since,
  'with on': bet,
};

/** Choices that the table's state makes likely; others are drawn evenly. */
export const CHOSEN: Readonly<Record<string, MakesValue>> = {
  card: ({ driven, chance, made }) => {
    const { side } = made;
    const lying =
      side === 'player' || side === 'banker'
        ? driven.shoe.unreadOn(driven.table, side)
        : driven.shoe.next(driven.table);
    // A wrong key now and then.
    return lying === undefined || chance.isOneIn(15) ? chance.pick(cardsOf(1)) : lying;
  },
  burnt: ({ driven, chance }) => driven.shoe.next(driven.table) ?? chance.pick(cardsOf(1)),
  fault: ({ driven, chance, focus, name }) => {
    const out = driven.table.kept.outOfService.find(({ seat }) => seat === focus.seat);
    return name === 'return-terminal' && !chance.isOneIn(4) ? out?.fault : undefined;
  },
  step: ({ driven, chance }) => {
    const [next] = driven.table.shoe.toDo;
    return chance.isOneIn(8) ? undefined : next;
  },
};

const wagerIn = ({ bet: one, from, to }: Drawing['made']) => {
  const on = (one ?? to ?? from) as { readonly on?: 'player' } | undefined; // drawn as a bet
  return on?.on ?? 'player';
};

// Bans and self-exclusions over HTTP: made at once, lifted by two, met by card or document.

import {
  banLift,
  banList,
  banMade,
  identityCheck,
  identityChecked,
  newBan,
} from '../../../../wire/pit/bans.ts';
import { identityOf } from '../../../people/persons.ts';
import { houseAct, notDone, type Parts } from '../house-act.ts';
import { STATUS } from '../../who.ts';
import { personsOf } from './persons.ts';

const KEEP = ['supervise', 'approve-payments'] as const;
const READ = [...KEEP, 'audit-cage'] as const;
/** Whoever meets people: at a table, or at the cage. */
const MEET = ['watch-table', 'work-at-cage'] as const;
const GUESSES = 60;

type BanHouse = Parts<'bans' | 'tables' | 'record' | 'journal' | 'folder'>;

/** Where somebody sits now: whoever made the order need not look for them. */
const placesOf = ({ tables }: Parts<'tables'>, persons: readonly string[]) =>
  tables.flatMap(({ plan, parts }) =>
    (parts?.mailbox.table.seats ?? []).flatMap(({ number, patron, standing }) =>
      [...(patron === null ? [] : [patron.id]), ...standing.map(({ id }) => id)]
        .filter(id => persons.includes(id))
        .map(person => ({ person, where: `${plan.name}/${number}` })),
    ),
  );

const makeBanAct = houseAct({
  address: 'POST /api/bans',
  summary: 'Bans somebody from the house, or excludes them as they ask: at once, everywhere',
  may: KEEP,
  makes: true,
  body: newBan,
  answer: banMade,
  records: ['ban-made', 'ban-matched', 'person-looked-at'],
  do: async (house: BanHouse, { body, by }) => {
    const { person, documents, cards } = body;
    if (person === undefined && documents.length + cards.length === 0) {
      return notDone(STATUS.conflict, 'names-nobody', { code: 'ban-names-nobody' });
    }
    const persons = personsOf(house);
    const kept =
      person === undefined
        ? 'unknown'
        : await persons.look({ kind: 'patron', person }, by.id, body.why);
    const known = typeof kept === 'object' ? identityOf(kept) : { documents: [], cards: [] };
    const identity = {
      documents: [...documents, ...known.documents],
      cards: [...cards, ...known.cards],
    };
    const others = await persons.patronsKnownBy(identity, house.bans.marks);
    const ban = await house.bans.make({ ...body, ...identity }, others, by.id);
    for (const place of placesOf(house, ban.persons)) {
      await house.bans.met(ban, { ...place, how: 'person', by: by.id });
    }
    return { ban: ban.ban };
  },
});

const liftBanAct = houseAct({
  address: 'POST /api/bans/lift',
  summary: 'Ends a ban of the house, or a self-exclusion whose last day is over: two people',
  may: KEEP,
  second: { agreesTo: 'ban-lift', may: ['agree-to-release'] },
  body: banLift,
  records: ['ban-lifted'],
  do: async ({ bans }: Parts<'bans'>, { body: { ban: number, why }, by, second }) => {
    const ban = bans.named(number);
    if (ban === undefined) return notDone(STATUS.notFound, 'not-found', { code: 'no-such-ban' });
    if (!bans.mayBeLifted(ban)) {
      return notDone(STATUS.conflict, 'not-now', { code: 'exclusion-not-over' });
    }
    await bans.lift(number, { by: by.id, approvedBy: second.id, why });
    return undefined;
  },
});

const listBansAct = houseAct({
  address: 'GET /api/bans',
  summary: 'Every ban and self-exclusion that was not lifted, and where somebody was met last',
  may: READ,
  answer: banList,
  do: ({ bans }: Parts<'bans'>) => ({
    bans: bans.all.map(({ marks, ...ban }) => ({ ...ban, marks: marks.length })),
  }),
});

const checkIdentityAct = houseAct({
  address: 'POST /api/identity-checks',
  summary: 'Somebody shows a card or a document: whether the house serves them',
  may: MEET,
  perMinute: GUESSES,
  body: identityCheck,
  answer: identityChecked,
  records: ['ban-matched'],
  do: async ({ bans }: Parts<'bans'>, { body, by }) => {
    const { person, document, card, table, seat } = body;
    const where = table === undefined ? 'cage' : `${table}${seat === undefined ? '' : `/${seat}`}`;
    const byCard = card === undefined ? undefined : bans.knowing({ cards: [card], documents: [] });
    const byDocument =
      document === undefined ? undefined : bans.knowing({ cards: [], documents: [document] });
    const ban = byCard ?? byDocument ?? bans.against(person);
    if (ban === undefined) return { served: true };
    const how = byCard !== undefined ? 'card' : byDocument !== undefined ? 'document' : 'person';
    await bans.met(ban, { person, where, how, by: by.id });
    return { served: false };
  },
});

export const BAN_ACTS = [makeBanAct, liftBanAct, listBansAct, checkIdentityAct];

// Credit that somebody left at a table: two people take it into custody, and two pay it back at the
// cage. On record first, then off the table: what was half-way is finished before anything else.

import { balanceOf, patronAccount } from '../../../../table/accounts/money.ts';
import { isLocked } from '../../../../table/acts/accounts/leave.ts';
import {
  custodyLine,
  type CustodyLine,
  custodyList,
  custodyPaying,
  custodyTaking,
} from '../../../../wire/pit/seats-kept.ts';
import { ownOf } from '../../../record/house-stream-state.ts';
import type { CustodyHeld } from '../../../record/custody.ts';
import { tableStream } from '../../../tables/mailbox/rebuild.ts';
import { reasonOf } from '../../../tables/mailbox/outcome.ts';
import { houseAct, notDone, type Parts } from '../house-act.ts';
import { STATUS } from '../../who.ts';

type CustodyHouse = Parts<'record' | 'journal'>;

const NUMBER_DIGITS = 6;

const atWork = new WeakMap<object, Promise<unknown>>();

/** One after the other: a number is given once, and a sum paid once. */
function inTurn<Done>({ record }: CustodyHouse, work: () => Promise<Done>): Promise<Done> {
  const done = (atWork.get(record) ?? Promise.resolve()).then(work);
  atWork.set(
    record,
    done.catch(() => undefined),
  );
  return done;
}

/** Whatever the house went down over: the table's own record says whether it was paid out. */
async function finishBegun({ record, journal }: CustodyHouse): Promise<void> {
  for (const { custody, table, isBegun } of Object.values(record.known.custody.held)) {
    if (!isBegun) continue;
    const { rows } = await journal.db.query(
      `select from journal j join stream s on s.id = j.stream
        where s.name = $1 and j.kind = 'paid-out' and j.body ->> 'reference' = $2 limit 1`,
      [tableStream(table), custody],
    );
    await record.note(rows.length > 0 ? 'custody-taken' : 'custody-undone', { custody });
  }
}

function asLine(held: CustodyHeld): CustodyLine {
  const { isBegun: _, ...line } = held;
  return line;
}

const listCustodyAct = houseAct({
  address: 'GET /api/custody',
  summary: 'Credit that was left at tables and is held for its patrons',
  may: ['supervise', 'work-at-cage', 'audit-cage'],
  answer: custodyList,
  do: (house: CustodyHouse) =>
    inTurn(house, async () => {
      await finishBegun(house);
      return { held: Object.values(house.record.known.custody.held).map(asLine) };
    }),
});

const takeIntoCustodyAct = houseAct({
  address: 'POST /api/custody',
  summary: 'Takes the credit that a patron left at a seat into custody: two people, the whole sum',
  may: ['supervise'],
  second: { agreesTo: 'custody', may: ['approve-payments'] },
  makes: true,
  body: custodyTaking,
  answer: custodyLine,
  records: ['custody-begun', 'custody-taken', 'custody-undone'],
  do: (house: CustodyHouse & Parts<'table' | 'clock'>, { body, by, second }) =>
    inTurn(house, async () => {
      const { record, table, clock } = house;
      const { approver: _, ...asked } = body;
      const mailbox = table(asked.table)?.parts?.mailbox;
      const state = mailbox?.table;
      const seat = state?.seats.find(({ number }) => number === asked.seat);
      if (mailbox === undefined || state === undefined || seat === undefined) {
        const reason = { code: 'no-such-open-seat', seat: asked.seat } as const;
        return notDone(STATUS.notFound, 'not-found', reason);
      }
      await finishBegun(house);
      const no = (reason: Parameters<typeof notDone>[2]) =>
        notDone(STATUS.conflict, 'not-taken', reason);
      const balance = balanceOf(state.ledger, patronAccount(asked.seat, asked.patron));
      if (balance === 0 || state.setup?.practice === true) return no({ code: 'no-credit-left' });
      if (balance !== asked.cents) {
        return no({ code: 'balance-differs', balance, asked: asked.cents });
      }
      if (isLocked(state, seat, asked.patron)) return no({ code: 'wagers-locked' });
      const number = `${record.known.custody.made + 1}`.padStart(NUMBER_DIGITS, '0');
      const custody = `K-${number}`;
      const currency = state.setup?.currency ?? '';
      const people = { by: by.id, approvedBy: second.id };
      const line = { custody, ...asked, currency, at: clock.now(), ...people };
      await record.note('custody-begun', line);
      const how = seat.kind === 'remote-terminal' ? 'by-hand' : 'chips';
      const { found: _found, table: _table, ...what } = asked;
      const command = { do: 'pay-out', ...what, how, reference: custody } as const;
      // Whoever approves payments answers for it at the table, where its book wants a rank.
      const outcome = await mailbox.submit({ by: second, command });
      if (outcome.outcome !== 'done') {
        await record.note('custody-undone', { custody });
        return no(reasonOf(outcome));
      }
      await record.note('custody-taken', { custody });
      return line;
    }),
});

const payCustodyAct = houseAct({
  address: 'POST /api/custody/paid',
  summary: 'Pays what was in custody to its patron, whole and once: cashier and supervisor',
  may: ['work-at-cage'],
  second: { agreesTo: 'custody', may: ['supervise', 'approve-payments'] },
  body: custodyPaying,
  answer: custodyLine,
  records: ['custody-paid'],
  do: (house: CustodyHouse & Parts<'clock'>, { body, by, second }) =>
    inTurn(house, async () => {
      const { record, clock } = house;
      const { custody, cents, note } = body;
      await finishBegun(house);
      const held = ownOf(record.known.custody.held, custody);
      if (held === undefined) {
        return notDone(STATUS.notFound, 'not-found', { code: 'not-in-custody' });
      }
      if (held.cents !== cents) {
        const reason = { code: 'other-sum-payable', paid: held.cents, asked: cents } as const;
        return notDone(STATUS.conflict, 'not-paid', reason);
      }
      const { table, seat, patron, currency } = held;
      const people = { by: by.id, approvedBy: second.id };
      await record.note('custody-paid', {
        ...{ custody, table, seat, patron, cents, currency, note, at: clock.now() },
        ...people,
      });
      return asLine(held);
    }),
});

export const CUSTODY_ACTS = [listCustodyAct, takeIntoCustodyAct, payCustodyAct];

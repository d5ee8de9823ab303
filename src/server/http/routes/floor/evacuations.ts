// An area is left in an emergency: one key locks its tables and puts felt and float on record; each
// is opened again by two, by count and ruling.

import { balanceOf, patronAccount } from '../../../../table/accounts/money.ts';
import { evacuation, evacuationList, reopening } from '../../../../wire/pit/evacuations.ts';
import { ownOf } from '../../../record/house-stream-state.ts';
import type { HouseTable } from '../../../tables/installed/house-table.ts';
import { type By, houseAct, notDone, type Parts } from '../house-act.ts';
import { STATUS } from '../../who.ts';

type EvacuatedHouse = Parts<'record' | 'table' | 'clock'>;

/** As it stands; of one that is played on another node only its state is known here. */
function asLeft(housed: HouseTable) {
  const { plan, parts } = housed;
  const table = parts?.mailbox.table;
  const { phase, shoe, coup } = housed.summary();
  const seats = table?.seats ?? [];
  const hasFloat = plan.setup.seats[0]?.kind === 'seat';
  return {
    ...{ table: plan.name, phase, shoe, coup },
    currency: table?.setup?.currency ?? plan.setup.currency,
    felt: seats.flatMap(({ wagers }) => wagers).reduce((sum, { stake }) => sum + stake, 0),
    float: hasFloat && table !== undefined ? balanceOf(table.ledger, 'float') : null,
    accounts: seats.reduce((sum, { number, patron, standing }) => {
      const people = [...(patron === null ? [] : [patron]), ...standing];
      const own = people.map(({ id }) =>
        table === undefined ? 0 : balanceOf(table.ledger, patronAccount(number, id)),
      );
      return sum + own.reduce((all, cents) => all + Math.max(0, cents), 0);
    }, 0),
  };
}

const evacuateAct = houseAct({
  address: 'POST /api/evacuations',
  summary: 'Locks tables at once in an emergency, and puts felt, float and accounts on record',
  may: ['supervise'],
  makes: true,
  body: evacuation,
  answer: evacuationList,
  records: ['area-evacuated'],
  do: async ({ record, table, clock }: EvacuatedHouse, { body: { tables, why }, by }) => {
    const known = record.known.evacuated;
    const found = [...new Set(tables)].map(name => table(name));
    const left = found.filter(each => each !== undefined);
    if (left.length < found.length) {
      return notDone(STATUS.notFound, 'not-found', { code: 'no-such-table' });
    }
    const fresh = left.filter(({ plan }) => ownOf(known, plan.name) === undefined);
    const noted = { at: clock.now(), by: by.id, why };
    const lines = fresh.map(asLeft);
    if (lines.length > 0) await record.note('area-evacuated', { ...noted, tables: lines });
    // Where the book has it, nothing moves on any account and the countdown stands still.
    const command = { do: 'freeze-accounts', why } as const;
    const boxes = fresh.flatMap(({ parts }) => (parts === null ? [] : [parts.mailbox]));
    const open = boxes.filter(box => box.table.phase !== 'closed');
    await Promise.all(open.map(box => box.submit({ by, command })));
    return { tables: lines.map(line => ({ ...line, ...noted })) };
  },
});

const listEvacuationsAct = houseAct({
  address: 'GET /api/evacuations',
  summary: 'Tables that were left in an emergency and are not open again',
  may: ['watch-table', 'audit-cage'],
  answer: evacuationList,
  do: ({ record }: Parts<'record'>) => ({ tables: Object.values(record.known.evacuated) }),
});

const reopenAct = houseAct({
  address: 'POST /api/evacuations/over',
  summary: 'Opens a table again that was left: counted, ruled on, differences explained, by two',
  may: ['supervise'],
  second: { agreesTo: 'evacuation', may: ['supervise', 'approve-payments'] },
  body: reopening,
  records: ['table-reopened'],
  do: async ({ record, table }: EvacuatedHouse, { body, by, second }) => {
    const { table: name, counted, explains, ruling } = body;
    const left = ownOf(record.known.evacuated, name);
    if (left === undefined) {
      return notDone(STATUS.notFound, 'not-found', { code: 'table-not-evacuated' });
    }
    const { felt, float } = left;
    if ((float === null) !== (counted === null)) {
      return notDone(STATUS.conflict, 'not-counted', { code: 'count-not-whole' });
    }
    const differs = counted !== null && (counted.felt !== felt || counted.float !== float);
    if (differs && explains.trim() === '') {
      return notDone(STATUS.conflict, 'not-counted', { code: 'difference-unexplained' });
    }
    await record.note('table-reopened', {
      ...{ table: name, felt, float, counted, explains, ruling },
      ...{ by: by.id, approvedBy: second.id },
    });
    await thaw(table(name), left.at, ruling, by);
    return undefined;
  },
});

/** What the evacuation froze; what was frozen before it is another matter. */
async function thaw(housed: HouseTable | undefined, since: number, finding: string, by: By) {
  const mailbox = housed?.parts?.mailbox;
  const frozen = mailbox?.table.frozen ?? null;
  if (mailbox === undefined || frozen === null || frozen.since < since) return;
  await mailbox.submit({ by, command: { do: 'unfreeze-accounts', finding } });
}

export const EVACUATION_ACTS = [evacuateAct, listEvacuationsAct, reopenAct];

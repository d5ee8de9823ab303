// The form of a substantial win: to be signed while the win is locked, and as a record once it is
// cleared (R-CSH-11).

import { z } from 'zod';

import { seatNumber } from '../../../../table/fields.ts';
import type { WinCleared } from '../../../../table/acts/accounts/release-locked-win.ts';
import type { Actor } from '../../../../table/setup/setup.ts';
import { tableName } from '../../../../wire/administration/approvals.ts';
import { bodyOf } from '../../../storage/shapes/families.ts';
import { tableStream } from '../../../tables/mailbox/rebuild.ts';
import { houseAct, notDone, type Parts, SentFile } from '../house-act.ts';
import { STATUS } from '../../who.ts';
import { type WinText, winPaper } from './win-paper.ts';

const paperOf = async (text: WinText | null, at: number) =>
  text === null
    ? notDone(STATUS.notFound, 'not-found', { code: 'no-such-win' })
    : new SentFile('application/pdf', await winPaper(text, at));

const printLockedWinAct = houseAct({
  address: 'GET /api/tables/:table/wins/locked/:seat',
  summary: 'The form for a win that is locked at a terminal, as PDF',
  may: ['handle-disputes'],
  params: tableName.extend({ seat: z.coerce.number().pipe(seatNumber) }),
  answer: 'file',
  do: (house: PrintingHouse & Parts<'table' | 'clock'>, { params: { table, seat } }) =>
    paperOf(lockedAt(house, table, seat), house.clock.now()),
});

const printClearedWinAct = houseAct({
  address: 'GET /api/tables/:table/wins/cleared/:number',
  summary: 'The record of a win that was cleared, by the number of its event, as PDF',
  may: ['handle-disputes'],
  params: tableName.extend({ number: z.coerce.number().int().min(1) }),
  answer: 'file',
  do: async (house: PrintingHouse & Parts<'journal'>, { params: { table, number } }) => {
    const text = await clearedIn(house, table, number);
    return paperOf(text, text?.cleared?.at ?? 0);
  },
});

export const WIN_ACTS = [printLockedWinAct, printClearedWinAct];

type PrintingHouse = Parts<'plan' | 'demonstration' | 'terms'>;

const ofHouse = ({ plan, demonstration, terms }: PrintingHouse) => ({
  house: plan.name,
  isDemonstration: demonstration,
  zone: terms.zone,
});

function lockedAt(
  house: PrintingHouse & Parts<'table'>,
  name: string,
  number: number,
): WinText | null {
  const table = house.table(name)?.parts?.mailbox.table;
  const seat = table?.seats.find(one => one.number === number);
  const [first] = seat?.wins ?? [];
  if (table === undefined || seat?.wins === undefined || first === undefined) return null;
  const { patron } = first;
  return {
    ...ofHouse(house),
    ...{ table: name, seat: number, patron, cleared: null },
    currency: table.setup?.currency ?? house.plan.currency,
    above: table.setup?.substantialWin ?? null,
    wins: seat.wins.filter(win => win.patron === patron),
  };
}

interface ClearedRow {
  readonly kind: string;
  readonly version: number;
  readonly body: string;
  readonly currency: string;
  readonly at: Date;
}

async function clearedIn(
  house: PrintingHouse & Parts<'journal'>,
  name: string,
  number: number,
): Promise<WinText | null> {
  const stream = tableStream(name);
  const { rows } = await house.journal.db.query<ClearedRow>(
    `select j.kind, j.version, j.body::text as body, j.currency, j.at from journal j
       join stream s on s.id = j.stream
      where s.name = $1 and j.seq = $2 and j.kind = 'win-cleared'`,
    [stream, number],
  );
  const [row] = rows;
  if (row === undefined) return null;
  // As the table wrote it.
  const { seat, patron, wins, how, form, by } = bodyOf({ ...row, stream }) as WinCleared & {
    readonly by: Actor;
  };
  return {
    ...ofHouse(house),
    ...{ table: name, seat, patron, currency: row.currency, above: null, wins },
    cleared: { how, form, by: by.id, at: Number(row.at) },
  };
}

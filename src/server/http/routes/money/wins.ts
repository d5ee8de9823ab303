// The form of a substantial win over HTTP: to be signed while the win is locked, and as a record
// once it is cleared (R-CSH-11).

import type { FastifyReply } from 'fastify';
import { z } from 'zod';

import type { Actor } from '../../../../table/setup/setup.ts';
import type { WinCleared } from '../../../../table/acts/accounts/release-locked-win.ts';
import { denial } from '../../../../wire/http.ts';
import { seatNumber, word } from '../../../../table/fields.ts';
import type { House } from '../../../house/house.ts';
import { type WinText, winPaper } from './win-paper.ts';
import { tableStream } from '../../../tables/mailbox/rebuild.ts';
import { bodyOf } from '../../../storage/shapes/families.ts';
import { denied, only, STATUS } from '../../who.ts';
import type { TypedApp } from '../../typed-app.ts';

const ofTable = z.strictObject({ table: word });
const NOES = { [STATUS.notSignedIn]: denial, [STATUS.notPermitted]: denial };
const NOTHING = denied('not-found', { code: 'no-such-win' });

export function winRoutes(app: TypedApp, house: House): void {
  app.get(
    '/api/tables/:table/wins/locked/:seat',
    {
      onRequest: only(house, 'handle-disputes'),
      schema: {
        summary: 'The form for a win that is locked at a terminal, as PDF',
        params: ofTable.extend({ seat: z.coerce.number().pipe(seatNumber) }),
        response: { ...NOES, [STATUS.notFound]: denial },
      },
    },
    async (request, reply) => {
      const { table, seat } = request.params;
      const text = lockedAt(house, table, seat);
      return text === null ? missing(reply) : paper(reply, text, house.clock.now());
    },
  );

  app.get(
    '/api/tables/:table/wins/cleared/:number',
    {
      onRequest: only(house, 'handle-disputes'),
      schema: {
        summary: 'The record of a win that was cleared, by the number of its event, as PDF',
        params: ofTable.extend({ number: z.coerce.number().int().min(1) }),
        response: { ...NOES, [STATUS.notFound]: denial },
      },
    },
    async (request, reply) => {
      const { table, number } = request.params;
      const text = await clearedIn(house, table, number);
      return text === null ? missing(reply) : paper(reply, text, text.cleared?.at ?? 0);
    },
  );
}

const missing = (reply: FastifyReply) => reply.code(STATUS.notFound).send(NOTHING);

const paper = async (reply: FastifyReply, text: WinText, at: number) =>
  reply
    .code(STATUS.ok)
    .type('application/pdf')
    .send(await winPaper(text, at));

const ofHouse = (house: House): Pick<WinText, 'house' | 'isDemonstration' | 'zone'> => ({
  house: house.plan.name,
  isDemonstration: house.demonstration,
  zone: house.settings.gamingDayZone,
});

function lockedAt(house: House, name: string, number: number): WinText | null {
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

async function clearedIn(house: House, name: string, number: number): Promise<WinText | null> {
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

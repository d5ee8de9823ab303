// The desk that makes files of disputes: gathers, signs, keeps them in the data folder, and puts on
// record who asked for which (R-DIS-1).

import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type pg from 'pg';

import { inForce } from '../../../table/setup/changeover.ts';
import { seatView } from '../../../table/views/seat-view.ts';
import { publicView } from '../../../table/views/public-view.ts';
import type { Mailbox } from '../../tables/mailbox/mailbox.ts';
import type { Signer } from '../checkpoints/signer.ts';
import { type Dispute, type ShownScreens, writeDispute } from './dispute.ts';
import { type DisputedCoup, type DisputeFailure, gatherDispute } from './gather.ts';

/** Whose file it is, and why. */
export interface DisputeRequest extends DisputedCoup {
  readonly by: string;
  readonly role: string;
  readonly why: string;
}

/** What a file says of the house that made it. */
export type Maker = Pick<Dispute, 'house' | 'demonstration' | 'release'> & {
  readonly now: number;
  readonly screens: ShownScreens | null;
};

export interface DisputeMade {
  readonly name: string;
  readonly sha256: string;
  readonly file: Buffer;
}

const FOLDER = 'disputes';
const NAME = /^dispute-[a-z0-9][a-z0-9-]*-\d+-\d+-\d+\.jsonl$/u;

/** Gathers and signs a file and keeps it. */
export async function makeDispute(
  db: pg.Pool,
  { folder, signer }: { readonly folder: string; readonly signer: Signer },
  command: DisputeRequest,
  { now, house, demonstration, release, screens }: Maker,
): Promise<DisputeMade | DisputeFailure> {
  const facts = await gatherDispute(db, command);
  if ('failed' in facts) return facts;
  const { table, shoe, coup, by, role, why } = command;
  const made = { at: new Date(now).toISOString(), by, role, why };
  const dispute = { house, demonstration, release, made, ...facts, screens };
  const file = await writeDispute(dispute, signer);
  const name = `dispute-${table}-${shoe}-${coup}-${now}.jsonl`;
  await mkdir(join(folder, FOLDER), { recursive: true });
  await writeFile(join(folder, FOLDER, name), file, { mode: 0o600, flag: 'wx' });
  return { name, sha256: createHash('sha256').update(file).digest('hex'), file };
}

/** A file that was made here; null where there is none of that name. */
export async function keptDispute(folder: string, name: string): Promise<Buffer | null> {
  if (!NAME.test(name)) return null;
  return readFile(join(folder, FOLDER, name)).catch(() => null);
}

/** What every screen of a table shows at this moment. */
export function shownAt(box: Pick<Mailbox, 'book' | 'table' | 'number'>): ShownScreens {
  const room = inForce({ book: box.book, table: box.table });
  const seats = box.table.seats.flatMap(({ number, patron }) =>
    patron === null ? [] : (seatView(room, number) ?? []),
  );
  return { number: box.number, public: publicView(room), seats };
}

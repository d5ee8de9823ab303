// Making and checking files of disputes beside a house: for the command line, whether it runs or
// not.

import { houseSigner, knownHouseKey, type SigningSettings } from '../checkpoints/key.ts';
import { HOUSE_STREAM } from '../../storage/journal/house-stream-name.ts';
import { type Address, connections } from '../../storage/postgres/connect.ts';
import { catchUp } from '../../reports/projections/catch-up.ts';
import { PROJECTIONS } from '../../reports/projections/index.ts';
import { thisRelease } from '../../ports/release.ts';
import { againstJournal, checkDispute, type DisputeChecked } from './check.ts';
import { type DisputeMade, type DisputeRequest, makeDispute } from './desk.ts';
import type { DisputeFailure } from './gather.ts';

/** Makes a file from the journal; screens are not in it, since nobody shows any. */
export async function exportDisputeFile(
  address: Address,
  { folder, settings }: { readonly folder: string; readonly settings: SigningSettings },
  command: DisputeRequest,
): Promise<DisputeMade | DisputeFailure | { readonly failed: 'no-key'; readonly says: string }> {
  const signer = await houseSigner(folder, settings);
  if ('wrong' in signer) return { failed: 'no-key', says: `Nobody signs: ${signer.wrong}.` };
  const db = connections(address, 'sabot dispute', 2);
  try {
    for (const projection of PROJECTIONS) await catchUp(db, projection);
    const { rows } = await db.query<{ body: string }>(
      `select j.body from journal j join stream s on s.id = j.stream
        where s.name = $1 and j.kind = 'house-opened' order by j.seq limit 1`,
      [HOUSE_STREAM],
    );
    // Written by the house when it was founded.
    const house = JSON.parse(rows[0]?.body ?? '{}') as { name?: string; kind?: string };
    return await makeDispute(db, { folder, signer }, command, {
      now: Date.now(),
      house: house.name ?? '',
      demonstration: house.kind === 'demonstration',
      release: thisRelease(),
      screens: null,
    });
  } finally {
    await db.end();
  }
}

/** Checks a file with the house's own key and against its journal. */
export async function verifyDispute(
  file: Buffer,
  { address, folder }: { readonly address: Address; readonly folder: string },
): Promise<DisputeChecked | { readonly failed: 'no-key'; readonly says: string }> {
  const key = await knownHouseKey(folder);
  if (key === null) {
    return { failed: 'no-key', says: `${folder} holds no key of a house: name it with --key.` };
  }
  const checked = checkDispute(file, key);
  if (checked.dispute === null || checked.faults.length > 0) return checked;
  const db = connections(address, 'sabot verify-dispute', 1);
  try {
    const client = await db.connect();
    try {
      return { ...checked, faults: await againstJournal(client, checked.dispute) };
    } finally {
      client.release();
    }
  } finally {
    await db.end();
  }
}

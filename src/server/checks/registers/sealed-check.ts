// What lies under the house's key, where that key is at hand: every session, one-time code and
// virtual shoe opens to what its row says. Whoever owns the database alone cannot make one.

import type pg from 'pg';

import { HOUSE_STREAM } from '../../storage/journal/house-stream-name.ts';
import { sealKeyFingerprint } from '../../storage/secrets/fingerprint.ts';
import { sealKeyIn, unseal } from '../../storage/secrets/seal.ts';
import { sealOfSession, sessionKey } from '../../storage/secrets/session-seal.ts';
import { labelOfCode } from '../../people/one-time-code.ts';
import { revealShoe, type SealedRow, SHOE_COLUMNS } from '../../tables/virtual/sealed-shoe.ts';
import type { CheckFinding, JournalCheck } from './finding.ts';

/** The check of a folder's key; null where it holds none. */
export async function sealedCheckOf(folder: string): Promise<JournalCheck | null> {
  const key = await sealKeyIn(folder);
  return key === null ? null : client => checkSealed(client, key);
}

async function checkSealed(client: pg.ClientBase, key: Buffer): Promise<CheckFinding> {
  const says = [
    ...(await keyFaults(client, key)),
    ...(await sessionFaults(client, key)),
    ...(await codeFaults(client, key)),
    ...(await shoeFaults(client, key)),
  ];
  return {
    checked: 'sessions, one-time codes and virtual shoes opened with the key of the folder',
    damages: says.map(one => ({
      ...{ stream: HOUSE_STREAM, seq: 0, found: 'projection-differs', says: one },
    })),
  };
}

async function keyFaults(client: pg.ClientBase, key: Buffer): Promise<readonly string[]> {
  const { rows } = await client.query<{ fingerprint: string }>(
    'select fingerprint from key_fingerprint',
  );
  const isOwn = rows.length === 1 && rows[0]?.fingerprint === sealKeyFingerprint(key);
  return isOwn ? [] : ['The key of the folder is not the one of the database.'];
}

async function sessionFaults(client: pg.ClientBase, key: Buffer): Promise<readonly string[]> {
  const { rows } = await client.query<{
    hash: Buffer;
    id: string;
    role: string;
    factor: boolean;
    seal: Buffer | null;
  }>('select token_hash as hash, staff as id, role, factor, seal from session');
  const own = sessionKey(key);
  // A session of before has no seal, and opens nothing.
  return rows.flatMap(row =>
    row.seal === null || row.seal.equals(sealOfSession(own, row))
      ? []
      : [`A session of ${row.id} as ${row.role} was opened by nobody.`],
  );
}

async function codeFaults(client: pg.ClientBase, key: Buffer): Promise<readonly string[]> {
  const { rows } = await client.query<{ id: string; sealed: Buffer }>(
    'select id, code_secret as sealed from staff where code_secret is not null',
  );
  return rows.flatMap(({ id, sealed }) =>
    unseal(key, labelOfCode(id), sealed) === null
      ? [`The one-time codes of ${id} are not theirs.`]
      : [],
  );
}

async function shoeFaults(client: pg.ClientBase, key: Buffer): Promise<readonly string[]> {
  const { rows } = await client.query<SealedRow>(`select ${SHOE_COLUMNS} from virtual_shoe`);
  return rows.flatMap(row =>
    revealShoe(key, row) === null ? [`Virtual shoe ${row.name} does not open to its promise.`] : [],
  );
}

// Checks a whole house: the journal as such, every stream replayed, every snapshot and projection
// held against what the events make.

import { connections } from '../../storage/postgres/connect.ts';
import type { Damage } from '../../storage/journal/damage.ts';
import { checkProjection } from '../../reports/projections/catch-up.ts';
import { PROJECTIONS } from '../../reports/projections/index.ts';
import { sealedCheckOf } from '../registers/sealed-check.ts';
import { type VerifyReport, verifyJournal, type VerifyOptions } from './verify.ts';

/** The file beside this one, as a source or as it was built. */
const WITNESSES = import.meta.url.endsWith('.ts')
  ? new URL('./witness.ts', import.meta.url)
  : new URL('./witness.js', import.meta.url);

export interface HouseVerifyOptions extends Omit<VerifyOptions, 'witnessModule'> {
  /** Chains, books, balances and snapshots only: nothing is replayed, nothing made again. */
  readonly isQuick?: boolean;
  /** The data folder: what is sealed is opened with its key. */
  readonly folder?: string;
}

/** Verifies the house as it stands at this moment. */
export async function verifyHouse(options: HouseVerifyOptions): Promise<VerifyReport> {
  const { isQuick = false, folder, ...rest } = options;
  if (isQuick) return verifyJournal(rest);
  const started = performance.now();
  const sealed = folder === undefined ? null : await sealedCheckOf(folder);
  const against = [...(sealed === null ? [] : [sealed]), ...(rest.against ?? [])];
  const report = await verifyJournal({ ...rest, against, witnessModule: WITNESSES.href });
  const { checked, damages } = await checkProjections(options);
  const seconds = (performance.now() - started) / 1000;
  return {
    ...report,
    isWhole: report.isWhole && damages.length === 0,
    also: ['every stream replayed', ...checked, ...report.also],
    damages: [...report.damages, ...damages],
    seconds,
    eventsPerSecond: Math.round(report.events / seconds),
  };
}

/** Makes every projection a second time and tells where the stored one differs. */
async function checkProjections({ address }: HouseVerifyOptions): Promise<{
  readonly checked: readonly string[];
  readonly damages: readonly Damage[];
}> {
  const db = connections(address, 'sabot verify', 1);
  try {
    const damages: Damage[] = [];
    for (const projection of PROJECTIONS) {
      for (const { table, row, is } of await checkProjection(db, projection)) {
        const says =
          is === 'not-in-the-journal'
            ? `Table ${table} holds ${row}, which no event makes.`
            : `Table ${table} lacks ${row}, which the events make.`;
        damages.push({ stream: table, seq: 0, found: 'projection-differs', says });
      }
    }
    return { checked: PROJECTIONS.map(({ name }) => `projection ${name}`), damages };
  } finally {
    await db.end();
  }
}

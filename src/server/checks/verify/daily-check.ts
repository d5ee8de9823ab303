// The daily check behind play: chains, books, balances and snapshots, and every table judged again.

import type { Address } from '../../storage/postgres/connect.ts';
import { verifyJournal, type VerifyReport } from './verify.ts';

/** The file beside this one, as a source or as it was built. */
const JUDGES = import.meta.url.endsWith('.ts')
  ? new URL('./judging.ts', import.meta.url)
  : new URL('./judging.js', import.meta.url);

/** One thread is enough behind play: the other cores are for the tables. */
export const dailyCheck = (address: Address): Promise<VerifyReport> =>
  verifyJournal({ address, threads: 1, witnessModule: JUDGES.href });

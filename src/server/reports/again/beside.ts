// A day played again beside a house: for the command line, whether it runs or not.

import { catchUp } from '../projections/catch-up.ts';
import { PROJECTIONS } from '../projections/index.ts';
import { type Address, connections } from '../../storage/postgres/connect.ts';
import type { AgainAsked } from '../../../wire/inspection/again.ts';
import { type AgainFailure, playDayAgain, type PlayedDay } from './play-day.ts';

export async function playStoredDay(
  address: Address,
  asked: AgainAsked,
): Promise<PlayedDay | AgainFailure> {
  const db = connections(address, 'sabot again', 2);
  try {
    for (const projection of PROJECTIONS) await catchUp(db, projection);
    return await playDayAgain(db, asked);
  } finally {
    await db.end();
  }
}

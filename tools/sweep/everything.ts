// The whole sweep: tables, tournaments, and houses from outside, which must then come back whole.

import { verifyHouse } from '../../src/server/checks/verify/verify-house.ts';
import { sweepBodies } from './bodies.ts';
import { SweptHouse } from './house.ts';
import { sweepMachines, sweepScreens } from './lines.ts';
import { oneIn, sweep, type Thoroughness } from './sweep.ts';
import { tableFamily } from './tables.ts';
import { Tally } from './tally.ts';
import { tournamentFamily } from './tournaments.ts';

export interface SweepPlan {
  /** Simulated tournaments of each book. */
  readonly seeds: number;
  readonly tables: Thoroughness;
  readonly tournaments: Thoroughness;
  /** Of how many hostile values one is sent to a running house. */
  readonly house: number;
}

export function sweepTables({ tables }: SweepPlan): Tally {
  const tally = new Tally();
  sweep(tableFamily(), tally, tables);
  return tally;
}

export function sweepTournaments({ seeds, tournaments }: SweepPlan): Tally {
  const tally = new Tally();
  sweep(tournamentFamily(seeds), tally, tournaments);
  return tally;
}

/** What is sent to a house, and what its journal says afterwards. */
export async function sweepHouses({ house: times }: SweepPlan): Promise<Tally> {
  const tally = new Tally();
  for (const kind of ['live', 'demonstration'] as const) {
    const house = await SweptHouse.open(kind, tally, oneIn(times));
    try {
      await sweepBodies(house);
      if (kind === 'live') {
        await sweepMachines(house);
        await sweepScreens(house);
      }
      const { damages } = await verifyHouse({ address: house.live.running.address });
      for (const { stream, says } of damages) tally.stopped(`${kind} house`, stream, says, null);
    } finally {
      await house.live.running.end();
    }
  }
  return tally;
}

// What a node opens: a floor for the tables that are placed at it, and the office where that is.
// Each is a whole house of its own that shares journal and record with all others.

import type { Logger } from 'pino';

import type { Floor } from '../connections/floor.ts';
import { Floor as OpenFloor } from '../connections/floor.ts';
import { pitLineOf } from '../connections/pit-line.ts';
import { thisInstallation } from '../checks/software/installation.ts';
import { readInstalled } from '../checks/software/read.ts';
import { SoftwareWatch } from '../checks/software/watch.ts';
import { Projector } from '../checks/projector/projector.ts';
import type { StartFailure } from '../house/failure.ts';
import { type House, openHouse } from '../house/house.ts';
import { type Outside, tellOutside } from '../house/tell-outside.ts';
import type { HouseShare } from '../house/share.ts';
import type { HousePlan } from '../record/plan.ts';
import { type App, buildApp } from '../http/app.ts';
import type { Clock } from '../ports/clock.ts';
import type { Release } from '../ports/release.ts';
import type { Settings } from '../settings/settings.ts';
import type { Address } from '../storage/postgres/connect.ts';
import type { TableHeard } from '../tables/installed/house-table.ts';

export interface PartOptions {
  readonly settings: Settings;
  readonly address: Address;
  readonly folder: string;
  readonly clock: Clock;
  readonly log: Logger;
  readonly plan?: HousePlan;
  readonly release?: Release;
  readonly share: HouseShare;
}

/** An office or a floor at work. */
export interface HousePart {
  readonly house: House;
  readonly floor: Floor;
  readonly projector: Projector;
  readonly software: SoftwareWatch;
  /** What other systems hear; it is begun where the office is. */
  readonly outside: Outside;
  /** Answers what was led here. */
  readonly behind: App;
  readonly close: () => Promise<void>;
}

export async function openPart(options: PartOptions): Promise<HousePart | StartFailure> {
  const house = await openHouse(options);
  if ('failed' in house) return house;
  const { settings, address } = options;
  const floor = new OpenFloor(house);
  const projector = new Projector(address, settings.figuresSeconds * 1000);
  const installation = thisInstallation();
  const software = new SoftwareWatch(house, signal => readInstalled(installation, signal));
  const outside = tellOutside(house);
  const behind = await buildApp({ house, floor, projector, software, ...outside, isBehind: true });
  await behind.ready();
  const close = async (): Promise<void> => {
    floor.close();
    software.stop();
    await behind.close();
    await outside.close();
    await projector.close();
    await house.close();
  };
  return { house, floor, projector, software, outside, behind, close };
}

/** What a part says of its tables to all others. */
export const heardOf = ({ house }: HousePart): readonly TableHeard[] =>
  house.tables.flatMap(table => {
    if (table.isElsewhere) return [];
    const line = pitLineOf(table.plan.name, table.parts?.mailbox);
    return [{ summary: table.summary(), line }];
  });

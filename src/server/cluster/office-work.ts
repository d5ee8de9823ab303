// What goes on beside play where the office is: checkpoints to the second place, checks of the
// whole journal, the second judge, alarms and monitoring. One house does it once.

import { keepHouseCheckpoints } from '../checks/checkpoints/house-checkpoints.ts';
import { linkHouse } from '../reports/monitoring/link-house.ts';
import { checksBesidePlay, statisticsWatch, watchFigures } from '../house/beside-play.ts';
import type { Address } from '../storage/postgres/connect.ts';
import type { HousePart } from './part.ts';

export interface OfficeWork {
  readonly close: () => Promise<void>;
}

export async function beginOffice(
  { house, projector, outside }: HousePart,
  address: Address,
): Promise<OfficeWork> {
  let checkpoints: Awaited<ReturnType<typeof keepHouseCheckpoints>> = null;
  const begin = async (): Promise<void> => {
    checkpoints = await keepHouseCheckpoints(house, address);
    watchFigures(house, checkpoints);
    await house.begin();
  };
  house.hold.onReleased = begin;
  if (house.hold.reason === null) await begin();
  const statistics = statisticsWatch(house);
  const checks = checksBesidePlay(house, address, projector);
  const [monitoring] = await Promise.all([linkHouse(house), outside.start()]);
  const close = async (): Promise<void> => {
    statistics.stop();
    const audited = checks.audit.stop();
    await checks.shadow.stop();
    await audited;
    await monitoring?.close();
    await checks.check.stop();
    await checkpoints?.close();
  };
  return { close };
}

// What looks at a house while it plays: the whole journal, meters, payments, alarms and figures.

import { ContinuousAudit } from '../checks/audit/continuous.ts';
import type { HouseCheckpoints } from '../checks/checkpoints/house-checkpoints.ts';
import { ShadowJudge } from '../checks/judge/shadow.ts';
import { lagReader } from '../checks/projector/lag.ts';
import type { Projector } from '../checks/projector/projector.ts';
import { FullCheck } from '../checks/watches/full-check.ts';
import { StatisticsWatch } from '../checks/watches/statistics-watch.ts';
import type { Address } from '../storage/postgres/connect.ts';
import type { House } from './house.ts';

/** What looks at journal, meters and payments while the house plays. */
export const checksBesidePlay = (house: House, address: Address, projector: Projector) => ({
  check: new FullCheck(house, address),
  audit: new ContinuousAudit(house, projector, house.settings.auditSeconds * 1000),
  shadow: new ShadowJudge(house, address, house.settings.judgeSeconds * 1000),
});

/** The figures of checkpoints and projections, for /metrics. */
export const watchFigures = (house: House, checkpoints: HouseCheckpoints | null): void =>
  house.meters.watchBeside({
    now: house.clock.now,
    checkpoints: checkpoints && checkpoints.figures,
    projections: lagReader(house.journal.db),
  });

export const statisticsWatch = (house: House): StatisticsWatch => {
  const { alarmMinutes, alarmSigmaTenths, alarmRun, alarmSeatCents } = house.settings;
  const limits = { winTenths: alarmSigmaTenths, run: alarmRun, seatCents: alarmSeatCents };
  return new StatisticsWatch(house, alarmMinutes, limits);
};

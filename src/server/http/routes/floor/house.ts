// The house's front page, its virtual shoes, and another table.

import { z } from 'zod';

import { word } from '../../../../table/fields.ts';
import { housePage, newTableBody, shoePage } from '../../../../wire/http.ts';
import { VISITOR_ROLES } from '../../../../wire/roles.ts';
import { tableSummary } from '../../../../wire/socket/server-messages.ts';
import { fingerprintOf } from '../../../checks/checkpoints/signed.ts';
import { lobbyTableOf } from '../../../tables/installed/lobby-table.ts';
import { houseAct, notDone, type Parts } from '../house-act.ts';
import { STATUS } from '../../who.ts';

type FrontHouse = Parts<'plan' | 'demonstration' | 'release' | 'clock' | 'play' | 'signer'> &
  Parts<'floor' | 'settings' | 'tables'>;

const lookAtHouseAct = houseAct({
  address: 'GET /api/house',
  summary: 'The house and its tables',
  askedByAll: true,
  answer: housePage,
  do: (house: FrontHouse) => {
    const { play, plan, demonstration, release, clock, signer } = house;
    const key = fingerprintOf(signer.publicKey);
    return {
      ...{ house: plan.name, demonstration, release: release.version, key, now: clock.now() },
      ...{ open: play.possible, reason: play.reason },
      simulatedPatrons: house.floor.simulates,
      roles: demonstration ? [...VISITOR_ROLES] : [],
      helpLine: house.settings.helpLine,
      tables: house.tables.map(table => lobbyTableOf(table)),
    };
  },
});

const lookAtShoeAct = houseAct({
  address: 'GET /api/shoes/*',
  summary: 'A virtual shoe: its promise, and its order once it was played out',
  params: z.object({ '*': word }),
  answer: shoePage,
  do: async ({ safe }: Parts<'safe'>, { params }) =>
    (await safe.page(params['*'])) ??
    notDone(STATUS.notFound, 'not-found', { code: 'no-such-shoe' }),
});

const installTableAct = houseAct({
  address: 'POST /api/tables',
  summary: 'Installs a table with the set-up that was approved for it',
  may: ['run-house'],
  body: newTableBody,
  answer: tableSummary,
  makes: true,
  records: ['table-installed'],
  do: async (house: Parts<'install'>, { body: { name, title, titles, setup }, by }) => {
    const called = titles === undefined ? { title } : { title, titles };
    const installed = await house.install({ name, ...called, shoe: 'dealt', setup }, by.id);
    if ('summary' in installed) return installed.summary();
    return notDone(STATUS.conflict, 'not-installed', installed.reason);
  },
});

export const FRONT_PAGE_ACTS = [lookAtHouseAct, lookAtShoeAct, installTableAct];

// What a visitor chooses a table by: its limits, and the road of its shoe.

import { roadToken } from '../../../rules/roads.ts';
import { type Setup, USUAL_EXTRAS } from '../../../table/setup/setup.ts';
import type { LobbyTable } from '../../../wire/http.ts';
import type { HouseTable } from './house-table.ts';

/** Limits on both sides of the coup: what a patron needs, and what they may put down. */
function limitsOf({ limits }: Setup): LobbyTable['limits'] {
  const { player, banker } = limits;
  if (player === undefined || banker === undefined) return null;
  return { min: Math.min(player.min, banker.min), max: Math.max(player.max, banker.max) };
}

export function lobbyTableOf(table: HouseTable): LobbyTable {
  const now = table.parts?.mailbox.table;
  const setup = now?.setup ?? table.plan.setup;
  const showsRoads = (setup.extras ?? USUAL_EXTRAS).includes('roads');
  return {
    ...table.summary(),
    currency: setup.currency,
    limits: limitsOf(setup),
    road: showsRoads ? (now?.shoe.hands ?? []).map(roadToken).join('') : null,
  };
}

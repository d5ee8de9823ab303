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

type Hands = NonNullable<HouseTable['parts']>['mailbox']['table']['shoe']['hands'];

/** Each hand is on the road for as long as the shoe lasts, and everybody who comes asks for it. */
const roads = new WeakMap<Hands, string>();

function roadOf(hands: Hands): string {
  const road = roads.get(hands) ?? hands.map(roadToken).join('');
  roads.set(hands, road);
  return road;
}

export function lobbyTableOf(table: HouseTable): LobbyTable {
  const now = table.parts?.mailbox.table;
  const setup = now?.setup ?? table.plan.setup;
  const showsRoads = (setup.extras ?? USUAL_EXTRAS).includes('roads');
  return {
    ...table.summary(),
    currency: setup.currency,
    limits: limitsOf(setup),
    road: showsRoads ? roadOf(now?.shoe.hands ?? []) : null,
  };
}

// What somebody who was let in hears first: the house, who they are, and what they may do.

import { powersOf } from '../../rulebooks/roles.ts';
import { VISITOR_ROLES } from '../../wire/roles.ts';
import type { ServerMessage } from '../../wire/socket/server-messages.ts';
import type { Watch } from '../../wire/socket/client-messages.ts';
import { WIRE_VERSION } from '../../wire/socket/version.ts';
import { systemPageOf } from '../house/approval/on-record.ts';
import type { ConnectedHouse } from './connected-house.ts';
import type { AdmittedClient } from './guest.ts';

type Welcome = Extract<ServerMessage, { kind: 'welcome' }>;

/** Staff look at these; on each a visitor of a demonstration chooses a role. */
const FOR_STAFF: readonly Watch['as'][] = ['console', 'pit', 'tournament'];

export function welcomeTo(
  house: ConnectedHouse,
  { watch, actor }: AdmittedClient,
  { nextKey, seal }: { readonly nextKey: number; readonly seal: string | null },
): Welcome {
  const { demonstration, plan, release, clock, approved } = house;
  const you = actor();
  const offersRoles = demonstration && FOR_STAFF.includes(watch.as);
  return {
    kind: 'welcome',
    wire: WIRE_VERSION,
    ...{ house: plan.name, demonstration, release: release.version, now: clock.now() },
    you: { ...you, powers: [...powersOf(you.role)] },
    ...(offersRoles ? { roles: [...VISITOR_ROLES] } : {}),
    nextKey,
    ...(seal === null ? {} : { seal }),
    ...(watch.as === 'console' ? { system: systemPageOf(approved.system) } : {}),
  };
}

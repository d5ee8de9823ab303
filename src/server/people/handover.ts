// The handover of a duty from one shift to the next: the table is never without (R-ACC-3).

import type { Duty } from '../../table/acts/table/sign-on.ts';
import type { Actor } from '../../table/setup/setup.ts';
import type { Mailbox } from '../tables/mailbox/mailbox.ts';
import { type CommandOutcome, refused } from '../tables/mailbox/outcome.ts';

/**
 * The one who comes signs on in place of the one who goes, as one act of the table, so that both
 * names are in its journal; nobody hands over to themselves.
 */
export async function handOverDuty(
  box: Pick<Mailbox, 'submit'>,
  duty: Duty,
  going: Pick<Actor, 'id'>,
  coming: Actor,
): Promise<CommandOutcome> {
  if (going.id !== coming.id) return box.submit({ by: coming, command: { do: 'sign-on', duty } });
  const reason = { code: 'needs-another-person' } as const;
  return refused({ refused: 'same-person', clause: 'R-ACC-3', reason });
}

// What a report would do, for staff who ask before they send it. Nothing is done, and nothing that
// goes wrong in looking ahead reaches the table or the line.

import { effectOf, type Effect } from '../../table/rulings/effect-of.ts';
import { isRefusal } from '../../table/refusal.ts';
import type { Actor } from '../../table/setup/setup.ts';
import type { ClientMessage } from '../../wire/socket/client-messages.ts';
import type { House } from '../house/house.ts';
import type { RefusalTold } from '../tables/mailbox/outcome.ts';
import type { AdmittedClient } from './guest.ts';

export type PreviewAnswer =
  | { readonly effect: Effect; readonly refusal: null }
  | { readonly effect: null; readonly refusal: RefusalTold };

const NOT_FROM_HERE: RefusalTold = {
  ...{ refused: 'not-authorised', clause: 'R-ACC-1', reason: { code: 'not-from-here' } },
};
const CANNOT_TELL: RefusalTold = {
  ...{ refused: 'not-now', clause: 'R-MEM-5' },
  reason: { code: 'effect-not-known' },
};

type Report = Extract<ClientMessage, { kind: 'preview' }>['command'];

/** The effect of a report at the table that a console watches. */
export async function previewOf(
  house: Pick<House, 'clock' | 'log' | 'table'>,
  { watch, actor }: AdmittedClient,
  command: Report,
): Promise<PreviewAnswer> {
  const mailbox = watch.as === 'console' ? house.table(watch.table)?.parts?.mailbox : undefined;
  if (mailbox === undefined) return { effect: null, refusal: NOT_FROM_HERE };
  const by: Actor = actor();
  try {
    // Nobody knows of an old coup while the journal cannot be asked.
    const past = await mailbox.pastFor(command).catch(() => undefined);
    const { table, book } = mailbox;
    const effect = effectOf({ book, table, past }, { ...command, by, at: house.clock.now() });
    return isRefusal(effect) ? { effect: null, refusal: effect } : { effect, refusal: null };
  } catch (error) {
    house.log.error({ err: error, command }, 'a preview broke');
    return { effect: null, refusal: CANNOT_TELL };
  }
}

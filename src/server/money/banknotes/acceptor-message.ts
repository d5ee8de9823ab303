// What an acceptor says, and whether it may say so now: "stacked" can never come first (R-CSH-3).

import type { HouseReason } from '../../../wire/reasons/house-reasons.ts';
import type { AcceptorFault, Note } from './banknote.ts';

/** A message of an acceptor. `note` is its own number of the note, rising by one. */
export type AcceptorMessage =
  | { readonly says: 'escrow'; readonly note: number; readonly cents: number }
  | { readonly says: 'stacked'; readonly note: number }
  | { readonly says: 'returned'; readonly note: number }
  | { readonly says: 'rejected' }
  | { readonly says: 'fault'; readonly fault: 'jam' | 'stacker-full' };

/** What a message means where the note stands. */
export type AcceptorStep =
  | { readonly means: 'offered' | 'stacked' | 'returned' | 'rejected' | 'known-already' }
  | { readonly means: 'fault'; readonly fault: AcceptorFault; readonly reason: HouseReason };

const fault = (name: AcceptorFault, reason: HouseReason): AcceptorStep => ({
  means: 'fault',
  fault: name,
  reason,
});

/** What the driver knows when a message comes in. */
export interface AcceptedSoFar {
  /** The number of the last note that was ever accepted from this acceptor. */
  readonly last: number;
  /** The note in escrow that we have not answered about yet. */
  readonly offered: number | null;
  /** The open note of the message's number. */
  readonly note: Note | undefined;
}

/** Reads a message against what went before it; anything out of turn locks the acceptor. */
export function meaningOf(
  message: AcceptorMessage,
  { last, offered, note }: AcceptedSoFar,
): AcceptorStep {
  switch (message.says) {
    case 'rejected':
      return { means: 'rejected' };
    case 'fault':
      return fault(message.fault, {
        code: 'acceptor-reports',
        note: message.fault.replaceAll('-', ' '),
      });
    case 'escrow':
      if (offered !== null) return fault('out-of-order', { code: 'second-note-in-escrow' });
      if (message.note <= last)
        return fault('out-of-order', { code: 'note-seen-before', number: message.note });
      return { means: 'offered' };
    case 'stacked':
      if (note?.state === 'accepted') return { means: 'stacked' };
      // Said again, as after a broken line: true, and nothing new.
      if (note?.state === 'stacked') return { means: 'known-already' };
      return fault('out-of-order', { code: 'note-stacked-unaccepted', number: message.note });
    case 'returned':
      if (note?.state === 'stacked') {
        return fault('pulled-back', { code: 'note-pulled-back', number: message.note });
      }
      if (note?.state === 'accepted' || message.note === offered) return { means: 'returned' };
      return fault('out-of-order', { code: 'note-returned-unknown', number: message.note });
  }
}

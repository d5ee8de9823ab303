// A note's way from the slot to a patron's account, as its stream tells it. What was accepted and
// has not ended is never forgotten, whatever happens in between (R-MEM-7).

import { never } from '../../../rules/assert.ts';

/** Where a note is: in escrow it can still go back; stacked it cannot (R-CSH-3). */
export const NOTE_STATES = ['accepted', 'stacked'] as const;
export type NoteState = (typeof NOTE_STATES)[number];

export interface NotePlace {
  readonly device: string;
  readonly table: string;
  readonly seat: number;
}

/** A note between escrow and its end. */
export interface Note extends NotePlace {
  /** The device's own number of it: rising, never used twice. */
  readonly note: number;
  readonly patron: string;
  readonly cents: number;
  readonly currency: string;
  readonly state: NoteState;
}

/** Why an acceptor takes no more notes until somebody has looked at it (R-EVT-3). */
export const ACCEPTOR_FAULTS = [
  'out-of-order',
  'pulled-back',
  'repeated-rejects',
  'outcome-unknown',
  'jam',
  'stacker-full',
] as const;
export type AcceptorFault = (typeof ACCEPTOR_FAULTS)[number];

export type NoteEvent =
  | ({ readonly kind: 'note-accepted' } & Omit<Note, 'state'>)
  | { readonly kind: 'note-stacked'; readonly device: string; readonly note: number }
  | { readonly kind: 'note-credited'; readonly device: string; readonly note: number }
  | { readonly kind: 'note-returned'; readonly device: string; readonly note: number }
  | {
      readonly kind: 'acceptor-locked';
      readonly device: string;
      readonly fault: AcceptorFault;
      readonly says: string;
    }
  | { readonly kind: 'acceptor-cleared'; readonly device: string; readonly by: string };

/** One acceptor's books: how far its numbers are, its fault, its notes by value (R-MTR-1). */
export interface AcceptorState {
  readonly last: number;
  readonly fault: AcceptorFault | null;
  readonly stacked: Readonly<Record<string, number>>;
}

/** All notes that are under way, and every acceptor: plain, so that a snapshot holds it. */
export interface Notes {
  readonly open: Readonly<Record<string, Note>>;
  readonly acceptors: Readonly<Record<string, AcceptorState>>;
}

export const noNotes: Notes = { open: {}, acceptors: {} };

const FRESH: AcceptorState = { last: 0, fault: null, stacked: {} };

export const acceptorOf = ({ acceptors }: Notes, device: string): AcceptorState =>
  acceptors[device] ?? FRESH;

export const noteKey = ({ device, note }: Pick<Note, 'device' | 'note'>): string =>
  `${device}/${note}`;

export const noteOf = ({ open }: Notes, key: Pick<Note, 'device' | 'note'>): Note | undefined =>
  open[noteKey(key)];

export function evolveNotes(notes: Notes, event: NoteEvent): Notes {
  switch (event.kind) {
    case 'note-accepted': {
      const { kind: _, ...accepted } = event;
      const open = { ...notes.open, [noteKey(event)]: { ...accepted, state: 'accepted' as const } };
      return changed({ ...notes, open }, event.device, { last: event.note });
    }
    case 'note-stacked': {
      const note = underWay(notes, event);
      const open = { ...notes.open, [noteKey(event)]: { ...note, state: 'stacked' as const } };
      const { stacked } = acceptorOf(notes, event.device);
      const count = (stacked[note.cents] ?? 0) + 1;
      return changed({ ...notes, open }, event.device, {
        stacked: { ...stacked, [note.cents]: count },
      });
    }
    case 'note-credited':
    case 'note-returned': {
      underWay(notes, event);
      const { [noteKey(event)]: _, ...open } = notes.open;
      return { ...notes, open };
    }
    case 'acceptor-locked':
      return changed(notes, event.device, { fault: event.fault });
    case 'acceptor-cleared':
      return changed(notes, event.device, { fault: null });
    default:
      return never(event);
  }
}

function underWay(notes: Notes, key: Pick<Note, 'device' | 'note'>): Note {
  const note = noteOf(notes, key);
  if (note === undefined) throw new Error(`note ${noteKey(key)} is not under way`);
  return note;
}

const changed = (notes: Notes, device: string, change: Partial<AcceptorState>): Notes => ({
  ...notes,
  acceptors: { ...notes.acceptors, [device]: { ...acceptorOf(notes, device), ...change } },
});

// What the house and its door say to each other. All words of one turn go in one message: at ten
// thousand screens a message for each would cost more than the screens do. They go as a plain text
// (words.ts says why); what is rare goes as what it is, behind the words before it.

import type { IncomingHttpHeaders } from 'node:http';

/** A screen's line, by the number the house gave it. */
export type LineId = number;

/** A line that the house ends: the socket's code for why, and a word. */
export interface Ended {
  readonly line: LineId;
  readonly code: number;
  readonly why: string;
}

/** What the house says to its door: words for the screens, or what it has to do. */
export type ToDoor = string | ToDo;

/** A screen's socket comes with `take`. */
export type ToDo =
  | {
      readonly say: 'take';
      readonly line: LineId;
      /** The request by which the screen asked for a socket. */
      readonly url: string;
      readonly headers: IncomingHttpHeaders;
      /** What the screen has sent already. */
      readonly head: Uint8Array;
    }
  /** The house has let go of the socket: from now on nobody else hears what the screen says. */
  | { readonly say: 'begin'; readonly line: LineId }
  /** Lines that end, after all that was sent. */
  | { readonly say: 'end'; readonly ended: readonly Ended[] }
  /** Let everybody hear the farewell, and go. */
  | { readonly say: 'close' };

/** Why a line is no more: the screen went, did not listen, did not answer, or broke the rules. */
export type Gone = 'went' | 'slow' | 'silent' | 'broken';

/** What the door says to the house: what its screens said, or who came and went. */
export type FromDoor = string | ComeAndGone;

export interface ComeAndGone {
  /** Lines whose sockets have come. */
  readonly taken: readonly LineId[];
  /** Lines that are no more, after all that they said. */
  readonly gone: readonly { readonly line: LineId; readonly why: Gone }[];
}

/** What a door must know of the house, told on its command line. */
export interface DoorWishes {
  readonly mostBufferedBytes: number;
}

// What the house and its door say to each other. Everything of one turn goes in one message: at ten
// thousand screens a message for each would cost more than the screens do.

import type { IncomingHttpHeaders } from 'node:http';

/** A screen's line, by the number the house gave it. */
export type LineId = number;

/** A line that the house ends: the socket's code for why, and a word. */
export interface Ended {
  readonly line: LineId;
  readonly code: number;
  readonly why: string;
}

/** What the house says to its door; a screen's socket comes with `take`. */
export type ToDoor =
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
  | {
      readonly say: 'turn';
      /** A line and a message, a line and a message, ... */
      readonly sent: readonly (LineId | string)[];
      /** Lines that end, after all that was sent. */
      readonly ended: readonly Ended[];
    }
  /** Let everybody hear the farewell, and go. */
  | { readonly say: 'close' };

/** Why a line is no more: the screen went, did not listen, did not answer, or broke the rules. */
export type Gone = 'went' | 'slow' | 'silent' | 'broken';

/** What the door says to the house: all that its screens did since it last said anything. */
export interface FromDoor {
  /** Lines whose sockets have come. */
  readonly taken: readonly LineId[];
  /** A line and its message, ...; null for one that is no text. */
  readonly heard: readonly (LineId | string | null)[];
  /** A line and how long a message takes to it and back, ... */
  readonly delays: readonly number[];
  readonly gone: readonly { readonly line: LineId; readonly why: Gone }[];
}

/** What a door must know of the house, told on its command line. */
export interface DoorWishes {
  readonly mostBufferedBytes: number;
}

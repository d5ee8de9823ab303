// Messages between the house and its gateway process. All frames of one turn of the event loop go
// in one message (frames.ts): with ten thousand screens, a message per frame would cost more than
// the sockets. Rare orders go as objects, behind the frames before them.

import type { IncomingHttpHeaders } from 'node:http';

/** A screen's line, by the number the house gave it. */
export type GatewayLineId = number;

/** A line that the house ends: the socket's close code and reason. */
export interface LineEnd {
  readonly line: GatewayLineId;
  readonly code: number;
  readonly why: string;
}

/** What the house sends: frames for the screens, or an order. */
export type ToGateway = string | GatewayOrder;

/** A screen's socket comes with `take`. */
export type GatewayOrder =
  | {
      readonly order: 'take';
      readonly line: GatewayLineId;
      /** The request by which the screen asked for a socket. */
      readonly url: string;
      readonly headers: IncomingHttpHeaders;
      /** What the screen has sent already. */
      readonly head: Uint8Array;
    }
  /** The house has released the socket: only the gateway reads it from now on. */
  | { readonly order: 'begin'; readonly line: GatewayLineId }
  /** Lines that end, after all that was sent. */
  | { readonly order: 'end'; readonly ended: readonly LineEnd[] }
  /** Deliver what was sent, then exit. */
  | { readonly order: 'close' };

/** Why a line ended: closed, read too slowly, missed heartbeats, or broke the protocol. */
export type GoneReason = 'went' | 'slow' | 'silent' | 'broken';

/** What the gateway sends: frames of its screens, or lines that opened and closed. */
export type FromGateway = string | LineChanges;

export interface LineChanges {
  /** Lines whose sockets have arrived. */
  readonly taken: readonly GatewayLineId[];
  /** Lines that ended, after all their frames. */
  readonly gone: readonly { readonly line: GatewayLineId; readonly why: GoneReason }[];
}

/** Options of the gateway process, passed on its command line. */
export interface GatewayOptions {
  readonly mostBufferedBytes: number;
}

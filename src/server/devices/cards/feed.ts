// The order of what a shoe tells: nothing lost, nothing twice, nothing changed (R-COM-3). What
// does not fit stops the feed, and with it the coup, until people have looked.

import type { HouseReason } from '../../../wire/reasons/house-reasons.ts';
import { type BadLine, type CardDeviceLine, readLine } from './line.ts';

export const FEED_FAULTS = [
  'gap',
  'repeated',
  'unreadable',
  'wrong-check',
  'device-fault',
] as const;
export type FeedFault = (typeof FEED_FAULTS)[number];

/** Why a feed stopped: by what it told, or because its card could not be dealt. */
export type FeedStop = FeedFault | 'not-dealt';

/** How far a feed is: the number of the next card, and why it is stopped, if it is. */
export interface CardFeed {
  readonly next: number;
  readonly stopped: FeedStop | null;
}

export const feedFrom = (next: number): CardFeed => ({ next, stopped: null });

/** What was on record of a feed before a restart (R-MEM-4). */
export interface FeedBefore {
  readonly stopped: FeedStop | null;
  /** The number that a supervisor let it go on with, if one ever did. */
  readonly from: number | null;
}

/** A feed after a restart: behind the last card that was dealt, or where it was let go on. */
export const feedAfter = (next: number, { stopped, from }: FeedBefore): CardFeed => ({
  next: Math.max(next, from ?? next),
  stopped,
});

/** What a line means where the feed stands. */
export type FeedResult =
  | { readonly means: 'deal'; readonly line: Extract<CardDeviceLine, { readonly seq: number }> }
  | { readonly means: 'nothing' }
  | { readonly means: 'stop'; readonly fault: FeedFault; readonly reason: HouseReason };

const stop = (
  feed: CardFeed,
  fault: FeedFault,
  reason: HouseReason,
): readonly [CardFeed, FeedResult] => [
  { ...feed, stopped: fault },
  { means: 'stop', fault, reason },
];

/** Takes one line; a stopped feed takes none. */
export function followFeed(feed: CardFeed, text: string): readonly [CardFeed, FeedResult] {
  if (feed.stopped !== null) return [feed, { means: 'nothing' }];
  const line = readLine(text);
  if (isBad(line)) return stop(feed, line.bad, { code: 'shoe-line-unreadable' });
  switch (line.says) {
    case 'fault':
      return stop(feed, 'device-fault', {
        code: 'shoe-reports',
        note: line.what.replaceAll('-', ' '),
      });
    case 'beat':
      return line.next === feed.next ? [feed, { means: 'nothing' }] : lost(feed, line.next);
    case 'card':
    case 'unread':
    case 'cut':
      if (line.seq !== feed.next) return lost(feed, line.seq);
      return [
        { ...feed, next: feed.next + 1 },
        { means: 'deal', line },
      ];
  }
}

const isBad = (line: CardDeviceLine | BadLine): line is BadLine => 'bad' in line;

function lost(feed: CardFeed, number: number): readonly [CardFeed, FeedResult] {
  return number > feed.next
    ? stop(feed, 'gap', { code: 'shoe-cards-missing', number, counted: feed.next })
    : stop(feed, 'repeated', { code: 'shoe-repeats-card', number, counted: feed.next });
}

// Who outside the house hears of it: programs with a token of their own, and webhooks. Both stand
// on record alone, so that no row of a database lets anybody in.

import type { ServicePower } from '../../rulebooks/roles.ts';
import { hashOfToken } from '../storage/secrets/tokens.ts';

/** A program that may ask, what for, and until when. */
export interface Service {
  readonly id: string;
  /** What it is for, in the words of whoever added it. */
  readonly purpose: string;
  readonly powers: readonly ServicePower[];
  /** SHA-256 of its token, in hex. */
  readonly hash: string;
  readonly until: number;
  readonly by: string;
  readonly approvedBy: string;
}

/** Where events are sent as they happen. */
export interface Webhook {
  readonly id: string;
  readonly url: string;
  /** Which kinds it is sent; all where there are none. */
  readonly kinds: readonly string[];
  /** The first number that it is sent. */
  readonly from: number;
  readonly by: string;
  readonly approvedBy: string;
}

export interface OutsideKnown {
  readonly services: readonly Service[];
  readonly webhooks: readonly Webhook[];
}

export const NOBODY_OUTSIDE: OutsideKnown = { services: [], webhooks: [] };

const OUTSIDE_EVENTS = [
  ...(['service-added', 'service-removed', 'webhook-set', 'webhook-removed'] as const),
] as const;
export type OutsideEvent = (typeof OUTSIDE_EVENTS)[number];

export const isOutsideEvent = (kind: string): kind is OutsideEvent =>
  OUTSIDE_EVENTS.some(one => one === kind);

/** What an event adds; one set again takes the place of the one before. */
export function evolveOutside(
  known: OutsideKnown,
  kind: OutsideEvent,
  body: unknown,
): OutsideKnown {
  const { id } = body as { readonly id: string }; // written by their acts, which name one
  const without = <One extends { readonly id: string }>(all: readonly One[]): readonly One[] =>
    all.filter(one => one.id !== id);
  switch (kind) {
    case 'service-added':
      return { ...known, services: [...without(known.services), body as Service] }; // the same
    case 'service-removed':
      return { ...known, services: without(known.services) };
    case 'webhook-set':
      return { ...known, webhooks: [...without(known.webhooks), body as Webhook] }; // the same
    case 'webhook-removed':
      return { ...known, webhooks: without(known.webhooks) };
  }
}

/** By which a token is known as a program's, wherever one is found. */
export const SERVICE_TOKEN = 'sabot_service_';

export const hashOfService = (token: string): string => hashOfToken(token).toString('hex');

/** The program behind a token, as long as it lasts. */
export function serviceBehind(known: OutsideKnown, token: string, now: number): Service | null {
  if (!token.startsWith(SERVICE_TOKEN)) return null;
  const hash = hashOfService(token);
  return known.services.find(one => one.hash === hash && now < one.until) ?? null;
}

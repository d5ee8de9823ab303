// The earlier shapes of the house's own events.

import type { Lifts } from './shapes.ts';

export const HOUSE_LIFTS: Lifts = {
  'feed-stopped': [
    // Version 1 said why in a sentence; it is kept as it was written.
    body => {
      const { says, ...rest } = body as Readonly<Record<string, unknown>>; // always an object
      return { ...rest, reason: { code: 'as-written', note: says } };
    },
  ],
  'server-started': [
    // Version 1 was the release alone; since then a start says also with which settings.
    body => ({ release: body, settings: null }),
  ],
};

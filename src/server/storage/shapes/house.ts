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
  'staff-added': [
    // Version 1 had the name itself, which nobody can erase; since then there is a mark of it.
    body => ({ nameMark: null, ...(body as object) }), // always an object
  ],
  'device-enrolled': [
    // Version 1 did not say by what the device proves itself, but for the name made of it.
    body => ({ mark: null, ...(body as object) }), // always an object
  ],
  'table-installed': [
    // Version 1 did not say who had it installed.
    body => ({ by: null, ...(body as object) }), // always an object
  ],
  'server-started': [
    // Version 1 was the release alone; since then a start says also with which settings.
    body => ({ release: body, settings: null }),
  ],
};

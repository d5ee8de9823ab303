// The earlier shapes of the house's own events.

import type { Lifts } from './shapes.ts';

export const HOUSE_LIFTS: Lifts = {
  'server-started': [
    // Version 1 was the release alone; since then a start says also with which settings.
    body => ({ release: body, settings: null }),
  ],
};

// The result stands: it was found too late, and no later coup is touched.

import type { RulingEvents } from '../ruling-acts.ts';

export const resultStands = (): RulingEvents => [];

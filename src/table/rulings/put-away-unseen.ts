// The card is put away: no coup of this shoe is dealt with it.

import type { At } from '../act.ts';
import { putAway } from '../held-cards.ts';
import type { Ruled } from '../irregularity.ts';
import type { RulingEvents } from '../ruling-acts.ts';

export const putAwayUnseen = (_: At, { report }: Ruled): RulingEvents => [
  putAway(report.facts.cards ?? [], report),
];

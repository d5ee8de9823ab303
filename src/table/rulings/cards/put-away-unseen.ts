// The card is put away: no coup of this shoe is dealt with it.

import type { At } from '../../act.ts';
import { putAway } from '../../coup/held-cards.ts';
import type { Ruled } from '../../irregularities/irregularity.ts';
import type { RulingEvents } from '../ruling-acts.ts';

export const putAwayUnseen = (_: At, { report }: Ruled): RulingEvents => [
  putAway(report.facts.cards ?? [], report),
];

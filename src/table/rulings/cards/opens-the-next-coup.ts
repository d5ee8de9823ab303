// The card is held face down and is the first card of the next coup, which is an ordinary one.

import type { At } from '../../act.ts';
import { heldOver } from '../../coup/held-cards.ts';
import type { Ruled } from '../../irregularities/irregularity.ts';
import type { RulingEvents } from '../ruling-acts.ts';

export const opensTheNextCoup = (_: At, { report }: Ruled): RulingEvents => [
  heldOver(report.facts.cards ?? [], null, report),
];

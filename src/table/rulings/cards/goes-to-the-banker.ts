// The card belongs to the Banker and goes there.

import type { At } from '../../act.ts';
import { dealMisplaced } from '../../coup/cards-to-hands.ts';
import type { Ruled } from '../../irregularities/irregularity.ts';
import type { RulingEvents } from '../ruling-acts.ts';
import type { Refusal } from '../../refusal.ts';

export const goesToTheBanker = (room: At, ruled: Ruled): RulingEvents | Refusal =>
  dealMisplaced(room, ruled, 'banker');

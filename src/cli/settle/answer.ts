// The answer of `sabot settle` as an object, for whoever reads it rather than passes it on.

import type { Card } from '../../rules/cards.ts';
import type { Result } from '../../rules/coup.ts';
import type { Outcome } from '../../rules/settle.ts';
import type { SingleCoupWager } from '../../rules/wagers.ts';
import type { LineId } from '../json-lines.ts';

export interface HandShown {
  readonly cards: readonly Card[];
  readonly count: number;
  readonly natural: boolean;
}

export interface SettlementShown {
  readonly on: SingleCoupWager;
  readonly stake: number;
  readonly outcome: Outcome;
  /** Exact cents: '950', '-1000', '6327/20'. */
  readonly profit: string;
  /** What goes to the patron, stake included; null when cents cannot pay it and none rounds. */
  readonly paid: number | null;
  readonly clause: string;
  readonly because: string;
}

export interface SettleAnswer {
  readonly id: LineId;
  readonly player: HandShown;
  readonly banker: HandShown;
  readonly result: Result | 'void';
  readonly used: number;
  readonly insuranceOpen: boolean;
  readonly settlements: readonly SettlementShown[];
}

/** Reads back what `answerSettle` wrote. */
export const readAnswer = (text: string): SettleAnswer => JSON.parse(text) as SettleAnswer; // ours

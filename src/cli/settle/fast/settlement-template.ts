// The settlement of a wager as it is written: what many settlements share is kept as bytes, since
// objects and texts on the way would cost more than the settling itself.

import { settlementText } from '../../../library/reason-text.ts';
import type { Outcome, WagerVerdict } from '../../../rules/settle.ts';
import type { SettlementReason } from '../../../rules/settlement-reason.ts';
import type { SingleCoupWager } from '../../../rules/wagers.ts';
import { asciiJson } from '../../ascii-json.ts';
import { type AsciiBuffer, asciiBytes } from '../../ascii-buffer.ts';

/** A settlement but for its numbers, which go between the pieces. */
export interface SettlementTemplate {
  readonly outcome: Outcome;
  readonly pays: WagerVerdict['pays'];
  readonly beforeStake: Uint8Array;
  readonly beforeProfit: Uint8Array;
  /** The clause and the reason, after what is paid; a loss, which pays nothing, says so here. */
  readonly ending: Uint8Array;
}

export interface Grounds {
  readonly outcome: Outcome;
  readonly clause: string;
  readonly reason: SettlementReason;
  readonly pays?: WagerVerdict['pays'];
}

const pieces = new Map<string, Uint8Array>();

/** The one copy of a piece, whichever settlements it serves: what is few stays in the cache. */
function sharedPiece(text: string): Uint8Array {
  const kept = pieces.get(text) ?? asciiBytes(text);
  pieces.set(text, kept);
  return kept;
}

export function settlementTemplateOf(
  on: SingleCoupWager,
  { outcome, clause, reason, pays }: Grounds,
): SettlementTemplate {
  const paid = outcome === 'lose' ? '","paid":0' : '';
  return {
    outcome,
    pays,
    beforeStake: sharedPiece(`{"on":"${on}","stake":`),
    beforeProfit: sharedPiece(`,"outcome":"${outcome}","profit":"`),
    ending: sharedPiece(
      `${paid},"clause":${asciiJson(clause)},"because":${asciiJson(settlementText(reason))}}`,
    ),
  };
}

const PAID = asciiBytes('","paid":');

/** Writes a settlement into its frame. */
export function writeSettlement(
  page: AsciiBuffer,
  { beforeStake, beforeProfit, ending }: SettlementTemplate,
  stake: number,
  profit: string,
  paid: number | undefined,
): void {
  page.piece(beforeStake);
  page.whole(stake);
  page.piece(beforeProfit);
  page.text(profit);
  page.piece(PAID);
  if (paid === undefined) page.text('null');
  else page.whole(paid);
  page.piece(ending);
}

/** Writes a loss, most settlements are one: what is lost is the stake. */
export function writeLoss(
  page: AsciiBuffer,
  { beforeStake, beforeProfit, ending }: SettlementTemplate,
  stake: number,
): void {
  page.piece(beforeStake);
  page.whole(stake);
  page.piece(beforeProfit);
  page.whole(-stake);
  page.piece(ending);
}

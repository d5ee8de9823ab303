// The file of one dispute: everything about one coup that anybody may ask for later, signed by the
// house (R-DIS-1). docs/journal.md describes it for other readers.

import type { WrittenLine } from '../../../texts/index.ts';
import type { KeyObject } from 'node:crypto';

import type { CoupRecord, PaidWager } from '../../../table/table.ts';
import type { Setup } from '../../../table/setup/setup.ts';
import type { OddsOnSign, PublicView, SeatView } from '../../../table/views/index.ts';
import { type BadFile, isBadFile, readSigned, writeSigned } from '../checkpoints/signed.ts';
import type { Signer } from '../checkpoints/signer.ts';
import type { Hash } from '../../storage/journal/event.ts';
import type { Release } from '../../ports/release.ts';
import type { CoupSums } from './sums.ts';

const FORMAT = 'sabot-dispute/1';

/** An event as the journal holds it: the bytes that its hash runs over, in base64. */
export interface DisputeEvent {
  readonly number: number;
  readonly at: number;
  readonly kind: string;
  readonly hash: Hash;
  readonly bytes: string;
}

/** What the journal tells of the coup. */
export interface DisputedCoupFacts {
  readonly table: string;
  readonly rulebook: string;
  readonly shoe: number;
  readonly coup: number;
  readonly gamingDay: string;
  readonly currency: string;
  /** As it stands now, corrections included. */
  readonly standing: CoupRecord['standing'];
  readonly result: CoupRecord['result'];
  readonly cards: CoupRecord['cards'];
  readonly playerCount: number;
  readonly bankerCount: number;
  readonly corrected: string | null;
  readonly payments: readonly ({ readonly seat: number } & PaidWager)[];
  /** Every wager, card, payment and ruling in one sentence, with who and the clause. */
  readonly lines: readonly WrittenLine[];
  /** The house rules and the paytable that were in force. */
  readonly setup: Setup;
  readonly paytable: readonly OddsOnSign[];
  /** Before the call for wagers, after the last payment, and when the file was made. */
  readonly sums: CoupSums;
  /** From the call for wagers to the last payment, then claims, freezes and corrections. */
  readonly events: readonly DisputeEvent[];
  /** The end of the table's chain when the file was made. */
  readonly head: { readonly number: number; readonly hash: Hash };
}

/** What every terminal showed when the file was made: screens draw their view and nothing else. */
export interface ShownScreens {
  readonly number: number;
  readonly public: PublicView;
  readonly seats: readonly SeatView[];
}

export interface Dispute extends DisputedCoupFacts {
  readonly house: string;
  readonly demonstration: boolean;
  readonly release: Release;
  readonly made: {
    readonly at: string;
    readonly by: string;
    readonly role: string;
    readonly why: string;
  };
  /** Null where the file was made beside a house that did not run. */
  readonly screens: ShownScreens | null;
}

export const writeDispute = (dispute: Dispute, signer: Signer): Promise<Buffer> =>
  writeSigned(FORMAT, dispute, signer);

export function readDispute(file: Buffer, key: KeyObject): Dispute | BadFile {
  const body = readSigned(FORMAT, file, key);
  return isBadFile(body) ? body : (body as Dispute); // we alone sign under this format
}

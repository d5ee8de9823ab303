// Play that has not begun: the second place knows more than the journal, or cannot be asked. Two
// people look at what is missing and say that play goes on; their word is on record and signed.

import type { HouseReason } from '../../wire/reasons/house-reasons.ts';
import { compareWithSecondPlace, type StartFinding } from '../checks/checkpoints/compare-start.ts';
import type { Reconciliation, StreamHead } from '../checks/checkpoints/checkpoint.ts';
import { headsIn } from '../checks/checkpoints/heads.ts';
import type { SecondPlace } from '../checks/checkpoints/second-place.ts';
import type { Signer } from '../checks/checkpoints/signer.ts';
import type { HouseRecord } from '../record/house-record.ts';
import type { Journal } from '../storage/journal/journal.ts';
import type { RefusalTold } from '../tables/mailbox/outcome.ts';
import type { ShoeSafe } from '../tables/virtual/shoe-safe.ts';

/** Two people and their reason. */
export type ReconcileRequest = Pick<Reconciliation, 'by' | 'approvedBy' | 'why'>;

export interface HoldOptions {
  readonly journal: Pick<Journal, 'db'>;
  readonly record: Pick<HouseRecord, 'known' | 'note'>;
  readonly safe: Pick<ShoeSafe, 'promised' | 'spendAll'>;
  readonly signer: Signer;
  /** Null where the settings name none. */
  readonly place: SecondPlace | null;
}

type Trouble = Exclude<StartFinding, { readonly found: 'agrees' }>;

export class PlayHold {
  readonly #options: HoldOptions;
  #trouble: Trouble | null;
  readonly #stood: readonly StreamHead[];
  #reconciled: Reconciliation | null = null;
  /** At a node without the office alone. */
  #compareAgain: (() => Promise<StartFinding>) | null = null;
  #isComparing = false;
  #wasHeld = false;
  /** Called when two people have let play begin. */
  onReleased: () => Promise<void> = () => Promise.resolve();

  private constructor(options: HoldOptions, found: StartFinding, stood: readonly StreamHead[]) {
    this.#options = options;
    this.#trouble = found.found === 'agrees' ? null : found;
    this.#stood = stood;
  }

  /** Compares before anything is written to the journal that a start writes. */
  static async atStart(options: HoldOptions): Promise<PlayHold> {
    const { journal, record, place, signer } = options;
    const found = await compareWithSecondPlace(journal.db, place, signer.publicKey);
    // A start that was held before wrote its own events: where it stood then is what counts.
    const stood = record.known.heldAt ?? (await headsIn(journal.db));
    const hold = new PlayHold(options, found, stood);
    if (found.found !== 'agrees') await record.note('play-held', { ...found, stood });
    return hold;
  }

  /**
   * At a node that reads the record along: held for as long as the record says so. It may be there
   * before the office is, so it compares too, and plays no table while the second place knows more;
   * where that is silent, the office asks for two people's word.
   */
  static async followed(options: HoldOptions): Promise<PlayHold> {
    const { journal, place, signer } = options;
    const compare = async (): Promise<StartFinding> => {
      const found = await compareWithSecondPlace(journal.db, place, signer.publicKey);
      return found.found === 'unreachable' ? { found: 'agrees' } : found;
    };
    const hold = new PlayHold(options, await compare(), []);
    hold.#compareAgain = compare;
    return hold;
  }

  /** Why play has not begun, or null. */
  get reason(): HouseReason | null {
    this.#follow();
    const isHeldElsewhere = this.#trouble === null && this.#options.record.known.heldAt !== null;
    if (isHeldElsewhere) return { code: 'journal-behind', count: 0 };
    if (this.#trouble === null) return null;
    if (this.#trouble.found === 'behind') {
      return { code: 'journal-behind', count: this.#trouble.lost.length };
    }
    const { found, note } = this.#trouble;
    return { code: found === 'altered' ? 'second-place-altered' : 'second-place-silent', note };
  }

  /** Two people have reconciled it where the office is: on record, then in the second place. */
  #follow(): void {
    const compare = this.#compareAgain;
    if (compare === null || this.#trouble === null || this.#isComparing) return;
    const isHeld = this.#options.record.known.heldAt !== null;
    if (this.#wasHeld && !isHeld) this.#trouble = null;
    this.#wasHeld ||= isHeld;
    this.#isComparing = true;
    void compare()
      .then(found => {
        if (found.found === 'agrees') this.#trouble = null;
      })
      .catch(() => undefined)
      .then(() => {
        this.#isComparing = false;
      });
  }

  /** What every table answers while it lasts. */
  refusal(): RefusalTold | null {
    const { reason } = this;
    return reason && { refused: 'not-now', clause: 'R-BAK-2', reason };
  }

  /** What the next checkpoint tells of it; null where nobody had to say anything. */
  get reconciled(): Reconciliation | null {
    return this.#reconciled;
  }

  /** Lets play begin; false where nothing was held, or both are one person. */
  async reconcile(request: ReconcileRequest): Promise<boolean> {
    const trouble = this.#trouble;
    if (trouble === null || request.by === request.approvedBy) return false;
    const { record, safe } = this.#options;
    const lost = trouble.found === 'behind' ? furthest(trouble.lost) : [];
    const reconciled = { found: trouble.found, ...request, lost, stood: this.#stood };
    // Which shoes are spent is on record before they are: nobody takes the mark off unseen.
    await record.note('journal-reconciled', { ...reconciled, spent: await safe.promised() });
    // Cards that were dealt in what is lost may have been seen: nobody is dealt them again.
    await safe.spendAll();
    this.#reconciled = reconciled;
    this.#trouble = null;
    await this.onReleased();
    return true;
  }
}

/** The furthest head of each chain. */
function furthest(heads: readonly StreamHead[]): readonly StreamHead[] {
  const last = new Map<string, StreamHead>();
  for (const head of heads) {
    const [name, seq] = head;
    if (seq > (last.get(name)?.[1] ?? 0)) last.set(name, head);
  }
  return [...last.values()];
}

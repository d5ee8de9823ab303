// Something driven by lines, as `sabot table` and `sabot tournament play` drive it, under the eyes
// of an auditor.

import { drawFrom } from '../../src/lab/shuffle/draw.ts';
import { seededBytes } from '../../src/lab/shuffle/sources.ts';
import type { Stage } from '../../src/scenario/answer.ts';
import { isLineError } from '../../src/scenario/line-error.ts';
import { type Fields, textIn } from './commands/draw-schema.ts';
import { type Violation, withoutFigures } from './violation.ts';

/** Who watches: hears of every event as a step, and looks when a line is done. */
export interface Watcher<Driven, Step> {
  readonly begins: () => void;
  readonly sees: (step: Step) => void;
  readonly looks: (driven: Driven) => void;
  readonly violations: readonly Violation[];
}

/** What came of a line. */
export type Outcome = 'happens' | 'done' | 'refused' | 'stopped' | 'unreadable';

/** What is driven, before its first line. */
export interface Unstarted<Driven> {
  readonly stage: Stage;
  /** What the first line has made. */
  readonly driven: () => Driven | undefined;
}

/** The chance of a scenario: the same seed is the same draws. */
export const scenarioDraws = (seed: number) => drawFrom(seededBytes(`scenario/${seed}`));

/** Whoever writes into a state that was, stops where it is done. */
export function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) freeze(inner);
}

export class AuditedRun<
  Driven extends { now: number },
  Event,
  Step extends { readonly event: Event },
> {
  readonly driven: Driven;
  /** The lines that had an effect, the first one first. */
  readonly lines: Fields[];
  readonly events: Event[] = [];
  /** False while the auditor only enters what happens and does not compare yet. */
  isCompared = true;
  /** What the last line was answered. */
  answer: Fields = {};
  #stop: Violation | null = null;
  readonly #stage: Stage;
  readonly #watcher: Watcher<Driven, Step>;

  constructor(first: Fields, unstarted: Unstarted<Driven>, watcher: Watcher<Driven, Step>) {
    this.#stage = unstarted.stage;
    const answer = this.#stage.answer(first);
    const driven = unstarted.driven();
    if (driven === undefined) throw new Error(`nothing is driven: ${JSON.stringify(answer)}`);
    this.driven = driven;
    this.lines = [first];
    this.#watcher = watcher;
  }

  get violations(): readonly Violation[] {
    return this.#stop === null
      ? this.#watcher.violations
      : [this.#stop, ...this.#watcher.violations];
  }

  /** One event, passed on with the state before and after it. */
  protected step(step: Step): void {
    this.events.push(step.event);
    this.#watcher.sees(step);
  }

  /** Carries a line out. */
  do(line: Fields): Outcome {
    if (this.#stop !== null) return 'stopped';
    this.#watcher.begins();
    const before = this.driven.now;
    const answer = this.#answer(line);
    if (answer === null) return 'stopped';
    if (isLineError(answer)) {
      this.answer = { error: answer.message };
      return 'unreadable';
    }
    const { events = [] } = answer as { readonly events?: readonly object[] }; // none when refused
    this.answer = { ...answer };
    const outcome = events.length > 0 ? 'happens' : 'refused' in answer ? 'refused' : 'done';
    if (outcome === 'happens') {
      this.lines.push(line);
      if (this.isCompared) this.compare();
    }
    // Lines without effect are not kept: what comes after them comes at the same time without them.
    else this.driven.now = before;
    return outcome;
  }

  /** Has the auditor compare everything as it stands. */
  compare(): void {
    this.#watcher.looks(this.driven);
  }

  #answer(line: Fields): ReturnType<Stage['answer']> | null {
    try {
      return this.#stage.answer(line);
    } catch (thrown) {
      this.lines.push(line);
      this.#stop = stopOf(thrown, line);
      return null;
    }
  }
}

/** The engine threw: in a live house it would have stopped. */
export function stopOf(thrown: unknown, line: Fields): Violation {
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  const what = textIn(line, 'do') || (Object.keys(line)[0] ?? '');
  return {
    kind: `stops: ${what}: ${withoutFigures(message)}`,
    says: `${what} stops it: ${message}`,
    // Whatever it should have answered, it goes on.
    expectation: { show: { show: 'money' }, expect: { patrons: {} } },
  };
}

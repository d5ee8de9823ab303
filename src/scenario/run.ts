// One scenario: its lines in their order, what each was answered, and whether all of it held.

import type { LineAnswer, LineFields, HeaderAnswer, Stage, StageAnswer } from './answer.ts';
import { headerSchema } from './header.ts';
import { isLineError, type LineError, lineError, readAs, shownText } from './line-error.ts';
import { answerDifference, isLineFields, expectedPart, sayDifference } from './match.ts';

/** How a scenario ended: all held, something did not hold or stopped, a line could not be read. */
export const EXITS = { held: 0, failed: 1, unreadable: 2 } as const;
export type Exit = (typeof EXITS)[keyof typeof EXITS];

/** A line that did not go as it should, in one sentence. */
export interface Failure {
  readonly line: number;
  readonly says: string;
}

export class ScenarioRun {
  readonly failures: Failure[] = [];
  readonly #stage: Stage;
  readonly #unexpected: Failure[] = [];
  #exit: Exit = EXITS.held;
  #stopped: string | null = null;
  #previous: StageAnswer | LineError | null = null;
  #refusal: Failure | null = null;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  get exit(): Exit {
    return this.#exit;
  }

  /** Refusals that no expectation speaks of: a slip of the pen hides behind them. */
  get unexpected(): readonly Failure[] {
    return this.#refusal === null ? this.#unexpected : [...this.#unexpected, this.#refusal];
  }

  /** Answers one line of text. */
  answer(line: number, text: string): LineAnswer {
    const fields = parsed(text);
    if (isLineError(fields)) return this.#unreadable(line, fields);
    if ('expect' in fields) return this.#expect(line, fields);
    const header = 'title' in fields || 'clause' in fields ? readHeader(fields) : undefined;
    if (header !== undefined) {
      return isLineError(header) ? this.#unreadable(line, header) : { line, ...header };
    }
    this.#passOver();
    return this.#tell(line, fields);
  }

  #tell(line: number, fields: LineFields): LineAnswer {
    const answer = this.#ask(fields);
    this.#previous = answer;
    if (isLineError(answer)) return this.#unreadable(line, answer);
    if ('stopped' in answer) this.#fail(line, `stopped: ${answer.stopped}`);
    if ('refused' in answer) {
      const { refused, because = '' } = answer;
      this.#refusal = { line, says: `refused and nobody expected it: ${refused}. ${because}` };
    }
    return { line, ...answer };
  }

  /** What throws inside the engine stops the scenario: every later line is answered so. */
  #ask(fields: LineFields): StageAnswer | LineError {
    if (this.#stopped !== null) return { stopped: this.#stopped };
    try {
      return this.#stage.answer(fields);
    } catch (thrown) {
      this.#stopped = thrown instanceof Error ? thrown.message : String(thrown);
      return { stopped: this.#stopped };
    }
  }

  #expect(line: number, fields: LineFields): LineAnswer {
    const { expect: expected, ...others } = fields;
    const [other] = Object.keys(others);
    if (other !== undefined) {
      const message = `${other}: no such field here`;
      return this.#unreadable(line, lineError('unknown-field', message, other));
    }
    if (!isLineFields(expected)) {
      const message = `expect: expected an object, got ${shownText(expected)}`;
      return this.#unreadable(line, lineError('wrong-value', message, 'expect'));
    }
    if (this.#previous === null) {
      return this.#unreadable(line, lineError('out-of-order', 'expect: no answer comes before it'));
    }
    if ('refused' in expected) this.#refusal = null;
    const answer = answerTo(expected, this.#previous);
    const difference = answerDifference(expected, answer);
    if (difference === undefined) return { line, held: true };
    const because = sayDifference(difference);
    this.#fail(line, because);
    return { line, expected, got: expectedPart(expected, answer), because };
  }

  #fail(line: number, says: string): void {
    this.failures.push({ line, says });
    if (this.#exit === EXITS.held) this.#exit = EXITS.failed;
  }

  #unreadable(line: number, error: LineError): LineAnswer {
    this.failures.push({ line, says: `cannot be read: ${error.message}` });
    this.#exit = EXITS.unreadable;
    return { line, error };
  }

  #passOver(): void {
    if (this.#refusal !== null) this.#unexpected.push(this.#refusal);
    this.#refusal = null;
  }
}

function parsed(text: string): LineFields | LineError {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : 'unreadable';
    return lineError('broken-json', `no JSON: ${reason}`);
  }
  return isLineFields(value) ? value : lineError('unknown-line', `expected an object, got ${text}`);
}

function readHeader(fields: LineFields): HeaderAnswer | LineError {
  const read = readAs(headerSchema, fields);
  return isLineError(read) ? read : read.value;
}

/** After a show the expectation is about what was shown; `show` itself may be named as well. */
function answerTo(expected: LineFields, previous: StageAnswer | LineError): LineFields {
  if (isLineError(previous)) return { error: previous };
  if ('show' in previous && !('show' in expected)) return { ...previous.show };
  return { ...previous };
}

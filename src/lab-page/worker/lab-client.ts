// Asks the worker, and gives its answers to what is drawn; the page itself counts nothing.

import { useEffect, useState } from 'react';
import type { AnswerMessage, AskedMessage, LabCall, LabCalls } from './calls.ts';

interface Waiting {
  readonly resolve: (answer: LabCalls[LabCall]['answer']) => void;
  readonly reject: (reason: Error) => void;
}

class LabClient {
  readonly #worker = new Worker(new URL('./odds-worker.ts', import.meta.url), { type: 'module' });
  readonly #waiting = new Map<number, Waiting>();
  #next = 1;

  constructor() {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<AnswerMessage>) => {
      const waiting = this.#waiting.get(data.id);
      this.#waiting.delete(data.id);
      if ('failed' in data) waiting?.reject(new Error(data.failed));
      else waiting?.resolve(data.answer);
    });
  }

  ask<Call extends LabCall>(
    call: Call,
    asked: LabCalls[Call]['asked'],
  ): Promise<LabCalls[Call]['answer']> {
    const message: AskedMessage<Call> = { id: this.#next, call, asked };
    this.#next += 1;
    return new Promise((resolve, reject) => {
      this.#waiting.set(message.id, { resolve, reject });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
      this.#worker.postMessage(message);
    });
  }
}

let client: LabClient | undefined;

export interface LabState<Answer> {
  /** The newest answer; while the next is awaited, the one before. */
  readonly answer: Answer | null;
  readonly isBusy: boolean;
  readonly failed: string | null;
}

/** The newest answer with the question it belongs to. */
interface KeptAnswer<Answer> extends Omit<LabState<Answer>, 'isBusy'> {
  readonly key: string;
}

/** The answer to a question; a question that changes is asked again, and an old answer dropped. */
export function useLab<Call extends LabCall>(
  call: Call,
  asked: LabCalls[Call]['asked'] | null,
): LabState<LabCalls[Call]['answer']> {
  const [state, setState] = useState<KeptAnswer<LabCalls[Call]['answer']>>({
    ...{ key: '', answer: null, failed: null },
  });
  const key = JSON.stringify([call, asked]);
  useEffect(() => {
    let isCurrent = true;
    const [, question] = JSON.parse(key) as [Call, LabCalls[Call]['asked'] | null]; // just above
    if (question === null) return undefined;
    client ??= new LabClient();
    client.ask(call, question).then(
      answer => isCurrent && setState({ key, answer, failed: null }),
      (error: Error) => isCurrent && setState({ key, answer: null, failed: error.message }),
    );
    return () => {
      isCurrent = false;
    };
  }, [call, key]);
  const isBusy = asked !== null && state.key !== key;
  return { answer: state.answer, isBusy, failed: isBusy ? null : state.failed };
}

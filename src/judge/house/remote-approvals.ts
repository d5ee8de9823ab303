// Judges approvals that were asked of somebody elsewhere: each is answered by somebody else within
// its time, and what it is exchanged for is the same command, once (ruling G19).

import { type EventFields, numberIn, stringIn } from '../fields.ts';
import type { Raise } from '../verdict.ts';

interface AskedSeen {
  readonly asker: string;
  readonly about: string;
  until: number;
  state: 'waits' | 'agreed' | 'over';
  answeredBy: string;
}

const BY_TWO = 'ruling G19';
/** Between the look at the clock and the record. */
const SAME_MOMENT_MS = 1_000;

export class RemoteApprovals {
  readonly #asked = new Map<string, AskedSeen>();

  see(event: EventFields, at: number, raise: Raise): void {
    const happened = stringIn(event, 'happened');
    const request = stringIn(event, 'request');
    const figures = { act: happened, request };
    if (happened === 'approval-asked') {
      if (this.#asked.has(request)) raise('already-on-record', figures, BY_TWO);
      const [asker, until] = [stringIn(event, 'id'), numberIn(event, 'until')];
      const seen = { asker, about: aboutIn(event), until, answeredBy: '' };
      this.#asked.set(request, { ...seen, state: 'waits' });
      return;
    }
    // What was given at the table answers no request.
    if (happened === 'approval-given' && request === '') return;
    const asked = this.#asked.get(request);
    if (asked === undefined) raise('approval-missing', figures, BY_TWO);
    else this.#judgeStep(event, asked, at, raise);
  }

  #judgeStep(event: EventFields, asked: AskedSeen, at: number, raise: Raise): void {
    const happened = stringIn(event, 'happened');
    const figures = { act: happened, request: stringIn(event, 'request') };
    if (aboutIn(event) !== asked.about) raise('approval-not-given', figures, BY_TWO);
    const id = stringIn(event, 'id');
    switch (happened) {
      case 'approval-agreed':
      case 'approval-refused': {
        if (id === asked.asker) raise('approval-by-self', { ...figures, id }, 'R-ACC-2');
        const isLate = asked.state !== 'waits' || at > asked.until + SAME_MOMENT_MS;
        if (isLate) raise('approval-not-given', { ...figures, at, until: asked.until }, BY_TWO);
        asked.state = happened === 'approval-agreed' ? 'agreed' : 'over';
        asked.until = numberIn(event, 'until');
        asked.answeredBy = id;
        return;
      }
      case 'approval-given': {
        const isTheirs = id === asked.answeredBy && stringIn(event, 'to') === asked.asker;
        const serves = asked.state === 'agreed' && at <= asked.until + SAME_MOMENT_MS && isTheirs;
        if (!serves) raise('approval-not-given', { ...figures, id, at }, BY_TWO);
        asked.state = 'over';
        return;
      }
      case 'approval-expired':
        if (at < asked.until) raise('approval-not-given', { ...figures, at }, BY_TWO);
        asked.state = 'over';
        return;
      case 'approval-withdrawn':
        if (id !== asked.asker) raise('approval-by-self', { ...figures, id }, BY_TWO);
        asked.state = 'over';
        return;
      default:
    }
  }
}

/** Table and whole command: an answer about anything else is none. */
const aboutIn = (event: EventFields): string =>
  JSON.stringify([stringIn(event, 'table'), event['command'] ?? null]);

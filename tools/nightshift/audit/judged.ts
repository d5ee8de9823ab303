// What the second judge objects to in a night: it sees the events alone, as in a journal.

import {
  formatObjection,
  type Objection,
  TableJudge,
  TournamentJudge,
} from '../../../src/judge/index.ts';
import type { RulebookId } from '../../../src/rules/rulebook.ts';
import type { Violation } from '../violation.ts';

interface Judge {
  readonly events: number;
  readonly see: (number: number, event: unknown) => readonly Objection[];
}

export class Judged {
  readonly #judge: Judge;
  readonly #looksAt: string;

  private constructor(judge: Judge, looksAt: string) {
    this.#judge = judge;
    this.#looksAt = looksAt;
  }

  static table(): Judged {
    return new Judged(new TableJudge('table'), 'money');
  }

  static tournament(rulebook: RulebookId): Judged {
    const judge = new TournamentJudge('tournament');
    judge.opens({ rulebook });
    return new Judged(judge, 'standings');
  }

  /** How many events it has judged. */
  get events(): number {
    return this.#judge.events;
  }

  sees(event: { readonly happened: string }): readonly Violation[] {
    const objections = this.#judge.see(this.#judge.events + 1, event);
    const expect = this.#looksAt === 'money' ? { patrons: {} } : { audit: 'agrees' };
    return objections.map(objection => ({
      kind: `judge: ${objection.code} on ${event.happened}`,
      says: formatObjection(objection),
      expectation: { show: { show: this.#looksAt }, expect },
    }));
  }
}

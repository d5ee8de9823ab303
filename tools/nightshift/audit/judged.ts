// What the second judge objects to in a night: it sees the events alone, as in a journal.

import { formatObjection, TableJudge } from '../../../src/judge/index.ts';
import type { TableEvent } from '../../../src/table/acts.ts';
import type { Offence } from '../offence.ts';

export class Judged {
  readonly #judge = new TableJudge('table');

  sees(event: TableEvent): readonly Offence[] {
    const objections = this.#judge.see(this.#judge.events + 1, event);
    return objections.map(objection => ({
      kind: `judge: ${objection.code} on ${event.happened}`,
      says: formatObjection(objection),
      expectation: { show: { show: 'money' }, expect: { patrons: {} } },
    }));
  }
}

// A table of a simulated tournament made ready: staff, cards and every step of its shoe.

import { shoeStep } from '../../../tournament/index.ts';
import { staff } from './people.ts';
import type { Place, TournamentRun } from './run.ts';

export function readyShoe(run: TournamentRun, [session, table]: Place): void {
  for (;;) {
    const { play } = run.tableOf(session, table);
    const step = play === null ? null : shoeStep(run.plan.book, play.play.dealing);
    if (play === null || step === null) return;
    const { what, by } = step;
    const command = { way: play.way, what } as const;
    if (run.ask({ do: 'play', session, table, command, by: staff(by) }) !== undefined) return;
    if (what.command.do === 'bring-cards') run.newShoe([session, table]);
  }
}

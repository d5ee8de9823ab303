// A floor under returns is held against what the lab counts, and no other numbers (R-PAY-1).

import type { Rulebook } from '../../../rulebooks/index.ts';
import { WAGERS } from '../../../rules/wagers.ts';
import { offeredUnder, type Setup } from '../../../table/setup/setup.ts';
import type { SetupFault } from '../../../table/setup/setup-check.ts';
import { countReturns, gameKey, type Returns } from '../../reports/returns/count.ts';

/** Numbers that agree to a hundredth of a percent are the same to whoever typed them. */
const SAME = 0.00005;

export class ReturnFloors {
  readonly #counted = new Map<string, Returns>();

  /** Has the lab count what these set-ups return, before any of them is judged. */
  async count(setups: readonly Setup[]): Promise<void> {
    for (const setup of setups) {
      if (setup.returnFloor === null) continue;
      this.#counted.set(gameKey(setup), await countReturns(setup));
    }
  }

  /** The set-up with what was counted; where nothing was, no wager clears the floor. */
  filledIn(setup: Setup): Setup {
    if (setup.returnFloor === null) return setup;
    const { least } = setup.returnFloor;
    const counted = this.#of(setup);
    const returns: Returns = Object.fromEntries(
      offeredUnder(setup).flatMap(on => (counted[on] === undefined ? [] : [[on, counted[on]]])),
    );
    return { ...setup, returnFloor: { least, returns } };
  }

  /** Refuses numbers that came with a set-up and are not those that were counted. */
  typedFault({ placement }: Rulebook, setup: Setup): SetupFault | undefined {
    const counted = this.#of(setup);
    const clause = placement.refusals['not-offered'] ?? 'ruling G1';
    const typed = setup.returnFloor?.returns ?? {};
    for (const on of WAGERS) {
      const [says, is] = [typed[on], counted[on]];
      if (says === undefined || is === undefined || Math.abs(is - says) < SAME) continue;
      const reason = {
        code: 'return-not-as-approved',
        wager: on,
        percent: is,
        floor: says,
      } as const;
      return { field: 'returnFloor', clause, reason };
    }
    return undefined;
  }

  #of(setup: Setup): Returns {
    return this.#counted.get(gameKey(setup)) ?? {};
  }
}

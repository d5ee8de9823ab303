// A stage for a table or a tournament, whichever the file begins with.

import type { Draw } from '../lab/shuffle/draw.ts';
import type { Stage } from './answer.ts';
import { tableStage } from './table/stage.ts';
import { tournamentStage } from './tournament/stage.ts';

const STAGES = { table: tableStage, tournament: tournamentStage } as const;
export type StageKind = keyof typeof STAGES;

/** Chance comes from outside; `usual` is what a file that says neither is taken for. */
export function scenarioStage(draws: (seed: number) => Draw, usual: StageKind = 'table'): Stage {
  let stage: Stage | null = null;
  return {
    answer: fields => {
      const other = usual === 'table' ? 'tournament' : 'table';
      stage ??= STAGES[other in fields && !('do' in fields) ? other : usual](draws);
      return stage.answer(fields);
    },
  };
}

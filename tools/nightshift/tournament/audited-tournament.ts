// A tournament driven by lines, with every event passed on as it happens.

import type { Rulebook } from '../../../src/rulebooks/index.ts';
import { DrivenTournament } from '../../../src/scenario/tournament/driven-tournament.ts';
import { tournamentStage } from '../../../src/scenario/tournament/stage.ts';
import {
  type TournamentCommand,
  evolveTournament,
  isTournamentRefusal,
  type TournamentRefusal,
  type Tournament,
  type TournamentEvent,
} from '../../../src/tournament/index.ts';
import { AuditedRun, freeze, scenarioDraws, type Unstarted, type Watcher } from '../audited-run.ts';
import type { Fields } from '../commands/draw-schema.ts';

/** One event with the tournament before and after it. */
export interface TournamentStep {
  readonly book: Rulebook;
  readonly event: TournamentEvent;
  readonly before: Tournament;
  readonly after: Tournament;
}

export type TournamentWatcher = Watcher<DrivenTournament, TournamentStep>;

class WatchedTournament extends DrivenTournament {
  onStep: (step: TournamentStep) => void = () => undefined;

  override give(command: TournamentCommand): readonly TournamentEvent[] | TournamentRefusal {
    let { tournament } = this;
    const decision = super.give(command);
    if (isTournamentRefusal(decision)) return decision;
    freeze(this.tournament);
    for (const event of decision) {
      const before = tournament;
      tournament = evolveTournament({ book: this.book, tournament: before }, event);
      this.onStep({ book: this.book, event, before, after: tournament });
    }
    return decision;
  }
}

export class AuditedTournament extends AuditedRun<
  DrivenTournament,
  TournamentEvent,
  TournamentStep
> {
  constructor(first: Fields, watcher: TournamentWatcher) {
    const made: WatchedTournament[] = [];
    super(first, unstarted(made), watcher);
    for (const tournament of made) tournament.onStep = step => this.step(step);
  }
}

const unstarted = (made: WatchedTournament[]): Unstarted<DrivenTournament> => ({
  stage: tournamentStage(scenarioDraws, (...of) => {
    const tournament = new WatchedTournament(...of);
    made.push(tournament);
    return tournament;
  }),
  driven: () => made[0],
});

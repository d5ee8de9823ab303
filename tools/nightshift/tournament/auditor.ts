// The auditor of a tournament: books, chips, steps and people from events alone, compared after
// every line.

import { accountsOf } from '../../../src/ledger/index.ts';
import { ROLES } from '../../../src/rulebooks/roles.ts';
import type { RulebookId } from '../../../src/rules/rulebook.ts';
import type { DrivenTournament } from '../../../src/scenario/tournament/driven-tournament.ts';
import {
  entriesIn,
  moneyIn,
  sessionsIn,
  standingsIn,
  viewIn,
} from '../../../src/scenario/tournament/show.ts';
import { Judged } from '../audit/judged.ts';
import { type Known, NOTHING_KNOWN, type Violation, withoutFigures } from '../violation.ts';
import type { TournamentStep, TournamentWatcher } from './audited-tournament.ts';
import { TournamentBooks } from './books.ts';
import { TournamentPeople } from './people.ts';
import { TournamentSteps } from './steps.ts';

export class TournamentAuditor implements TournamentWatcher {
  readonly #books: TournamentBooks;
  readonly #steps: TournamentSteps;
  readonly #people = new TournamentPeople();
  readonly #judged: Judged;
  readonly #violations: Violation[] = [];
  readonly #known: Known;
  #looked = 0;

  constructor(book: RulebookId, known: Known = NOTHING_KNOWN) {
    this.#books = new TournamentBooks(book);
    this.#steps = new TournamentSteps(book);
    this.#judged = Judged.tournament(book);
    this.#known = known;
  }

  get violations(): readonly Violation[] {
    const findings = [...this.#books.findings, ...this.#steps.findings].map(foundViolation);
    return [...this.#violations, ...findings.filter(({ kind }) => !this.#known(kind))];
  }

  begins(): void {
    // What is found is named by itself.
  }

  sees(step: TournamentStep): void {
    const { event, after } = step;
    this.#books.sees(event, after);
    this.#steps.sees(event);
    this.#find(this.#people.sees(step));
    this.#find(this.#judged.sees(event));
  }

  looks(driven: DrivenTournament): void {
    this.#looked += 1;
    this.#books.agrees(driven.tournament);
    this.#find(showViolations(driven, this.#looked));
  }

  #find(violations: readonly Violation[]): void {
    this.#violations.push(
      ...violations.filter(({ kind, passes }) => passes !== true || !this.#known(kind)),
    );
  }
}

const foundViolation = (says: string): Violation => ({
  kind: withoutFigures(says)
    .replaceAll(/\b(S|T)N\b/g, '$1')
    .replaceAll(/\b(ann|bob|cai|dee|eve|fay|gus|hal|ida|joe|sub-N)\b/g, 'somebody'),
  says,
  expectation: { show: { show: 'standings' }, expect: { audit: 'agrees' } },
});

/** Everything that can be looked at can be drawn, for everybody in turn. */
function showViolations(driven: DrivenTournament, turn: number): readonly Violation[] {
  const role = ROLES[turn % ROLES.length] ?? 'dealer';
  const viewer = role === 'patron' ? { role, id: 'ann' } : { role };
  const shows: Readonly<Record<string, () => unknown>> = {
    money: () => moneyIn(driven),
    standings: () => standingsIn(driven),
    entries: () => entriesIn(driven),
    sessions: () => sessionsIn(driven),
    view: () => viewIn(driven, viewer),
  };
  for (const [show, draw] of Object.entries(shows)) {
    try {
      JSON.stringify(draw());
    } catch (thrown) {
      const message = thrown instanceof Error ? thrown.message : String(thrown);
      return [
        {
          kind: `show ${show} throws: ${withoutFigures(message)}`,
          says: `${show} cannot be shown: ${message}`,
          expectation: { show: { show, ...(show === 'view' ? { role } : {}) }, expect: {} },
        },
      ];
    }
  }
  return [];
}

/** Money that is still somebody's when a tournament is over. */
export function leftOver({ tournament }: DrivenTournament): readonly Violation[] {
  const left = accountsOf(tournament.ledger).find(
    ({ id, credits, debits }) => /^(entry-fees|owed|patron)/.test(id) && credits !== debits,
  );
  if (left === undefined) return [];
  const { id, credits, debits } = left;
  const [kind = ''] = id.split(':');
  const patron = id.slice(id.indexOf(':') + 1).replace(/^(fee|buy-in)\//, '');
  return [
    {
      kind: `over with money left: ${kind}`,
      says: `the tournament is over, and ${credits - debits} of ${patron} is left on ${id}`,
      expectation: {
        show: { show: 'money' },
        expect: { patrons: { [patron]: { held: 0, owed: 0 } } },
      },
    },
  ];
}

// Who takes part: nobody who was refused, withdrew, retired or was disqualified is seated, wagers,
// goes on or is paid (T24).

import type { TournamentEventOf, TournamentEvent } from '../../../src/tournament/index.ts';
import type { TournamentStep } from './audited-tournament.ts';
import type { Violation } from '../violation.ts';

type Gone = 'refused' | 'withdrawn' | 'disqualified' | 'retired' | 'forfeited';

/** Where an entry ends, by what happened. */
const ENDS: { readonly [name in TournamentEvent['happened']]?: Gone } = {
  'entry-refused': 'refused',
  withdrawn: 'withdrawn',
  disqualified: 'disqualified',
  retired: 'retired',
};

export class TournamentPeople {
  readonly #gone = new Map<string, Gone>();

  sees(step: TournamentStep): readonly Violation[] {
    const violations = this.#check(step);
    this.#note(step.event);
    return violations;
  }

  #note(event: TournamentEvent): void {
    const gone = ENDS[event.happened];
    if (gone !== undefined && 'patron' in event) this.#gone.set(event.patron, gone);
    if (event.happened === 'roll-called') {
      for (const patron of event.forfeited) this.#gone.set(patron, 'forfeited');
    }
    // Let in again by the director, or entered anew.
    if (event.happened === 'applied' || event.happened === 'admitted') {
      this.#gone.delete(event.patron);
    }
  }

  #check({ event, before }: TournamentStep): readonly Violation[] {
    const [what, patrons] = takingPart(event, before);
    const gone = patrons.find(patron => this.#gone.has(patron));
    if (gone === undefined) return [];
    const why = this.#gone.get(gone) ?? 'gone';
    return [
      {
        kind: `${why}: ${what}`,
        says: `${gone} is ${why}, and ${what}`,
        expectation: { expect: { refused: '*' } },
        passes: true,
      },
    ];
  }
}

/** What an event lets whom do. */
function takingPart(
  event: TournamentEvent,
  before: TournamentStep['before'],
): readonly [what: string, patrons: readonly string[]] {
  const { happened } = event;
  if (happened === 'session-planned') return ['is drawn to a session', event.patrons];
  if (happened === 'session-decided') {
    return ['goes on', event.order.flatMap(({ advanced }) => advanced)];
  }
  if (happened === 'prizes-awarded') {
    return ['is awarded a prize', event.prizes.map(({ patron }) => patron)];
  }
  if (happened === 'prize-paid') return ['is paid', [event.patron]];
  if (happened === 'bought-back' || happened === 'added-on') return ['buys chips', [event.patron]];
  return happened === 'played' ? ['wagers', wagers(event, before)] : ['', []];
}

const WAGERS = ['wager-laid', 'wager-sealed', 'wager-placed'];

function wagers(event: TournamentEventOf<'played'>, { sessions }: TournamentStep['before']) {
  const { happening, session, table } = event;
  const { what } = happening;
  if (!WAGERS.includes(what.happened) || !('seat' in what)) return [];
  const at = sessions.find(({ id }) => id === session)?.tables.find(each => each.table === table);
  const entrant = at?.seats.find(({ seat }) => seat === what.seat)?.patron;
  return entrant === undefined ? [] : [entrant];
}

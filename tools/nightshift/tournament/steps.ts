// The order of steps in a tournament, checked from its events alone: nothing comes before its time.

import type { RulebookId } from '../../../src/rules/rulebook.ts';
import type { TournamentEventOf, TournamentEvent } from '../../../src/tournament/index.ts';

/** What every book wants before entries. */
const BEFORE_ENTRIES: readonly TournamentEvent['happened'][] = [
  'director-appointed',
  'conditions-written',
  'approval-recorded',
  'conditions-published',
];

/** Crown's table game tells the inspectorate first (12.2.2 (b)); the others may do so later. */
const TELLS_FIRST: readonly RulebookId[] = ['crown'];

/** What ends a period of wagers beside its close: the coup becomes another one, or is over. */
const ENDS_WAGERING = ['misdeal-ruled', 'coup-ended', 'coup-voided'];

type Hearers = {
  readonly [Name in TournamentEvent['happened']]?: (event: TournamentEventOf<Name>) => void;
};

function hear(hearers: Hearers, event: TournamentEvent): void {
  // Keyed by what happened: the compiler cannot follow that on its own.
  const hearer = hearers[event.happened] as ((of: TournamentEvent) => void) | undefined;
  hearer?.(event);
}

export class TournamentSteps {
  readonly findings: string[] = [];
  readonly #done = new Set<TournamentEvent['happened']>();
  readonly #entered = new Set<string>();
  readonly #briefed = new Set<string>();
  readonly #signed = new Set<string>();
  readonly #decided = new Map<string, boolean>();
  /** The seats of a session, and of those the tables at which play has not ended. */
  readonly #seats = new Map<string, TournamentEventOf<'patrons-seated'>['seats']>();
  readonly #open = new Map<string, Set<string>>();
  readonly #paid = new Set<string>();
  readonly #wagering = new Map<string, boolean>();
  #director = false;
  readonly #book: RulebookId;

  constructor(book: RulebookId) {
    this.#book = book;
  }

  sees(event: TournamentEvent): void {
    hear(this.#checks, event);
    hear(this.#notes, event);
    this.#done.add(event.happened);
  }

  readonly #checks: Hearers = {
    'entries-opened': event => {
      this.#wants(event, BEFORE_ENTRIES);
      if (TELLS_FIRST.includes(this.#book)) this.#wants(event, ['inspectorate-told']);
    },
    applied: event => this.#wants(event, ['entries-opened']),
    'session-planned': event => {
      this.#wants(event, ['entries-closed']);
      this.#only(event.patrons, this.#entered, 'is drawn without an entry');
    },
    'session-started': event => {
      this.#wants(event, ['tables-designated', 'briefed', 'patrons-seated']);
      this.#only(this.#entered, this.#briefed, 'plays without a briefing');
      this.#only(this.#entered, this.#signed, 'plays without a signature');
      if (!this.#director) this.#find(`${event.session} starts without the director`);
    },
    played: event => this.#checkPlay(event),
    'session-decided': ({ session }) => {
      if (this.#open.get(session)?.size === 0) return;
      this.#find(`${session} is decided before its tables have ended`);
    },
    'prizes-awarded': event => {
      this.#wants(event, ['session-decided']);
      if ([...this.#decided.values()].every(Boolean)) return;
      this.#find('prizes before every session is decided');
    },
    'prize-paid': event => {
      this.#wants(event, ['prizes-awarded']);
      if (this.#paid.has(event.patron)) this.#find(`${event.patron} is paid twice`);
      this.#paid.add(event.patron);
    },
  };

  /** Wagers open, then close, then the coup is settled; never without the director. */
  #checkPlay({
    session,
    table,
    happening,
  }: Extract<TournamentEvent, { happened: 'played' }>): void {
    const where = `${session} ${table}`;
    if (!this.#decided.has(session)) this.#find(`${where} is played before it starts`);
    const { happened } = happening.what;
    const open = this.#wagering.get(where) === true;
    if (happened === 'wagering-opened') {
      if (open || !this.#director) this.#find(`${where}: wagers open out of order`);
      this.#wagering.set(where, true);
    }
    if (ENDS_WAGERING.includes(happened)) this.#wagering.set(where, false);
    if (happened === 'wagering-closed') {
      if (!open) this.#find(`${where}: wagers close that were not open`);
      this.#wagering.set(where, false);
    }
    const settles = happened === 'coup-settled' || happened === 'winning-paid';
    if (settles && open) this.#find(`${where}: settled while wagers are open`);
    const lays = ['wager-laid', 'wager-sealed', 'wager-placed'].includes(happened);
    if (lays && !open) this.#find(`${where}: a wager while none are taken`);
  }

  readonly #notes: Hearers = {
    'entry-accepted': ({ patron }) => void this.#entered.add(patron),
    withdrawn: ({ patron }) => void this.#entered.delete(patron),
    disqualified: ({ patron }) => void this.#entered.delete(patron),
    retired: ({ patron }) => void this.#entered.delete(patron),
    briefed: ({ patrons }) => {
      for (const patron of patrons) this.#briefed.add(patron);
    },
    'conditions-signed': ({ patron }) => void this.#signed.add(patron),
    'director-signed': ({ present }) => {
      this.#director = present;
    },
    'patrons-seated': ({ session, seats }) => void this.#seats.set(session, seats),
    'play-off-ordered': ({ playOff, seats, table }) =>
      void this.#seats.set(
        playOff,
        seats.map(seat => ({ ...seat, table })),
      ),
    'session-started': ({ session, away = [] }) => {
      const seats = this.#seats.get(session) ?? [];
      const here = seats.filter(({ patron }) => !away.includes(patron));
      this.#open.set(session, new Set(here.map(({ table }) => table)));
      this.#decided.set(session, false);
    },
    'table-ended': ({ session, table }) => void this.#open.get(session)?.delete(table),
    'session-decided': ({ session }) => void this.#decided.set(session, true),
    'prizes-awarded': ({ prizes }) => {
      // Whoever moves up after the award is paid the rest.
      for (const { patron, paid } of prizes) if (!paid) this.#paid.delete(patron);
    },
  };

  #wants({ happened }: TournamentEvent, before: readonly TournamentEvent['happened'][]): void {
    for (const step of before) {
      if (!this.#done.has(step)) this.#find(`${happened} before ${step}`);
    }
  }

  #only(some: Iterable<string>, all: ReadonlySet<string>, what: string): void {
    for (const patron of some) if (!all.has(patron)) this.#find(`${patron} ${what}`);
  }

  #find(what: string): void {
    this.findings.push(what);
  }
}

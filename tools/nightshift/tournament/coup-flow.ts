// What moves a coup of a tournament on, at a session's table: in one line, or step by step.

import type { TableInPlay } from '../../../src/scenario/tournament/driven-tournament.ts';
import { lies } from '../../../src/table/coup/hands.ts';
import { type Play, seatToWager, shoeStep, type Together } from '../../../src/tournament/index.ts';
import type { Chance } from '../../oracle/chance.ts';
import type { TournamentMover } from './mover.ts';
import { peopleAt } from './places.ts';

export type Where = Readonly<Record<'session' | 'table', string>>;

/** Staff, cards and every step of the shoe. */
export function readyShoe(
  { run, try: attempt }: TournamentMover,
  place: TableInPlay,
  where: Where,
): void {
  for (;;) {
    const play = run.driven.tableIn(where.session, where.table)?.table.play ?? place.table.play;
    const step = play === null ? null : shoeStep(run.driven.book, play.play.dealing);
    if (step === null || !attempt({ ...step.what.command, ...where })) return;
  }
}

/** A coup, or its next step; else whatever is in its way. */
export function playCoup(mover: TournamentMover, place: TableInPlay, where: Where): boolean {
  const isOn = mover.isStepped ? stepCoup(mover, place, where) : wholeCoup(mover, place, where);
  return isOn || inTheWay(mover, place, where) || passOver(mover, place, where);
}

/** A coup in one line, as far as the table lets it. */
function wholeCoup(mover: TournamentMover, place: TableInPlay, where: Where): boolean {
  const { chance, try: attempt } = mover;
  const { min } = place.session.rules.limits;
  const others = { on: chance.pick(['player', 'banker', 'player', 'banker', 'tie']), stake: min };
  const wagers = Object.fromEntries(
    peopleAt(place)
      .filter(() => chance.isOneIn(3))
      .map(({ patron }) => [patron, [{ on: 'player', stake: min * (1 + chance.below(8)) }]]),
  );
  return attempt({ play: '', ...where, others, wagers });
}

function stepCoup(mover: TournamentMover, place: TableInPlay, where: Where): boolean {
  const { play } = place.table;
  if (play === null) return false;
  return play.way === 'in-turn'
    ? stepInTurn(mover, play.play, place, where)
    : stepTogether(mover, play.play, place, where);
}

function stepInTurn(mover: TournamentMover, play: Play, place: TableInPlay, where: Where): boolean {
  const { chance, try: attempt, tryDrawn } = mover;
  if (play.coup === null) {
    readyShoe(mover, place, where);
    return ['open-wagering', 'begin-dummy-coup'].some(name => attempt({ do: name, ...where }));
  }
  const isExamined = Object.values(play.coup.forms).every(form => form.approvedBy !== null);
  if (!isExamined && WITH_FORMS.some(tryDrawn)) return true;
  const seat = seatToWager(play);
  if (seat === null) return false;
  if (chance.isOneIn(4) && tryDrawn('hand-in-form')) return true;
  const isLying = play.positions.some(each => each.seat === seat && each.lying);
  if (isLying && chance.isOneIn(2) && attempt({ do: 'let-wager-stand', ...where, seat }))
    return true;
  const stake = play.limits.min * (1 + chance.below(4));
  return attempt({ do: 'place-wager', ...where, seat, on: someSide(chance), stake });
}

function stepTogether(
  mover: TournamentMover,
  play: Together,
  place: TableInPlay,
  where: Where,
): boolean {
  const { chance, try: attempt, tryDrawn } = mover;
  if (play.phase === 'between-coups') {
    readyShoe(mover, place, where);
    return attempt({ do: 'open-wagering', ...where });
  }
  if (play.phase === 'revealing') {
    const sealed = play.seats.find(({ wagers }) => wagers.some(wager => wager.sealed));
    if (sealed === undefined) return attempt({ do: 'settle-coup', ...where });
    return attempt({ do: 'open-secret', ...where, seat: sealed.seat });
  }
  const idle = play.seats.find(({ state, wagers }) => state === 'in' && wagers.length === 0);
  if (play.phase !== 'wagering' || idle === undefined || chance.isOneIn(6)) return false;
  if (chance.isOneIn(3) && tryDrawn('seal-wager')) return true;
  const stake = play.rules.limits.min * (1 + chance.below(4));
  return attempt({ do: 'wager', ...where, seat: idle.seat, on: someSide(chance), stake });
}

const someSide = (chance: Chance): string =>
  chance.pick(['player', 'banker', 'player', 'banker', 'tie']);

/** A form goes through the dealer's and the inspector's hands (16.6.6, 16.6.7). */
const WITH_FORMS = ['mark-secret', 'record-form', 'examine-form'];

/** What may have to be done before a coup goes on, in the book's way. */
function inTheWay(mover: TournamentMover, { table: { play } }: TableInPlay, where: Where): boolean {
  const { try: attempt, tryDrawn } = mover;
  if (play?.way === 'in-turn') {
    return (
      nextCard(attempt, play.play, where) ||
      examineForms(attempt, play.play, where) ||
      IN_TURN.some(name => attempt({ do: name, ...where })) ||
      DRAWN_IN_TURN.some(tryDrawn) ||
      endCoup(attempt, where)
    );
  }
  return TOGETHER.some(name => attempt({ do: name, ...where })) || DRAWN_TOGETHER.some(tryDrawn);
}

/** Forms that nobody has examined, one seat after the other: no card is dealt before (16.6.7). */
function examineForms(attempt: TournamentMover['try'], { coup }: Play, where: Where): boolean {
  return Object.entries(coup?.forms ?? {})
    .filter(([, { approvedBy }]) => approvedBy === null)
    .some(([number]) => {
      const of = { ...where, seat: Number(number) };
      const found = ['approved', 'returned'].map(finding => ({ do: 'examine-form', finding }));
      return [{ do: 'mark-secret' }, { do: 'record-form' }, ...found].some(line =>
        attempt({ ...line, ...of }),
      );
    });
}

/** The next one to be turned, or the next card. */
function nextCard(attempt: TournamentMover['try'], { dealing }: Play, where: Where): boolean {
  const lying = dealing.coup?.cards.find(lies);
  if (lying !== undefined && attempt({ do: 'turn-card', ...where, side: lying.to })) return true;
  return attempt({ do: 'deal-card', ...where });
}

/** The end of a coup that cannot be finished. */
function endCoup(attempt: TournamentMover['try'], where: Where): boolean {
  const lost = { do: 'report-irregularity', what: 'card-order-lost', facts: {} };
  const approvedBy = { role: 'game-supervisor', id: 'second' };
  return attempt({ ...lost, ...where, by: 'table-inspector', approvedBy });
}

const IN_TURN = [...['close-wagering', 'announce-secrets', 'settle-coup', 'begin-dummy-coup']];
const DRAWN_IN_TURN = ['at-table', 'place-wager', 'examine-form'];
const TOGETHER = ['close-wagering', 'settle-coup', 'open-wagering'];
const DRAWN_TOGETHER = ['record-coup', 'open-secret', 'break-seal'];

function passOver({ try: attempt }: TournamentMover, place: TableInPlay, where: Where): boolean {
  if (place.table.play?.way !== 'in-turn') return false;
  return peopleAt(place).some(({ seat }) =>
    [{ do: 'pass-over' }, { do: 'lay-secret' }].some(line => attempt({ ...line, ...where, seat })),
  );
}

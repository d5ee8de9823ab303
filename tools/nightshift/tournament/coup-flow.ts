// What moves a coup of a tournament on, at a session's table: in one line, or step by step.

import type { TableInPlay } from '../../../src/scenario/tournament/driven-tournament.ts';
import { lies } from '../../../src/table/coup/hands.ts';
import {
  type Play,
  seatToWager,
  shoeStep,
  type SimultaneousPlay,
} from '../../../src/tournament/index.ts';
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
    : stepSimultaneous(mover, play.play, place, where);
}

function stepInTurn(mover: TournamentMover, play: Play, place: TableInPlay, where: Where): boolean {
  const { chance, try: attempt, tryDrawn } = mover;
  if (play.coup === null) {
    if (chance.isOneIn(3) && BETWEEN_COUPS.some(tryDrawn)) return true;
    readyShoe(mover, place, where);
    if (chance.isOneIn(4)) attempt({ do: 'declare-last-coup', ...where });
    // A limit of time holds once its notice has stood (16.4.7).
    const wait = play.timeLimit !== null && chance.isOneIn(2) ? { at: '+2m' } : {};
    const begins = ['open-wagering', 'begin-dummy-coup'];
    return begins.some(name => attempt({ do: name, ...where, ...wait }));
  }
  const isExamined = Object.values(play.coup.forms).every(form => form.approvedBy !== null);
  if (play.coup.declaredLast && examineForms(attempt, play, where)) return true;
  if (!isExamined && WITH_FORMS.some(tryDrawn)) return true;
  const seat = seatToWager(play);
  if (seat === null) return false;
  if (play.timeLimit !== null && chance.isOneIn(3)) {
    if (attempt({ do: 'call-time', ...where, seat, at: '+2m' })) return true;
    if (attempt({ do: 'pass-over', ...where, seat })) return true;
  }
  if (isSecret(chance, play, play.coup) && handIn(mover, place, where, seat)) return true;
  if (chance.isOneIn(4) && tryDrawn('hand-in-form')) return true;
  const isLying = play.positions.some(each => each.seat === seat && each.lying);
  if (isLying && chance.isOneIn(2) && attempt({ do: 'let-wager-stand', ...where, seat }))
    return true;
  const stake = play.limits.min * (1 + chance.below(4));
  return attempt({ do: 'place-wager', ...where, seat, on: someSide(chance), stake });
}

function stepSimultaneous(
  mover: TournamentMover,
  play: SimultaneousPlay,
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

/** In the last coup of a final one secret wager brings all the others with it (16.6.11). */
function isSecret(
  chance: Chance,
  { rules }: Play,
  { declaredLast, forms }: NonNullable<Play['coup']>,
): boolean {
  if (!rules.final) return chance.isOneIn(3);
  if (!declaredLast) return chance.isOneIn(12);
  return Object.keys(forms).length > 0 || chance.isOneIn(2);
}

/** A secret wager that is filled in as it should be. */
function handIn(
  { chance, try: attempt }: TournamentMover,
  place: TableInPlay,
  where: Where,
  seat: number,
): boolean {
  const name = peopleAt(place).find(each => each.seat === seat)?.patron;
  const amount = { figures: '100', words: 'one hundred', marked: [someSide(chance)] };
  const form = { name, seatNumber: String(seat), ...amount, signature: name };
  return attempt({ do: 'hand-in-form', ...where, seat, form });
}

/** The indicator comes out, and with it higher limits (16.5.2, 16.5.3). */
const BETWEEN_COUPS = ['raise-limits', 'record-indicator-card', 'set-time-limit'];

/** A form goes through the dealer's and the inspector's hands (16.6.6, 16.6.7). */
const WITH_FORMS = ['mark-secret', 'record-form', 'examine-form'];

/** What may have to be done before a coup goes on, in the book's way. */
function inTheWay(mover: TournamentMover, { table: { play } }: TableInPlay, where: Where): boolean {
  const { try: attempt, tryDrawn } = mover;
  if (play?.way === 'in-turn') {
    return (
      nextCard(attempt, play.play, where) ||
      examineForms(attempt, play.play, where) ||
      topUp(attempt, play.play, where) ||
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

/** Stakes that a raised minimum has left short are made up before the deal (16.5.12). */
const topUp = (attempt: TournamentMover['try'], { positions }: Play, where: Where): boolean =>
  positions.some(({ seat }) => attempt({ do: 'top-up-wager', ...where, seat }));

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

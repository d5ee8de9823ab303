// A coup at a table of a simulated competition where patrons wager in turn, in Tasmania's way.

import type { Actor } from '../../table/index.ts';
import { type Play, type TableCommand, whoseTurn } from '../../tournament/index.ts';
import type { DealingTable } from './dealing-table.ts';
import { patron, staff } from './people.ts';
import type { TournamentRun } from './run.ts';
import { someSide, someStake } from './stakes.ts';
import type { Place } from './simultaneous.ts';

type What = Extract<TableCommand, { way: 'in-turn' }>['what'];

const dealer = staff('dealer');
const inspector = staff('table-inspector');

const play = (run: TournamentRun, [session, table]: Place, what: What, by: Actor = dealer) =>
  run.ask({ do: 'play', session, table, command: { way: 'in-turn', what }, by });

const must = (run: TournamentRun, [session, table]: Place, what: What, by: Actor = dealer) =>
  run.must({ do: 'play', session, table, command: { way: 'in-turn', what }, by });

function playOf(run: TournamentRun, [session, table]: Place): Play {
  const at = run.tableOf(session, table).play;
  if (at?.way !== 'in-turn') throw new Error(`impossible: ${table} plays otherwise`);
  return at.play;
}

/** A shoe has had its last coup and the session wants another. */
export const loadInTurn = (run: TournamentRun, at: Place): undefined =>
  must(run, at, { do: 'load-shoe' });

/** The inspector is there, a new shoe is in, everybody but the late has sat down with the bank. */
export function beginInTurn(run: TournamentRun, at: Place): void {
  must(run, at, { do: 'take-post' }, inspector);
  must(run, at, { do: 'load-shoe' });
  const { positions, rules } = playOf(run, at);
  for (const [index, { seat, patron: who }] of positions.entries()) {
    if (index > 0 && run.isOneIn(20)) continue;
    must(run, at, { do: 'take-seat', seat }, patron(who));
    must(run, at, { do: 'give-chips', seat, chips: rules.bank, kind: rules.chips });
  }
  must(run, at, { do: 'begin-play' });
}

export function playInTurn(run: TournamentRun, at: Place, dealing: DealingTable): undefined {
  for (const { seat, patron: who, presence, state } of playOf(run, at).positions) {
    const late = state === 'in' && presence === 'expected';
    if (late && run.isOneIn(2)) play(run, at, { do: 'take-seat', seat }, patron(who));
  }
  noteMarker(run, at, dealing.untilMarker);
  if (typeof playOf(run, at).shoe?.nextIsDummy === 'string') {
    must(run, at, { do: 'begin-dummy-coup' });
    dealOut(run, at, dealing);
    return finish(run, at);
  }
  must(run, at, { do: 'open-wagering' });
  for (let seat = whoseTurn(playOf(run, at)); seat !== null;) {
    turn(run, at, seat);
    const next = whoseTurn(playOf(run, at));
    if (next === seat) throw new Error(`impossible: seat ${seat} does not take its turn`);
    seat = next;
  }
  must(run, at, { do: 'close-wagering' });
  layOut(run, at);
  dealOut(run, at, dealing);
  finish(run, at);
  return misdealNowAndThen(run, at, dealing);
}

function dealOut(run: TournamentRun, at: Place, dealing: DealingTable): void {
  const before = dealing.untilMarker;
  for (const [index, card] of dealing.coup().entries()) {
    noteMarker(run, at, before - index);
    must(run, at, { do: 'deal-card', card });
    turnCards(run, at);
  }
}

/** The marker comes out as soon as no card lies before it. */
function noteMarker(run: TournamentRun, at: Place, cardsBefore: number): void {
  if (cardsBefore > 0 || playOf(run, at).shoe?.markerOutAt !== null) return;
  must(run, at, { do: 'record-marker-card' });
}

/** This many cards before the marker nobody is misled about the last coup. */
const WELL_BEFORE = 20;

/** A card too many is drawn now and then, seen or unseen: the next coup begins with it. */
function misdealNowAndThen(run: TournamentRun, at: Place, dealing: DealingTable): undefined {
  if (dealing.untilMarker < WELL_BEFORE || !run.isOneIn(20)) return;
  const seen = run.plan.draw(2) === 0;
  const card = dealing.surplus(seen);
  const what = seen ? 'surplus-card-seen' : 'surplus-card-unseen';
  must(run, at, { do: 'report-misdeal', what, card: seen ? card : null });
}

/** The patron whose turn it is wagers with chips, by a form, or lets a stake lie after a tie. */
function turn(run: TournamentRun, at: Place, seat: number): void {
  const { draw } = run.plan;
  const { positions, limits } = playOf(run, at);
  const position = positions.find(other => other.seat === seat);
  if (position === undefined) throw new Error(`impossible: no seat ${seat}`);
  const by = patron(position.patron);
  if (position.lying) return must(run, at, { do: 'let-wager-stand', seat }, by);
  if (run.isOneIn(12) && handIn(run, at, seat, by)) return undefined;
  const stake = someStake(draw, limits, position.chips);
  must(run, at, { do: 'place-wager', seat, on: someSide(draw), stake }, by);
  if (position.chips - stake >= limits.min && draw(6) === 0) {
    play(run, at, { do: 'place-wager', seat, on: 'tie', stake: limits.min }, by);
  }
  return undefined;
}

/** A form for one hundred dollars: handed in, marked, recorded, examined. */
function handIn(run: TournamentRun, at: Place, seat: number, by: Actor): boolean {
  const form = {
    name: by.id,
    seatNumber: String(seat),
    figures: '100',
    words: run.plan.draw(10) === 0 ? 'one hundred and one' : 'one hundred',
    marked: [someSide(run.plan.draw)],
    signature: by.id,
  };
  if (play(run, at, { do: 'hand-in-form', seat, form }, by) !== undefined) return false;
  must(run, at, { do: 'mark-secret', seat });
  must(run, at, { do: 'record-form', seat }, inspector);
  must(run, at, { do: 'examine-form', seat, finding: 'approved' }, inspector);
  return true;
}

/** In the last coup of a final the secrets may have to be read and laid before the deal. */
function layOut(run: TournamentRun, at: Place): void {
  if (playOf(run, at).phase !== 'announcing') return;
  must(run, at, { do: 'announce-secrets' }, inspector);
  for (const { seat, patron: who } of playOf(run, at).positions) {
    play(run, at, { do: 'lay-secret', seat }, patron(who));
  }
}

function turnCards(run: TournamentRun, at: Place): void {
  for (;;) {
    const { coup } = playOf(run, at);
    const lying = coup?.holders === null ? undefined : coup?.cards.find(({ turned }) => !turned);
    if (lying === undefined) return;
    must(run, at, { do: 'turn-card', side: lying.side });
  }
}

function finish(run: TournamentRun, at: Place): undefined {
  const { coup } = playOf(run, at);
  const secret = Object.keys(coup?.forms ?? {}).length > 0;
  if (secret && coup?.announced === false) {
    must(run, at, { do: 'announce-secrets' }, inspector);
  }
  must(run, at, { do: 'settle-coup' });
}

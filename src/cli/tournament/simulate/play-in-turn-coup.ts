// A coup at a table of a simulated competition where patrons wager in turn.

import { lies } from '../../../table/coup/hands.ts';
import { type Actor, dummyDue } from '../../../table/index.ts';
import { type Play, type TableCommand, seatToWager } from '../../../tournament/index.ts';
import { patron, staff } from './people.ts';
import type { Place, TournamentRun } from './run.ts';
import { readyShoe } from './shoe.ts';
import { someSide, someStake } from './random-stake.ts';

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

const atTable = (command: Extract<What, { do: 'at-table' }>['command']): What => ({
  do: 'at-table',
  command,
});

/** The inspector is there, a new shoe is in, everybody but the late has sat down with the bank. */
export function beginInTurn(run: TournamentRun, at: Place): void {
  readyShoe(run, at);
  const { positions, rules } = playOf(run, at);
  for (const [index, { seat, patron: who }] of positions.entries()) {
    if (index > 0 && run.isOneIn(20)) continue;
    must(run, at, { do: 'take-seat', seat }, patron(who));
    must(run, at, { do: 'give-chips', seat, chips: rules.bank, kind: rules.chips });
  }
  must(run, at, { do: 'begin-play' });
}

export function playInTurn(run: TournamentRun, at: Place): undefined {
  for (const { seat, patron: who, presence, state } of playOf(run, at).positions) {
    const late = state === 'in' && presence === 'expected';
    if (late && run.isOneIn(2)) play(run, at, { do: 'take-seat', seat }, patron(who));
  }
  readyShoe(run, at);
  if (dummyDue(playOf(run, at).dealing) !== null) {
    must(run, at, atTable({ do: 'begin-dummy-coup' }));
    dealOut(run, at);
    return finish(run, at);
  }
  must(run, at, { do: 'open-wagering' });
  for (let seat = seatToWager(playOf(run, at)); seat !== null;) {
    turn(run, at, seat);
    const next = seatToWager(playOf(run, at));
    if (next === seat) throw new Error(`impossible: seat ${seat} does not take its turn`);
    seat = next;
  }
  must(run, at, { do: 'close-wagering' });
  layOut(run, at);
  dealOut(run, at);
  finish(run, at);
  return misdealNowAndThen(run, at);
}

function dealOut(run: TournamentRun, at: Place): void {
  while (playOf(run, at).phase === 'dealing') {
    noteMarker(run, at);
    const card = run.takeCard(at);
    must(run, at, atTable({ do: 'deal-card', card, source: 'virtual-shoe' }));
    turnCards(run, at);
  }
}

/** How many cards come out before the one that announces the end. */
function untilMarker({ dealing: { shoe, setup } }: Play): number {
  return shoe.cards - shoe.dealt - (setup?.cutFromBack ?? 0);
}

/** The marker comes out as soon as no card lies before it. */
function noteMarker(run: TournamentRun, at: Place): void {
  const table = playOf(run, at);
  if (untilMarker(table) > 0 || table.dealing.shoe.cuttingCardAt !== null) return;
  must(run, at, atTable({ do: 'record-cutting-card' }));
}

/** This many cards before the marker nobody is misled about the last coup. */
const WELL_BEFORE = 20;

/** A card too many is drawn now and then, seen or unseen: the next coup begins with it. */
function misdealNowAndThen(run: TournamentRun, at: Place): undefined {
  if (untilMarker(playOf(run, at)) < WELL_BEFORE || !run.isOneIn(20)) return;
  const isSeen = run.plan.draw(2) === 0;
  const what = isSeen ? 'surplus-card-seen' : 'surplus-card-unseen';
  const facts = { cards: [isSeen ? run.nextCard(at) : null] };
  must(run, at, atTable({ do: 'report-irregularity', what, facts }));
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
    const { cards = [] } = playOf(run, at).dealing.coup ?? {};
    const lying = cards.length < 4 ? undefined : cards.find(lies);
    if (lying === undefined) return;
    must(run, at, atTable({ do: 'turn-card', side: lying.to }));
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

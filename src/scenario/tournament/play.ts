// One coup at a session's table, in the book's way, as far as the table lets it.

import type { Card } from '../../rules/cards.ts';
import { nextSide } from '../../rules/tableau.ts';
import { lies } from '../../table/coup/hands.ts';
import { dummyDue } from '../../table/index.ts';
import { type Play, type SimultaneousPlay, seatToWager } from '../../tournament/index.ts';
import type { EventsAnswer, LineFields } from '../answer.ts';
import { Script } from '../script.ts';
import type { DrivenTournament } from './driven-tournament.ts';
import { tournamentDriverOf } from './driver.ts';
import type { LaidLine } from './lines.ts';
import { readyTable } from './ready.ts';

export interface CoupPlan {
  /** Those to be dealt; none where the shoe's own come. */
  readonly cards: readonly Card[];
  readonly wagers: Readonly<Record<string, readonly LaidLine[]>>;
  readonly others?: LaidLine | undefined;
  readonly session: string;
  readonly table: string;
}

interface Game {
  readonly driven: DrivenTournament;
  readonly script: Script;
  readonly plan: CoupPlan;
  readonly left: Card[];
}

export function playTournamentCoup(
  driven: DrivenTournament,
  plan: CoupPlan,
): EventsAnswer & LineFields {
  const script = new Script(tournamentDriverOf(driven));
  const game = { driven, script, plan, left: [...plan.cards] };
  const play = playAt(game);
  if (play?.way === 'in-turn') playInTurn(game);
  else playSimultaneous(game);
  const unused = game.left.length === 0 ? {} : { unused: game.left };
  return { ...script.answer(), ...unused };
}

const playAt = ({ driven, plan }: Game) => driven.tableIn(plan.session, plan.table)?.table.play;

function inTurn(game: Game): Play | undefined {
  const play = playAt(game);
  return play?.way === 'in-turn' ? play.play : undefined;
}

function together(game: Game): SimultaneousPlay | undefined {
  const play = playAt(game);
  return play?.way === 'together' ? play.play : undefined;
}

/** Something at this coup's table, by the usual person. */
const at = ({ script, plan: { session, table } }: Game, line: LineFields): void =>
  script.do({ ...line, session, table });

const laidBy = ({ plan }: Game, patron: string): readonly LaidLine[] =>
  plan.wagers[patron] ?? (plan.others === undefined ? [] : [plan.others]);

/** The named cards still to come, or the shoe's. */
const upcoming = ({ driven, plan, left }: Game): Card[] =>
  plan.cards.length > 0 ? left : [...driven.upcoming(plan.session, plan.table)];

function playInTurn(game: Game): void {
  const { script } = game;
  readyTable(game.driven, script, { session: game.plan.session, table: game.plan.table });
  const dealing = inTurn(game)?.dealing;
  const isDummy = dealing !== undefined && dummyDue(dealing) !== null;
  if (inTurn(game)?.coup === null) {
    at(game, { do: isDummy ? 'begin-dummy-coup' : 'open-wagering' });
  }
  takeTurns(game);
  if (inTurn(game)?.phase === 'wagering') at(game, { do: 'close-wagering' });
  if (inTurn(game)?.phase === 'announcing') at(game, { do: 'announce-secrets' });
  while (script.goesOn && inTurn(game)?.phase === 'dealing') {
    if (!turnNext(game) && !dealNext(game)) return;
  }
  const { coup } = inTurn(game) ?? {};
  const isSecret = Object.keys(coup?.forms ?? {}).length > 0;
  if (isSecret && coup?.announced === false) at(game, { do: 'announce-secrets' });
  at(game, { do: 'settle-coup' });
}

/** Everybody in turn lays what the line says; who lays nothing keeps the turn. */
function takeTurns(game: Game): void {
  for (;;) {
    const play = inTurn(game);
    const seat = play === undefined ? null : seatToWager(play);
    const position = play?.positions.find(each => each.seat === seat);
    if (position === undefined || !game.script.goesOn) return;
    const wagers = laidBy(game, position.patron);
    if (wagers.length === 0 && !position.lying) return;
    if (position.lying) at(game, { do: 'let-wager-stand', seat });
    else for (const { on, stake } of wagers) at(game, { do: 'place-wager', seat, on, stake });
  }
}

function turnNext(game: Game): boolean {
  const { cards = [] } = inTurn(game)?.dealing.coup ?? {};
  const lying = cards.length < 4 ? undefined : cards.find(lies);
  if (lying === undefined) return false;
  at(game, { do: 'turn-card', side: lying.to });
  return true;
}

function dealNext(game: Game): boolean {
  const card = upcoming(game).shift();
  if (card === undefined) return false;
  at(game, { do: 'deal-card', card });
  return true;
}

function playSimultaneous(game: Game): void {
  const { driven, script, plan } = game;
  readyTable(driven, script, { session: plan.session, table: plan.table });
  if (together(game)?.phase !== 'wagering') at(game, { do: 'open-wagering' });
  for (const { seat, patron, state, wagers } of together(game)?.seats ?? []) {
    const hasLaid = wagers.length > 0 && game.plan.wagers[patron] === undefined;
    if (state !== 'in' || hasLaid) continue;
    for (const { on, stake } of laidBy(game, patron)) at(game, { do: 'wager', seat, on, stake });
  }
  at(game, { do: 'close-wagering' });
  if (!game.script.goesOn) return;
  at(game, { do: 'record-coup', coup: handsOf(game) });
  if (together(game)?.phase !== 'revealing') return;
  for (const { seat, wagers } of together(game)?.seats ?? []) {
    if (wagers.some(({ sealed }) => sealed)) at(game, { do: 'open-secret', seat });
  }
  at(game, { do: 'settle-coup' });
}

/** The two hands as the table of play deals them, as far as there are cards. */
function handsOf(game: Game): Readonly<Record<'player' | 'banker', readonly Card[]>> {
  const hands: Record<'player' | 'banker', Card[]> = { player: [], banker: [] };
  const cards = upcoming(game);
  for (;;) {
    const side = nextSide(game.driven.book.tableau, hands);
    const card = side === 'nobody' ? undefined : cards.shift();
    if (side === 'nobody' || card === undefined) return hands;
    hands[side].push(card);
  }
}

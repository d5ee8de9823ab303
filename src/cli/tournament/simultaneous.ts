// A coup at a table of a simulated tournament where everybody wagers together.

import { type Coup, nextSide } from '../../rules/tableau.ts';
import type { Card } from '../../rules/cards.ts';
import { shoeStep, type TableCommand, type Together } from '../../tournament/index.ts';
import type { DealingTable } from './dealing-table.ts';
import { director, patron, staff } from './people.ts';
import type { TournamentRun } from './run.ts';
import { someSide, someStake } from './stakes.ts';

export type Place = readonly [session: string, table: string];

type What = Extract<TableCommand, { way: 'together' }>['what'];

const play = (run: TournamentRun, [session, table]: Place, what: What, by = staff('dealer')) =>
  run.ask({ do: 'play', session, table, command: { way: 'together', what }, by });

function playOf(run: TournamentRun, [session, table]: Place): Together {
  const at = run.tableOf(session, table).play;
  if (at?.way !== 'together') throw new Error(`impossible: ${table} plays otherwise`);
  return at.play;
}

/** Everybody sits down but the late ones. */
export function beginTogether(run: TournamentRun, at: Place): void {
  for (const { seat, patron: who } of playOf(run, at).seats) {
    if (!run.isOneIn(25)) play(run, at, { do: 'sit-down', seat }, patron(who));
  }
}

/** After the time of grace the director calls the roll. */
export function callRoll(run: TournamentRun, session: string): void {
  const { tables } = run.sessionOf(session);
  if (tables[0]?.play?.way !== 'together') return;
  run.now += run.plan.conditions.terms.late?.graceMs ?? 0;
  run.must({ do: 'call-roll', session, by: director });
}

export function playTogether(run: TournamentRun, at: Place, dealing: DealingTable): void {
  const { book } = run.plan;
  readyShoe(run, at);
  play(run, at, { do: 'open-wagering' });
  const { seats } = playOf(run, at);
  for (const { seat, patron: who, state } of seats) {
    if (state !== 'in' || run.isOneIn(20)) continue;
    wagerAt(run, at, seat, who);
  }
  play(run, at, { do: 'close-wagering' });
  const cards = dealing.coup();
  play(run, at, { do: 'record-coup', coup: handsOf(book, cards) });
  if (playOf(run, at).phase === 'revealing') openSecrets(run, at);
}

/** Staff, cards and every step of the shoe, until a coup can begin. */
function readyShoe(run: TournamentRun, at: Place): void {
  for (;;) {
    const step = shoeStep(run.plan.book, playOf(run, at).dealing);
    if (step === null || play(run, at, step.what, staff(step.by)) !== undefined) return;
  }
}

/** After the cards every sealed wager is opened, then all are settled. */
function openSecrets(run: TournamentRun, at: Place): void {
  for (const { seat, wagers } of playOf(run, at).seats) {
    if (wagers.some(({ sealed }) => sealed)) play(run, at, { do: 'open-secret', seat });
  }
  play(run, at, { do: 'settle-coup' });
}

function wagerAt(run: TournamentRun, at: Place, seat: number, who: string): void {
  const { draw } = run.plan;
  const { rules, ledger } = playOf(run, at);
  const account = ledger.pages.flat().find(({ id }) => id === `patron:${seat}`);
  const chips = account === undefined ? 0 : account.credits - account.debits;
  const stake = someStake(draw, rules.limits, chips);
  const wager = { seat, on: someSide(draw), stake } as const;
  const what = run.isOneIn(10)
    ? ({ do: 'seal-wager', ...wager, signature: who } as const)
    : ({ do: 'wager', ...wager } as const);
  play(run, at, what, patron(who));
  if (chips - stake >= rules.limits.min && draw(6) === 0) {
    play(run, at, { do: 'wager', seat, on: 'tie', stake: rules.limits.min }, patron(who));
  }
}

/** The two hands of cards in the order in which they were dealt. */
function handsOf({ tableau }: TournamentRun['plan']['book'], cards: readonly Card[]): Coup {
  const player: Card[] = [];
  const banker: Card[] = [];
  for (const card of cards) {
    const side = nextSide(tableau, { player, banker });
    (side === 'player' ? player : banker).push(card);
  }
  return { player, banker };
}

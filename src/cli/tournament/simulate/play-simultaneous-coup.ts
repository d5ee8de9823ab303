// A coup at a table of a simulated tournament where everybody wagers together.

import { type DealtHands, nextSide } from '../../../rules/tableau.ts';
import type { Card } from '../../../rules/cards.ts';
import type { Side } from '../../../rules/hand.ts';
import type { TableCommand, SimultaneousPlay } from '../../../tournament/index.ts';
import { director, patron, staff } from './people.ts';
import type { Place, TournamentRun } from './run.ts';
import { readyShoe } from './shoe.ts';
import { someSide, someStake } from './random-stake.ts';

type What = Extract<TableCommand, { way: 'together' }>['what'];

const play = (run: TournamentRun, [session, table]: Place, what: What, by = staff('dealer')) =>
  run.ask({ do: 'play', session, table, command: { way: 'together', what }, by });

function playOf(run: TournamentRun, [session, table]: Place): SimultaneousPlay {
  const at = run.tableOf(session, table).play;
  if (at?.way !== 'together') throw new Error(`impossible: ${table} plays otherwise`);
  return at.play;
}

/** Everybody sits down but the late ones. */
export function beginSimultaneous(run: TournamentRun, at: Place): void {
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

export function playSimultaneous(run: TournamentRun, at: Place): void {
  const { book } = run.plan;
  readyShoe(run, at);
  play(run, at, { do: 'open-wagering' });
  const { seats } = playOf(run, at);
  for (const { seat, patron: who, state } of seats) {
    if (state !== 'in' || run.isOneIn(20)) continue;
    wagerAt(run, at, seat, who);
  }
  play(run, at, { do: 'close-wagering' });
  play(run, at, { do: 'record-coup', coup: dealtTo(book, () => run.takeCard(at)) });
  if (playOf(run, at).phase === 'revealing') openSecrets(run, at);
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

/** Both hands of a coup, card by card from the shoe. */
function dealtTo({ tableau }: TournamentRun['plan']['book'], takeCard: () => Card): DealtHands {
  const hands: Record<Side, Card[]> = { player: [], banker: [] };
  for (;;) {
    const side = nextSide(tableau, hands);
    if (side === 'nobody') return hands;
    hands[side].push(takeCard());
  }
}

// Why a wager was paid, lost or given back, in one English sentence.

import type { Odds } from '../rules/rulebook.ts';
import type { SettlementReason, ShownCoup } from '../rules/settlement-reason.ts';

const PAIR = /^(player|banker)(?:-(\w+))?-pair$/u;
const BY = /-by-(\d)$/u;

/** 'Banker wins 7 to 4: pays 1 to 1 less 5% commission.' */
export function settlementText(reason: SettlementReason): string {
  if ('shown' in reason) return `${shownText(reason)}: ${outcomeText(reason)}.`;
  return RETURNED[reason.code];
}

const RETURNED = {
  'returned-dummy': 'A dummy coup: the stake goes back.',
  'returned-void': 'The coup is void: the stake goes back.',
  'returned-too-few-cards': 'The cards did not suffice, the coup is void: the stake goes back.',
} as const;

type Decided = Extract<SettlementReason, { readonly shown: ShownCoup }>;

function outcomeText(reason: Decided): string {
  switch (reason.code) {
    case 'wager-loses':
      return 'the wager loses';
    case 'stake-goes-back':
      return 'the stake goes back';
    case 'pays-share-of-stake':
      return `pays ${percent(reason.rate)} of the stake`;
    case 'pays-half':
      return 'pays half';
    case 'pays-odds':
      return `pays ${oddsText(reason.odds)}`;
    case 'pays-less-commission':
      return `pays ${oddsText(reason.odds)} less ${percent(reason.rate)} commission`;
    case 'pays-less-beyond':
      return `pays ${oddsText(reason.odds)} less ${beyondText(reason)}`;
    case 'pays-less-both':
      return (
        `pays ${oddsText(reason.odds)} less ${percent(reason.rate)} commission ` +
        `and ${beyondText(reason)}`
      );
  }
}

const oddsText = ([pays, to]: Odds): string => `${pays} to ${to}`;
const percent = (share: number): string => `${Math.round(share * 10_000) / 100}%`;
const beyondText = ({ beyond }: { readonly beyond: number }): string =>
  `${percent(beyond)} of what is above the differential`;

function shownText({ shown, player, banker }: Decided): string {
  const result = resultText(player, banker);
  if (shown === 'banker-wins-with-six') return 'Banker wins with 6';
  if (shown === 'banker-does-not-win-with-six') return `${result}, no Banker win with 6`;
  if (shown === 'natural-tie') return `Natural tie at ${player}`;
  if (shown.startsWith('no-')) return `${sideName(shown.slice(3))}'s first two cards are no pair`;
  const [, side, kind] = PAIR.exec(shown) ?? [];
  if (side !== undefined) return `${sideName(side)} opens with a ${kind ?? ''} pair`;
  const [, margin] = BY.exec(shown) ?? [];
  if (margin !== undefined) return `${result}, by ${margin} points without a natural`;
  if (shown.endsWith('-natural')) return `${result} with a natural`;
  if (shown.includes('-two-card-')) return `${result} with two cards`;
  return shown.includes('-three-card-') ? `${result} with three cards` : result;
}

const sideName = (name: string): string => (name.startsWith('player') ? 'Player' : 'Banker');

function resultText(player: number, banker: number): string {
  if (player === banker) return `Tie at ${player}`;
  return player > banker
    ? `Player wins ${player} to ${banker}`
    : `Banker wins ${banker} to ${player}`;
}

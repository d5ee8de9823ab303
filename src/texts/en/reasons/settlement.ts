// Why a wager was paid, lost or given back.

import type { SettlementReasons, ShownCoup } from '../../../rules/settlement-reason.ts';
import type { StreakReasons } from '../../../table/reasons/streaks.ts';

const TIMES =
  '{count, plural, =0 {not once} =1 {once} =2 {twice} =3 {three times} =4 {four times} ' +
  '=5 {five times} other {# times}}';
const PAYS = ': the {bet} pays {odds}.';

/** What the coup showed. */
export const SHOWN: Readonly<Record<ShownCoup, string>> = {
  'player-wins': 'Player wins {player} to {banker}',
  'banker-wins': 'Banker wins {banker} to {player}',
  tie: 'Tie at {player}',
  'banker-wins-with-six': 'Banker wins with 6',
  'banker-does-not-win-with-six': '{result}, no Banker win with 6',
  'natural-tie': 'Natural tie at {player}',
  'player-wins-with-natural': '{result} with a natural',
  'player-wins-by-4': '{result}, by 4 points without a natural',
  'player-wins-by-5': '{result}, by 5 points without a natural',
  'player-wins-by-6': '{result}, by 6 points without a natural',
  'player-wins-by-7': '{result}, by 7 points without a natural',
  'player-wins-by-8': '{result}, by 8 points without a natural',
  'player-wins-by-9': '{result}, by 9 points without a natural',
  'banker-wins-with-natural': '{result} with a natural',
  'banker-wins-by-4': '{result}, by 4 points without a natural',
  'banker-wins-by-5': '{result}, by 5 points without a natural',
  'banker-wins-by-6': '{result}, by 6 points without a natural',
  'banker-wins-by-7': '{result}, by 7 points without a natural',
  'banker-wins-by-8': '{result}, by 8 points without a natural',
  'banker-wins-by-9': '{result}, by 9 points without a natural',
  'player-wins-with-three-card-8-or-9': '{result} with three cards',
  'banker-wins-with-three-card-8-or-9': '{result} with three cards',
  'banker-wins-with-two-card-6': '{result} with two cards',
  'banker-wins-with-three-card-6': '{result} with three cards',
  'banker-wins-with-three-card-7': '{result} with three cards',
  'player-wins-with-three-card-8': '{result} with three cards',
  'player-pair': 'Player opens with a pair',
  'banker-pair': 'Banker opens with a pair',
  'player-mixed-pair': 'Player opens with a mixed pair',
  'player-coloured-pair': 'Player opens with a coloured pair',
  'player-perfect-pair': 'Player opens with a perfect pair',
  'banker-mixed-pair': 'Banker opens with a mixed pair',
  'banker-coloured-pair': 'Banker opens with a coloured pair',
  'banker-perfect-pair': 'Banker opens with a perfect pair',
  'no-player-pair': "Player's first two cards are no pair",
  'no-banker-pair': "Banker's first two cards are no pair",
  'coup-went-against': 'The coup went against it',
  'shoe-is-over': 'The shoe is over',
};

export const SETTLEMENT: Readonly<Record<keyof (SettlementReasons & StreakReasons), string>> = {
  'wager-loses': '{shown}: the wager loses.',
  'stake-goes-back': '{shown}: the stake goes back.',
  'pays-share-of-stake': '{shown}: pays {rate} of the stake.',
  'pays-half': '{shown}: pays half.',
  'pays-odds': '{shown}: pays {odds}.',
  'pays-less-commission': '{shown}: pays {odds} less {rate} commission.',
  'pays-less-beyond': '{shown}: pays {odds} less {beyond} of what is above the differential.',
  'pays-less-both':
    '{shown}: pays {odds} less {rate} commission and {beyond} of what is above the differential.',
  'returned-dummy': 'A dummy coup: the stake goes back.',
  'returned-void': 'The coup is void: the stake goes back.',
  'returned-too-few-cards': 'The cards did not suffice, the coup is void: the stake goes back.',
  'tie-run-pays': `Tie ${TIMES} in a row${PAYS}`,
  'streak-pays': `{side} won ${TIMES} in a row${PAYS}`,
  'nominated-run-pays': `The nominated side won ${TIMES} in a row ({sides})${PAYS}`,
  'tail-pays-at-end-of-shoe': `{side} won ${TIMES} in a row and the shoe ended${PAYS}`,
  'late-tail-pays': `{side} won ${TIMES} in a row since it was laid${PAYS}`,
  'late-tail-pays-at-end-of-shoe':
    `{side} won ${TIMES} in a row since it was laid and the shoe ended: ` +
    'the {bet} pays {odds}.',
  'bet-goes-back': 'The {bet} goes back.',
  'run-broken': `{shown}: the {bet} is broken after it came right ${TIMES}.`,
  'tail-before-first-coup': 'The shoe ended before its first coup: the {bet} goes back.',
  'tail-too-short': '{shown}: the {bet} has {count} in a row and pays from 2.',
  'late-tail-too-short':
    '{shown}: the {bet} has {count} in a row since it was laid and pays from 2.',
  'outcome-invalid': 'The outcome is invalid: the stake goes back.',
  'under-minimum-again': 'Under the minimum of {minimum} again: the stake goes back.',
  'under-minimum-settled-once':
    '{reason} Under the minimum of {minimum}: settled this once, the next goes back.',
  'above-maximum-returned': '{reason} {over} above the maximum of {maximum} goes back ({clause}).',
  'not-decided-yet': 'Not decided yet.',
};

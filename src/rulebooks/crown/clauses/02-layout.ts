// crown 2: seats, layouts and wager areas.

import { clauseRows } from '../../clause.ts';

export const layout = clauseRows({
  '2.1': ['engine table terminal enforce', 'operator', 'Table configuration takes 5 to 14 seats, each with a visible number; refuse other counts.',
    { rulings: ['G8'], note: 'Seat numbers drive 4.2.1, 8.1.1(b), 8.1.3(a).' }],
  '2.2': ['screen screens display show', 'operator', "Layout carries the casino's name and/or logo and is one of the styles below.",
    { note: 'Name and logo are settings.' }],
  '2.2.1': ['screen screens display show', 'operator', 'Offer layout style A (full Baccarat).',
    { rulings: ['G13'] }],
  '2.2.2': ['screen screens display show', 'operator', 'Offer layout styles B and F (Mini Baccarat).',
    { rulings: ['G13'], note: 'Style B triggers 6.2.2; F already has side-wager areas (2.5, 2.7).' }],
  '2.2.3': ['screen screens display show', 'operator', 'Offer layout style C (Midi Baccarat).',
    { rulings: ['G13'] }],
  '2.3': ['engine table shoe enforce', 'dealer', 'No card may enter a coup other than from the shoe; console has no free card entry outside shoe draws (scanner or virtual shoe).',
    { note: 'Correction entries must be logged as irregularities.' }],
  '2.4': ['screen screens terminal show', 'operator', 'If Runs are on, show an extra nomination-and-record area as in Diagram D.',
    { rulings: ['G13'], note: 'Needs a combination Run entry too, which Diagram D lacks.' }],
  '2.5': ['screen screens terminal show', 'operator', 'If Dragon Bonus is on, show separate Player and Banker Dragon Bonus areas (style E or F).',
    { rulings: ['G13'] }],
  '2.6': ['engine table terminal enforce', 'operator', 'Dragon Tails can be switched on for a table only when both 2.6.1 and 2.6.2 are provided.'],
  '2.6.1': ['screen screens terminal show', 'operator', 'If Dragon Tails are on, show Player and Banker tail areas (style G or H), each split into Early and Late.',
    { rulings: ['G13'], note: 'Early/Late split follows from 1.1 and 11.13.' }],
  '2.6.2': ['screen screens display show', 'system', 'If Dragon Tails are on, the Dragon Tail Indicator must be active; refuse to open betting without it.'],
  '2.7': ['screen screens terminal show', 'operator', 'If Pairs or Perfect Pairs are on, show the matching four areas: Player/Banker Pairs, Player/Banker Perfect Pairs (style E or F).',
    { rulings: ['G13'] }],
});

// crown: the diagrams at the end of the document.

import { clauseRows } from '../../clause.ts';

export const diagrams = clauseRows({
  'Diagram A': ['screen screens display show', 'operator', 'Render: Baccarat layout, full table (2.2.1).',
    { rulings: ['G13'], figure: 'missing', note: 'Picture not in the text.' }],
  'Diagram B': ['screen screens display show', 'operator', 'Render: Mini layout; three-wager limit (6.2.2).',
    { rulings: ['G13'], figure: 'missing', note: 'Picture not in the text.' }],
  'Diagram C': ['screen screens display show', 'operator', 'Render: Midi layout.',
    { rulings: ['G13'], figure: 'missing', note: 'Picture not in the text.' }],
  'Diagram D': ['screen screens display show', 'operator', 'Render: Run grid: columns 2 to 6; rows Player and Banker in all five, Tie in 2, 3, 4.',
    { rulings: ['G13'], note: "This diagram's text survives; it has no row for combination Runs, so the terminal needs an extra control." }],
  'Diagram E': ['screen screens display show', 'operator', 'Render: Layout with Dragon Bonus and Pairs areas (2.5, 2.7).',
    { rulings: ['G13'], figure: 'missing', note: 'Picture missing from the text copy; content inferred from 2.2, 2.5 to 2.7.' }],
  'Diagram F': ['screen screens display show', 'operator', 'Render: Mini layout with Dragon Bonus and Pairs areas.',
    { rulings: ['G13'], figure: 'missing', note: 'Picture missing from the text copy; content inferred from 2.2, 2.5 to 2.7.' }],
  'Diagram G': ['screen screens display show', 'operator', 'Render: Layout with Dragon Tails areas (2.6.1).',
    { rulings: ['G13'], figure: 'missing', note: 'Picture missing from the text copy; content inferred from 2.2, 2.5 to 2.7.' }],
  'Diagram H': ['screen screens display show', 'operator', 'Render: Layout with Dragon Tails areas (2.6.1).',
    { rulings: ['G13'], figure: 'missing', note: 'Picture missing from the text copy; content inferred from 2.2, 2.5 to 2.7.' }],
});

// tasmania 1: seats, areas and the two layouts.

import { clauseRows } from '../../clause.ts';

export const table = clauseRows({
  '1 seats': ['engine table display enforce', 'system', "Table configuration accepts exactly 7 or exactly 9 numbered seats and rejects every other count. Seat numbers appear on the public display, the dealer console and each seat's own terminal.",
    { rulings: ['G8'], note: 'Heading is printed as Roman "I"; it is section 1. The text never says which layout has 7 and which 9: default Mini = 7, Midi = 9, operator may pick either. Seat geometry is inferred from 5.3/5.5/16.5.4: seat 1 is at the dealer\'s right hand, numbers rise anticlockwise, so clockwise = falling seat number.' }],
  '1 areas': ['screen screens terminal show', 'system', 'Every seat position offers three separate, labelled betting areas: Player (backs the Player total), Banker (backs the Banker total), Tie (backs equal totals). Same labels on terminal, console and display.',
    { note: 'Perfect Pairs areas come on top of these only when that option is on (section 15).' }],
  '1 Mini': ['screen screens display show', 'system', 'Provide a Mini Baccarat table view that follows layout Diagram A.',
    { rulings: ['G13'], figure: 'missing', note: 'The picture is missing from the text source (16.9); the layout has to be designed from clauses 1, 6.5, 9.1 and 15.' }],
  '1 Midi': ['screen screens display show', 'system', 'Provide a Midi Baccarat table view that follows layout Diagram B.',
    { rulings: ['G13'], figure: 'missing', note: 'The picture is missing from the text source (16.10).' }],
});

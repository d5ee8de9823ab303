// crown-rapid 2: terminals, console, display and shoe.

import { clauseRows } from '../../clause.ts';

export const equipment = clauseRows({
  '2.1(a)(i)': ['screen screens terminal show', 'system', "An open terminal's screen contains every element of the reference layout, at least: Player, Banker and Tie areas, chip tray, credit balance, countdown, limits, result.",
    { rulings: ['G13'], note: 'Diagram A itself is missing from the text; the element list is inferred from rules 2 to 8. See row Diagram A.' }],
  '2.1(a)(ii)': ['screen screens terminal show', 'system', 'Also show whatever other rules force onto the terminal: side-bet areas when offered (2.3-2.6), account (6.1), countdown (8.2), minimum/maximum sign (5.1-5.2), dummy-coup and closing notices.'],
  '2.1(a)(iii)': ['screen screens terminal show', 'system', 'Keep the arrangement recognisably like the reference layout on all terminals of the table.',
    { rulings: ['G13'], figure: 'missing', note: 'Cannot be tested against the missing figure; keep one layout definition and reuse it.' }],
  '2.1(b)': ['screen screens terminal show', 'operator', 'Allow extra screen features only if they contradict neither the reference layout nor any rule; keep them switchable per table.',
    { note: 'Betting advice or probability tools are not allowable extras (13.1, 13.5).' }],
  '2.2(a)': ['engine table terminal enforce', 'operator', 'Allow 1 to 50 terminals per table, remote ones included; the 51st is refused.',
    { note: "Source misprint 'ATs'. Remote terminals form part of the table by definition, so they count." }],
  '2.2(b)': ['engine server console enforce', 'operator', 'Each table has one dealer console bound to it.'],
  '2.2(c)': ['engine server terminal enforce', 'operator', 'Each table has its own running game-system instance beside console and terminals.',
    { note: "Source misprint 'SCG' for SGC." }],
  '2.2(d)': ['engine screens display enforce', 'operator', 'Each table has at least one public display; warn on opening if none is connected.',
    { note: 'Loss of the display alone does not stop play (11.13).' }],
  '2.2(e)': ['engine table shoe enforce', 'operator', 'Each table has one dealing shoe, physical or simulated, as the only source of cards.'],
  '2.3': ['screen screens terminal show', 'system', 'When Perfect Pairs is on offer, add two areas: Player Perfect Pairs and Banker Perfect Pairs; hide both when it is not.'],
  '2.4': ['screen screens terminal show', 'system', 'When Dragon Bonus is on offer, add one Dragon Bonus area per side (Player, Banker); hide both when it is not.'],
  '2.5': ['screen screens terminal show', 'system', 'When Baccarat Pairs is on offer, add Player Pair and Banker Pair areas; hide both when it is not.',
    { note: 'Perfect Pairs and Pairs may run together; nothing forbids it.' }],
  '2.6': ['screen screens terminal show', 'system', 'When Super 6 is on offer, add a Super 6 area; hide it when it is not.'],
});

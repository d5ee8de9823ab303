// crown-rapid 2: terminals, console, display and shoe.

import { clausesIn } from '../../clause.ts';

export const equipment = clausesIn({
  '2.1(a)(i)': {
    says:
      "An open terminal's screen contains every element of the reference layout, at least: " +
      'Player, Banker and Tie areas, chip tray, credit balance, countdown, limits, result.',
    kept: 'screen',
    where: 'screens',
    area: 'terminal',
    kind: 'show',
    roles: ['system'],
    rulings: ['G13'],
    note:
      'Diagram A itself is missing from the text; the element list is inferred from rules 2 to ' +
      '8. See row Diagram A.',
  },
  '2.1(a)(ii)': {
    says:
      'Also show whatever other rules force onto the terminal: side-bet areas when offered ' +
      '(2.3-2.6), account (6.1), countdown (8.2), minimum/maximum sign (5.1-5.2), dummy-coup and ' +
      'closing notices.',
    kept: 'screen',
    where: 'screens',
    area: 'terminal',
    kind: 'show',
    roles: ['system'],
  },
  '2.1(a)(iii)': {
    says:
      'Keep the arrangement recognisably like the reference layout on all terminals ' +
      'of the table.',
    kept: 'screen',
    figure: 'missing',
    where: 'screens',
    area: 'terminal',
    kind: 'show',
    roles: ['system'],
    rulings: ['G13'],
    note: 'Cannot be tested against the missing figure; keep one layout definition and reuse it.',
  },
  '2.1(b)': {
    says:
      'Allow extra screen features only if they contradict neither the reference layout nor any ' +
      'rule; keep them switchable per table.',
    kept: 'screen',
    where: 'screens',
    area: 'terminal',
    kind: 'show',
    roles: ['operator'],
    note: 'Betting advice or probability tools are not allowable extras (13.1, 13.5).',
  },
  '2.2(a)': {
    says: 'Allow 1 to 50 terminals per table, remote ones included; the 51st is refused.',
    kept: 'engine',
    where: 'table',
    area: 'terminal',
    kind: 'enforce',
    roles: ['operator'],
    note:
      "Source misprint 'ATs'. Remote terminals form part of the table by definition, so they " +
      'count.',
  },
  '2.2(b)': {
    says: 'Each table has one dealer console bound to it.',
    kept: 'engine',
    where: 'server',
    area: 'console',
    kind: 'enforce',
    roles: ['operator'],
  },
  '2.2(c)': {
    says: 'Each table has its own running game-system instance beside console and terminals.',
    kept: 'engine',
    where: 'server',
    area: 'terminal',
    kind: 'enforce',
    roles: ['operator'],
    note: "Source misprint 'SCG' for SGC.",
  },
  '2.2(d)': {
    says: 'Each table has at least one public display; warn on opening if none is connected.',
    kept: 'engine',
    where: 'screens',
    area: 'display',
    kind: 'enforce',
    roles: ['operator'],
    note: 'Loss of the display alone does not stop play (11.13).',
  },
  '2.2(e)': {
    says: 'Each table has one dealing shoe, physical or simulated, as the only source of cards.',
    kept: 'engine',
    where: 'table',
    area: 'shoe',
    kind: 'enforce',
    roles: ['operator'],
  },
  '2.3': {
    says:
      'When Perfect Pairs is on offer, add two areas: Player Perfect Pairs and Banker Perfect ' +
      'Pairs; hide both when it is not.',
    kept: 'screen',
    where: 'screens',
    area: 'terminal',
    kind: 'show',
    roles: ['system'],
  },
  '2.4': {
    says:
      'When Dragon Bonus is on offer, add one Dragon Bonus area per side (Player, Banker); hide ' +
      'both when it is not.',
    kept: 'screen',
    where: 'screens',
    area: 'terminal',
    kind: 'show',
    roles: ['system'],
  },
  '2.5': {
    says:
      'When Baccarat Pairs is on offer, add Player Pair and Banker Pair areas; hide both when it ' +
      'is not.',
    kept: 'screen',
    where: 'screens',
    area: 'terminal',
    kind: 'show',
    roles: ['system'],
    note: 'Perfect Pairs and Pairs may run together; nothing forbids it.',
  },
  '2.6': {
    says: 'When Super 6 is on offer, add a Super 6 area; hide it when it is not.',
    kept: 'screen',
    where: 'screens',
    area: 'terminal',
    kind: 'show',
    roles: ['system'],
  },
});

// crown 6: the wagers and who may place them.

import { clausesIn } from '../../clause.ts';

export const wagers = clausesIn({
  '6.1': {
    says: 'Accept stakes only in chips (or chip account balance); never directly in cash.',
    kept: 'engine',
    where: 'table',
    area: 'wager',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['G12'],
  },
  '6.2': {
    says: 'Each wager is tied to one layout area, i.e. one bet type and position.',
    kept: 'engine',
    where: 'table',
    area: 'wager',
    kind: 'enforce',
    roles: ['patron'],
  },
  '6.2.1': {
    says:
      'Wagers by standing patrons (no seat) are off by default; game supervisor or above may ' +
      'allow them.',
    kept: 'engine',
    where: 'table',
    area: 'wager',
    kind: 'authorise',
    roles: ['game-supervisor'],
    note: 'Standing patrons get no deferred commission (10.2.1) and no shoe (8.1.3).',
  },
  '6.2.2': {
    says: 'On layout style B at most three wagers may lie on one playing area; refuse the fourth.',
    kept: 'engine',
    where: 'table',
    area: 'wager',
    kind: 'enforce',
    roles: ['system'],
    note: 'An area is read as one bet type at one numbered position.',
  },
  '6.3': {
    says:
      'A spoken wager counts only if chips, cash, voucher or authorised token come with it, are ' +
      "converted to chips at once and are on the layout before no more bets; console entry 'call " +
      "bet' needs the conversion record.",
    kept: 'engine',
    where: 'table',
    area: 'wager',
    kind: 'enforce',
    roles: ['dealer'],
    rulings: ['G12'],
    note: 'Otherwise reject. Not an exception to 6.1.',
  },
  '6.4': {
    says:
      'From the first card of the coup until a wager is decided and settled nobody may touch, ' +
      'add, increase or withdraw it, other than under 11.9.',
    kept: 'engine',
    where: 'table',
    area: 'wager',
    kind: 'enforce',
    roles: ['system'],
    note:
      'Also excepted in effect: Insurance window, 11.7(b), 11.8.4/11.8.5 returns. Holds Run and ' +
      'tail stakes across coups.',
  },
  '6.5': {
    says: 'List of wager types; those after 6.5.3 only where the table offers them.',
    kept: 'engine',
    where: 'rules',
    area: 'wager',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['C10'],
    note:
      'Runs, Dragon Bonus, Dragon Tails, Pairs and Perfect Pairs are defined for Traditional and ' +
      'Crown only: 2 to 1 and Tie Baccarat tables take just Player, Banker and Tie.',
  },
  '6.5.1': {
    says: 'Bet type Player, always available.',
    kept: 'engine',
    where: 'rules',
    area: 'wager',
    kind: 'enforce',
    roles: ['patron'],
  },
  '6.5.2': {
    says: 'Bet type Banker, always available.',
    kept: 'engine',
    where: 'rules',
    area: 'wager',
    kind: 'enforce',
    roles: ['patron'],
  },
  '6.5.3': {
    says: 'Bet type Tie, always available.',
    kept: 'engine',
    where: 'rules',
    area: 'wager',
    kind: 'enforce',
    roles: ['patron'],
    rulings: ['C10'],
    note: 'All four versions.',
  },
  '6.5.4': {
    says: 'Bet type Insurance/No 6, if offered, Crown Baccarat only.',
    kept: 'engine',
    where: 'rules',
    area: 'wager',
    kind: 'enforce',
    roles: ['patron'],
    rulings: ['C10'],
  },
  '6.5.5': {
    says: 'Bet type Player Run, lengths 2 to 6, if offered.',
    kept: 'engine',
    where: 'rules',
    area: 'wager',
    kind: 'enforce',
    roles: ['patron'],
  },
  '6.5.6': {
    says: 'Bet type Banker Run, lengths 2 to 6, if offered.',
    kept: 'engine',
    where: 'rules',
    area: 'wager',
    kind: 'enforce',
    roles: ['patron'],
  },
  '6.5.7': {
    says:
      'Bet type Player/Banker Run, lengths 2 to 6, if offered: in every live coup of the run the ' +
      'holder needs an own main wager, either Player or Banker; the side chosen is the ' +
      'nomination for that coup.',
    kept: 'engine',
    where: 'table',
    area: 'wager',
    kind: 'enforce',
    roles: ['patron'],
    rulings: ['C7'],
    note:
      'Source silent on a missing or double main wager. Terminal warns and dealer is prompted ' +
      'before no more bets; still missing at no more bets = Run void, stake returned; holder may ' +
      'wager on one side only in a coup of the run.',
  },
  '6.5.8': {
    says: 'Bet type Tie Run, lengths 2 to 4, if offered.',
    kept: 'engine',
    where: 'rules',
    area: 'wager',
    kind: 'enforce',
    roles: ['patron'],
  },
  '6.5.9': {
    says: 'Bet type Player Dragon Bonus, if offered.',
    kept: 'engine',
    where: 'rules',
    area: 'wager',
    kind: 'enforce',
    roles: ['patron'],
  },
  '6.5.10': {
    says: 'Bet type Banker Dragon Bonus, if offered.',
    kept: 'engine',
    where: 'rules',
    area: 'wager',
    kind: 'enforce',
    roles: ['patron'],
  },
  '6.5.11': {
    says: 'Bet type Player Dragon Tails (early, late), if offered.',
    kept: 'engine',
    where: 'rules',
    area: 'wager',
    kind: 'enforce',
    roles: ['patron'],
  },
  '6.5.12': {
    says: 'Bet type Banker Dragon Tails (early, late), if offered.',
    kept: 'engine',
    where: 'rules',
    area: 'wager',
    kind: 'enforce',
    roles: ['patron'],
  },
  '6.5.13': {
    says: 'Bet type Player Perfect Pairs, if offered (8 decks).',
    kept: 'engine',
    where: 'rules',
    area: 'wager',
    kind: 'enforce',
    roles: ['patron'],
  },
  '6.5.14': {
    says: 'Bet type Banker Perfect Pairs, if offered (8 decks).',
    kept: 'engine',
    where: 'rules',
    area: 'wager',
    kind: 'enforce',
    roles: ['patron'],
  },
  '6.5.15': {
    says: 'Bet type Player Pairs, if offered.',
    kept: 'engine',
    where: 'rules',
    area: 'wager',
    kind: 'enforce',
    roles: ['patron'],
  },
  '6.5.16': {
    says: 'Bet type Banker Pairs, if offered.',
    kept: 'engine',
    where: 'rules',
    area: 'wager',
    kind: 'enforce',
    roles: ['patron'],
  },
  '6.6': {
    says:
      'Before the cards are dealt the dealer may refuse a wager whose win could not be paid ' +
      'exactly in available chips; system flags such wagers.',
    kept: 'engine',
    where: 'rules',
    area: 'wager',
    kind: 'authorise',
    roles: ['dealer'],
    rulings: ['G1'],
    note: 'Not refused in time: 7.3.3 rounds the payment up.',
  },
  '6.7': {
    says: 'Settlement of each coup follows 6.7.1 then 6.7.2.',
    kept: 'engine',
    where: 'table',
    area: 'settlement',
    kind: 'enforce',
    roles: ['dealer'],
    note: 'Order as listed: collect, then pay.',
  },
  '6.7.1': {
    says: 'Clear every losing wager from layout and terminal.',
    kept: 'engine',
    where: 'table',
    area: 'settlement',
    kind: 'enforce',
    roles: ['dealer'],
    note: 'Open Runs and tails stay.',
  },
  '6.7.2': {
    says: 'Pay every winning wager.',
    kept: 'engine',
    where: 'table',
    area: 'settlement',
    kind: 'enforce',
    roles: ['dealer'],
  },
  '6.8.1': {
    says: 'Accept a side wager even if neither this patron nor anybody else has a main wager.',
    kept: 'engine',
    where: 'rules',
    area: 'wager',
    kind: 'enforce',
    roles: ['patron'],
    note: 'Exceptions: combination Run, Insurance.',
  },
  '6.8.1 (a)': {
    says:
      'With only Pairs or Perfect Pairs wagers down and none on Player, Banker or Tie, still ' +
      'play the coup to the end by section 9.',
    kept: 'engine',
    where: 'rules',
    area: 'deal',
    kind: 'enforce',
    roles: ['system'],
    note: 'No stop after four cards.',
  },
  '6.8.2': {
    says:
      'Allow several side wagers in one coup, including both sides of one type (e.g. Player and ' +
      'Banker Dragon Bonus).',
    kept: 'engine',
    where: 'rules',
    area: 'wager',
    kind: 'enforce',
    roles: ['patron'],
  },
  '6.8.3': {
    says:
      'On a shared area, holders of a Player wager there come first for Player-side ' +
      'side wagers.',
    kept: 'engine',
    where: 'table',
    area: 'wager',
    kind: 'enforce',
    roles: ['patron'],
    note:
      'Lower-ranked requests wait as pending until higher ranks elect or no more bets, then fill ' +
      'by rank and time.',
  },
  '6.8.4': {
    says:
      'On a shared area, holders of a Banker wager there come first for Banker-side ' +
      'side wagers.',
    kept: 'engine',
    where: 'table',
    area: 'wager',
    kind: 'enforce',
    roles: ['patron'],
  },
  '6.8.5': {
    says: 'Second rank for Player-side side wagers: holders of any other valid wager there.',
    kept: 'engine',
    where: 'table',
    area: 'wager',
    kind: 'enforce',
    roles: ['patron'],
  },
  '6.8.6': {
    says: 'Second rank for Banker-side side wagers: holders of any other valid wager there.',
    kept: 'engine',
    where: 'table',
    area: 'wager',
    kind: 'enforce',
    roles: ['patron'],
  },
  '6.8.7': {
    says: 'Once ranked patrons have placed or declined, everyone else may take the side wager.',
    kept: 'engine',
    where: 'table',
    area: 'wager',
    kind: 'enforce',
    roles: ['patron'],
    rulings: ['G11'],
    note: 'Source cites 6.8.2 to 6.8.6; should be 6.8.3 to 6.8.6.',
  },
});

// crown-rapid 4: how a wager is placed and which ones there are.

import { clausesIn } from '../../clause.ts';

export const placingWagers = clausesIn({
  '4.1': {
    says:
      "A wager exists only when credit from that terminal's account is set against a bet listed " +
      "in rule 10 before the coup's wagering period ends; total wagers may never exceed the " +
      'credit available.',
    kept: 'engine',
    where: 'rules',
    area: 'wager',
    kind: 'enforce',
    roles: ['patron'],
    rulings: ['R5'],
    note: 'Unaffordable touch: reject with a message (5.3.2 is about limits, not funds).',
  },
  '4.2.1': {
    says:
      'Touch gesture 1: drag chips between screen areas (tray to bet, bet to bet, ' +
      'bet to tray).',
    kept: 'screen',
    where: 'screens',
    area: 'terminal',
    kind: 'enforce',
    roles: ['patron'],
    note: 'Moving bet to bet is one atomic change, re-validated as a whole.',
  },
  '4.2.2': {
    says:
      'Touch gesture 2: tap to add or remove chips, with the shown credit changing by the same ' +
      'amount in the same frame.',
    kept: 'screen',
    where: 'screens',
    area: 'terminal',
    kind: 'enforce',
    roles: ['patron'],
  },
  '4.3': {
    says:
      'Make the person holding control of a terminal answerable for all chips shown on it: keep ' +
      'a control record (who, from, to) and an input trail per gesture; staff cannot place a ' +
      "patron's wagers.",
    kept: 'engine',
    where: 'table',
    area: 'wager',
    kind: 'enforce',
    roles: ['patron'],
    note: 'For note-fed accounts control begins with the first note.',
  },
  '4.4': {
    says:
      'Track terminals held without wagering and let staff act on a place-holder who is not ' +
      'betting or is blocking access; record the direction.',
    kept: 'engine',
    where: 'table',
    area: 'conduct',
    kind: 'authorise',
    roles: ['dealer', 'game-supervisor', 'casino-supervisor'],
    rulings: ['R14'],
    note:
      'Absolute wording here against three coups in 13.8: use 13.8 as the measurable trigger, ' +
      'with 13.2 for other cases.',
  },
  '4.5': {
    says:
      'Ban on hindering or harassing others is policed by people; offer an incident entry linked ' +
      'to table, terminal and time.',
    kept: 'floor',
    because:
      'Software does not see how people treat each other; the staff do, and can enter an ' +
      'incident.',
    where: 'table',
    area: 'conduct',
    kind: 'human',
    roles: [],
    note: 'Sanctions: 6.6.2, 13.2.',
  },
  '4.6': {
    says:
      "Take an immutable snapshot of each terminal's displayed wagers at the instant the " +
      'wagering period ends; settle from that snapshot only.',
    kept: 'engine',
    where: 'table',
    area: 'wager',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['G9'],
    note:
      'What the patron saw must equal what is settled: unconfirmed gestures must not stay on ' +
      'screen.',
  },
  '4.7': {
    says:
      'From the instant of expiry refuse every placing, change or withdrawal, on server as well ' +
      'as terminal; a gesture in flight is dropped and its chips snap back.',
    kept: 'engine',
    where: 'table',
    area: 'wager',
    kind: 'enforce',
    roles: ['system'],
    note: 'Expiry may come early (8.1(c)).',
  },
  '4.8.1': {
    says: 'On settlement every open terminal removes the chips of losing wagers from the screen.',
    kept: 'engine',
    where: 'table',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    note: 'Includes wagers on all side bets that lost.',
  },
  '4.8.2': {
    says:
      'On settlement every open terminal adds winnings, either as chips on screen or as a rise ' +
      'in the shown credit.',
    kept: 'engine',
    where: 'table',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    note:
      "Winning and void stakes also return to the patron's disposal; choose " +
      'credit-balance form.',
  },
  '4.8.2(a)': {
    says:
      'Compute commission (5% Traditional Banker; 50% Crown Banker on 6) and take it off before ' +
      'the one net credit reaches the account.',
    kept: 'engine',
    where: 'rules',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['G1'],
    note:
      'No rounding rule: keep integer cents and refuse table limits where a permitted Banker ' +
      'stake gives part cents (stakes divisible by 20 cents for 5%, 2 cents for 50%). Never ' +
      'defer commission here.',
  },
  '4.9': {
    says:
      'No other route to a wager exists: no verbal, dealer-entered, physical-chip or API wager ' +
      'outside the terminal flow.',
    kept: 'engine',
    where: 'table',
    area: 'wager',
    kind: 'enforce',
    roles: ['system'],
  },
  '4.10.1': {
    says: 'Player hand wager always available.',
    kept: 'engine',
    where: 'rules',
    area: 'wager',
    kind: 'enforce',
    roles: ['patron'],
    note: 'Nothing forbids backing Player and Banker in the same coup.',
  },
  '4.10.2': {
    says: 'Banker hand wager always available.',
    kept: 'engine',
    where: 'rules',
    area: 'wager',
    kind: 'enforce',
    roles: ['patron'],
  },
  '4.10.3': {
    says: 'Tie wager always available.',
    kept: 'engine',
    where: 'rules',
    area: 'wager',
    kind: 'enforce',
    roles: ['patron'],
    rulings: ['R7'],
    note: 'See 1.1 Tie.',
  },
  '4.10.4': {
    says: 'Player Dragon Bonus available only where switched on.',
    kept: 'engine',
    where: 'rules',
    area: 'wager',
    kind: 'enforce',
    roles: ['patron'],
  },
  '4.10.5': {
    says: 'Banker Dragon Bonus available only where switched on.',
    kept: 'engine',
    where: 'rules',
    area: 'wager',
    kind: 'enforce',
    roles: ['patron'],
  },
  '4.10.6': {
    says: 'Player Perfect Pairs available only where switched on and the shoe has 8 decks.',
    kept: 'engine',
    where: 'rules',
    area: 'wager',
    kind: 'enforce',
    roles: ['patron'],
    note: '3.1.1.',
  },
  '4.10.7': {
    says: 'Banker Perfect Pairs available only where switched on and the shoe has 8 decks.',
    kept: 'engine',
    where: 'rules',
    area: 'wager',
    kind: 'enforce',
    roles: ['patron'],
    note: '3.1.1.',
  },
  '4.10.8': {
    says: 'Player Pair available only where switched on.',
    kept: 'engine',
    where: 'rules',
    area: 'wager',
    kind: 'enforce',
    roles: ['patron'],
  },
  '4.10.9': {
    says: 'Banker Pair available only where switched on.',
    kept: 'engine',
    where: 'rules',
    area: 'wager',
    kind: 'enforce',
    roles: ['patron'],
  },
  '4.10.10': {
    says: 'Super 6 available only where switched on.',
    kept: 'engine',
    where: 'rules',
    area: 'wager',
    kind: 'enforce',
    roles: ['patron'],
  },
  '4.11.1': {
    says:
      'Tie, Dragon Bonus and Super 6 stand alone; Pairs and Perfect Pairs need the same account ' +
      'to hold a valid wager on Player, Banker, Tie or either Dragon Bonus; Super 6 does not ' +
      'qualify. If the last qualifier is withdrawn, the dependent pair wagers return to credit ' +
      'too.',
    kept: 'engine',
    where: 'rules',
    area: 'wager',
    kind: 'enforce',
    roles: ['patron'],
    rulings: ['R6'],
    note:
      "'Valid' = within limits and recognised at close: re-check at expiry, before 5.3.3. A " +
      'qualifier later pushed by a tie does not undo the pair wager.',
  },
  '4.11.2': {
    says:
      'Any mix of side wagers in one coup is accepted, opposing sides included (both Dragon ' +
      'Bonus sides, both pairs), subject to the qualifier rule.',
    kept: 'engine',
    where: 'rules',
    area: 'wager',
    kind: 'enforce',
    roles: ['patron'],
  },
});

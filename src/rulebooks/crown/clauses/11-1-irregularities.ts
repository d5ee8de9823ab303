// crown 11.1 to 11.7: what goes wrong with cards and wagers.

import { clausesIn } from '../../clause.ts';

export const irregularities = clausesIn({
  '11.1': {
    says:
      'If the opening burn was missed, keep every completed result of that shoe valid and ' +
      'continue the shoe; log the irregularity, no refund.',
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'enforce',
    roles: ['system'],
  },
  '11.1.1': {
    says:
      "If the first coup is not finished when noticed: offer 'reconstruct': put its cards back " +
      'in order on the shoe, do the burn of 4.3, deal the coup again; wagers stand.',
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'authorise',
    roles: ['dealer'],
    note: "Optional ('may'). A game supervisor confirms.",
  },
  '11.2': {
    says:
      'Unseen surplus card: hold it visibly on the console and force it to be card 1 (Player 1) ' +
      "of the following coup; if the coup just played was the shoe's last, it simply retires " +
      'with the shoe. Forbid any discard action for drawn cards other than the opening burn ' +
      '(4.3) and the per-coup burn (8.2.2(b)).',
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['C16'],
    note:
      'Held card blocks the per-coup burn for that coup (that keeps the order). If supervisor ' +
      'orders dummy coups after the last coup, the held card opens the first of them. Surplus ' +
      'card that WAS seen is not covered: dummy coup with it as card 1 (analogy 11.5.1).',
  },
  '11.3': {
    says:
      'Card dealt or drawn to Banker that was due to Player: move it to Player, then recompute ' +
      'section 9 and draw for Banker only if still required.',
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'enforce',
    roles: ['dealer'],
    rulings: ['C16'],
    note: "Console action 'reassign to Player'.",
  },
  '11.4': {
    says:
      'Betting was closed although nobody wagered, and 11.4.1 or 11.4.2 has happened: convert ' +
      'the coup to a dummy automatically and play it out.',
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'enforce',
    roles: ['dealer'],
    rulings: ['C8'],
    note:
      'Open Runs/tails from earlier coups count as wagers: a coup with only those on the layout ' +
      "is live, otherwise they could never resolve. Typo 'may to be placed'.",
  },
  '11.4.1': {
    says: 'Case: a card was burned.',
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'enforce',
    roles: ['dealer'],
  },
  '11.4.2': {
    says: 'Case: one or more cards were dealt to a hand, burn or not.',
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'enforce',
    roles: ['dealer'],
  },
  '11.4.3': {
    says: 'A burned card stays burned.',
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'enforce',
    roles: ['system'],
  },
  '11.4.4': {
    says: 'The first dealt card is card 1 (Player 1) of the dummy coup.',
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'enforce',
    roles: ['system'],
  },
  '11.5': {
    says:
      "Console action 'card face-up in the shoe' asks for the card's position in the coup and " +
      'applies 11.5.1 or 11.5.2.',
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'enforce',
    roles: ['dealer'],
  },
  '11.5.1': {
    says: 'First card of a coup: the whole coup is a dummy.',
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'enforce',
    roles: ['system'],
    note: 'Wagers back by 11.8.4.',
  },
  '11.5.2': {
    says:
      'Face-up card at any later position of the coup (2nd to 6th): treat it as an ordinary ' +
      'card, wagers stand, coup settles.',
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'enforce',
    roles: ['system'],
  },
  '11.6': {
    says:
      'Third card dealt against section 9: apply 11.6.1 or 11.6.2; engine detects it from the ' +
      'true table.',
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'enforce',
    roles: ['dealer'],
  },
  '11.6.1': {
    says: 'Wrong third card on the Player hand (Player had 6/7 or a natural was out).',
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'enforce',
    roles: ['system'],
  },
  '11.6.1 (a)': {
    says:
      'Section 9 makes Banker draw: transfer the wrongly dealt card to Banker as its third card ' +
      'and settle on that.',
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'enforce',
    roles: ['system'],
    note: 'Player stood (6/7), so Banker draws on 0 to 5.',
  },
  '11.6.1 (b)': {
    says:
      'Section 9 makes Banker stand (6, 7, or any natural): settle the coup on the two-card ' +
      'hands, then use that card as card 1 of a dummy coup dealt directly afterwards.',
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'enforce',
    roles: ['system'],
    note:
      'Order matters: settle first, dummy second. Open Runs/tails take the settled result and ' +
      'ignore the dummy.',
  },
  '11.6.2': {
    says: 'Wrong third card on the Banker hand: settle without it; the card opens a dummy coup.',
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['C16', 'C22'],
    note:
      'Check 11.3 first: if Player was due a card and has none yet, the card belongs to Player ' +
      'and this row does not apply. Dummy also after the last coup of a shoe (8.3.4(d)); if ' +
      "cards run out, 11.10. Player's own third card stays as dealt.",
  },
  '11.7': {
    says:
      'Cards delivered to the wrong side (either case below), exposed or not: console requires ' +
      'one of three outcomes (a), (b), (c) to be chosen and logged.',
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'authorise',
    roles: ['game-supervisor'],
    rulings: ['C17'],
    note:
      'Decider not named in the source: game supervisor or above (same as 11.8.1). Card ' +
      'ownership follows deal order, not where they landed.',
  },
  '11.7.1': {
    says: "Report: Player and Banker cards put on each other's layout area.",
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'authorise',
    roles: ['dealer'],
  },
  '11.7.2': {
    says: "Report: Player and Banker cards given to the other hand's opener.",
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'authorise',
    roles: ['dealer'],
  },
  '11.7 (a)': {
    says: 'Finish the coup, all wagers valid.',
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'authorise',
    roles: ['game-supervisor'],
    note: 'Cards count for the hand they belong to by the deal order.',
  },
  '11.7 (b)': {
    says:
      'Reopen the coup for every patron to withdraw or lower (never raise, move or add) a wager; ' +
      'when all have answered or time is up, finish the coup if at least one wager is left.',
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'authorise',
    roles: ['patron'],
    rulings: ['C17'],
    note:
      'None left: continue as (c). Even after cards were exposed. Runs/tails begun in earlier ' +
      'coups stay locked.',
  },
  '11.7 (c)': {
    says: 'Play the coup as a dummy.',
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'authorise',
    roles: ['game-supervisor'],
  },
});

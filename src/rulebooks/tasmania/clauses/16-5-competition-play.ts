// tasmania 16.5: indicator card, puck, limits and elimination.

import { clausesIn } from '../../clause.ts';

export const competitionPlay = clausesIn({
  '16.5.1': {
    says:
      'When a competition shoe is loaded the Inspector may put in an indicator card about two ' +
      'decks (104 cards) from the back; the console records yes/no and position.',
    kept: 'engine',
    where: 'tournament',
    area: 'shoe',
    kind: 'authorise',
    roles: ['table-inspector'],
    note:
      'Virtual shoe: exactly 104 from the back by default. Separate object from the end marker ' +
      '(7 from the back). Needs more than two decks, always true (4-8).',
  },
  '16.5.2': {
    says:
      'When the indicator comes out: announce, lay it aside, it counts as no card, coup ' +
      'continues to its end.',
    kept: 'engine',
    where: 'tournament',
    area: 'shoe',
    kind: 'enforce',
    roles: ['dealer'],
    note: 'If it comes before the first card of a coup, it belongs to that coup.',
  },
  '16.5.3': {
    says:
      'At the end of that coup the table minimum and maximum may be raised to the values set by ' +
      'the Casino Operator and announced before the competition; software offers only these ' +
      'values, never a decrease, effective for the next coup, shown on notice.',
    kept: 'engine',
    where: 'tournament',
    area: 'limits',
    kind: 'authorise',
    roles: ['competition-director'],
    rulings: ['T16'],
    note:
      'Overrides 7.6 (no consent or 30 minutes). After the raise run the elimination test 16.5.9 ' +
      'with the new minimum; wagers left after a Tie must be brought to the new minimum ' +
      '(16.5.12).',
  },
  '16.5.4': {
    says:
      "At session start the puck lies at the first active patron on the dealer's right (lowest " +
      'occupied seat); that patron bets first in coup 1, then turn goes anticlockwise (rising ' +
      'seat number) until all have bet. Terminals show whose turn it is.',
    kept: 'engine',
    where: 'tournament',
    area: 'wager',
    kind: 'enforce',
    roles: ['dealer'],
    rulings: ['G8'],
  },
  '16.5.5': {
    says:
      'After every coup the puck moves anticlockwise to the next patron still in the game, ' +
      'wrapping round; this patron opens the next coup, others follow anticlockwise.',
    kept: 'engine',
    where: 'tournament',
    area: 'wager',
    kind: 'enforce',
    roles: ['dealer'],
    rulings: ['G8', 'T13'],
    note:
      'Eliminated, cancelled and absent patrons are skipped. Moves also after a Tie and after a ' +
      'non-betting coup; not after a void coup.',
  },
  '16.5.6': {
    says:
      'A competition wager is final when placed: no clear, undo, increase or move, except after ' +
      'a Tie (16.5.8) and the top-up (16.5.12). Terminal needs a confirmation step before ' +
      'placing.',
    kept: 'engine',
    where: 'tournament',
    area: 'wager',
    kind: 'enforce',
    roles: ['patron'],
    note: 'Earlier lock than 6.3.',
  },
  '16.5.7': {
    says:
      'A wager made out of turn stays valid and is locked in the same way; log it as out of ' +
      'sequence.',
    kept: 'engine',
    where: 'tournament',
    area: 'wager',
    kind: 'enforce',
    roles: ['patron'],
    note:
      'Do not reject it on a table; it gives no precedence for the cards (16.7.2 goes by the ' +
      'required sequence).',
  },
  '16.5.8': {
    says:
      'After a Tie result each patron, in puck order for the next coup, may change the ' +
      'Banker/Player wager still lying on the layout (side and amount) before the next deal; no ' +
      'action = it stands.',
    kept: 'engine',
    where: 'tournament',
    area: 'wager',
    kind: 'enforce',
    roles: ['patron'],
    rulings: ['T15'],
    note:
      'Cannot be taken away altogether (16.5.11). Tie wagers are settled and can be newly ' +
      'placed. A secret wager does not stay; it is spent (16.6.5).',
  },
  '16.5.9': {
    says:
      'Before session end, a patron whose chips are worth less than the posted minimum is ' +
      'eliminated after the coup: remaining chips to the operator (competition) or to the patron ' +
      '(live); the position is dead for the rest of the session, nobody may bet there.',
    kept: 'engine',
    where: 'tournament',
    area: 'tournament',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['T20'],
    note:
      "Test after each settlement and after a limit raise. After the session's last coup there " +
      'is no elimination; rank by chips. If all go at once: 16.8.5.',
  },
  '16.5.10': {
    says: 'Two prohibitions for each competition coup, refused at entry: see a and b.',
    kept: 'engine',
    where: 'tournament',
    area: 'wager',
    kind: 'enforce',
    roles: ['patron'],
  },
  '16.5.10.a': {
    says: 'No stake above the posted table maximum.',
    kept: 'engine',
    where: 'tournament',
    area: 'limits',
    kind: 'enforce',
    roles: ['patron'],
    note:
      'Found later: 16.5.13. Tie is tested on its own against the posted limit; Banker/Player ' +
      'plus secret are added (16.6.3).',
  },
  '16.5.10.b': {
    says: 'No stakes on Banker and Player in the same coup.',
    kept: 'engine',
    where: 'tournament',
    area: 'wager',
    kind: 'enforce',
    roles: ['patron'],
    rulings: ['T1'],
    note: 'Source writes "or" after "both"; it means and. Includes chip/secret mixtures.',
  },
  '16.5.11': {
    says:
      'Each active patron stakes at least the minimum on each coup of the session; the deal is ' +
      'blocked until all active patrons have a valid wager or are marked absent.',
    kept: 'engine',
    where: 'tournament',
    area: 'limits',
    kind: 'enforce',
    roles: ['patron'],
    note: 'Non-betting coup is exempt.',
  },
  '16.5.12': {
    says:
      'Stake below the minimum: patron must add the difference; console demands it before the ' +
      'deal, and if found after the result the stake is settled as the minimum, difference taken ' +
      "from the patron's chips.",
    kept: 'engine',
    where: 'tournament',
    area: 'wager',
    kind: 'enforce',
    roles: ['patron'],
    note:
      'Differs from 7.4/7.5. If all other chips are on Tie, move the difference from the Tie ' +
      'stake.',
  },
  '16.5.13': {
    says: 'Stake above the maximum: settle only the maximum, return the excess.',
    kept: 'engine',
    where: 'tournament',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    note: 'Same as 7.4 for the upper side.',
  },
});

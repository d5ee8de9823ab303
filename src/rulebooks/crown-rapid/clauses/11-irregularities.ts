// crown-rapid 11: what is done when something goes wrong.

import { clausesIn } from '../../clause.ts';

export const irregularities = clausesIn({
  '11.1': {
    says:
      'Missed opening burn found later: log it; completed coups keep their results and the shoe ' +
      'goes on without a late burn.',
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'authorise',
    roles: ['dealer', 'game-supervisor', 'casino-supervisor'],
  },
  '11.1.1': {
    says:
      "If the first coup is not yet complete, offer 'reconstruct': put its cards back in order, " +
      'perform the 3.8 burn, re-deal the coup.',
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'authorise',
    roles: ['dealer', 'game-supervisor', 'casino-supervisor'],
    rulings: ['R10'],
    note:
      'Wagers not addressed: keep them locked as they stood (4.6); reopening after cards were ' +
      "seen would be unfair. 'May': alternative is to play on under 11.1.",
  },
  '11.2': {
    says:
      'An undisclosed surplus card is parked and becomes card 1 of the next coup, unless the ' +
      "coup was the shoe's last; apart from the 3.8 and 8.3.2 burns no drawn card may be thrown " +
      'away.',
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'enforce',
    roles: ['dealer', 'game-supervisor', 'casino-supervisor'],
    rulings: ['R9'],
    note:
      'A surplus card that WAS exposed and belongs to no hand is not covered: treat as 11.7.2 by ' +
      'a recorded 13.9 ruling. The parked card blocks an 8.3.2 burn before the next coup.',
  },
  '11.3': {
    says:
      'A card given to Banker that was due to Player is moved to Player; then apply rule 9 to ' +
      'decide whether Banker draws another.',
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'enforce',
    roles: ['dealer', 'game-supervisor', 'casino-supervisor'],
    rulings: ['R9'],
    note:
      'Covers opening cards and third cards; tested before 11.7.2. Reverse mix-up in the opening ' +
      'four (Banker card laid on Player) is unaddressed: reassign by draw position (8.3.3, ' +
      "11.8.1). The console must offer 'reassign card', not only undo.",
  },
  '11.4': {
    says:
      'If the period ran out with no wagers and no card has left the shoe, the Dealer may void ' +
      'the coup and start again.',
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'authorise',
    roles: ['dealer', 'game-supervisor', 'casino-supervisor'],
    note:
      'Once any card was burned or dealt this action is disabled; 11.5 governs. Source lacks the ' +
      'final full stop.',
  },
  '11.5': {
    says:
      'If the period ran out with no wagers but a card has been burned or dealt, force the coup ' +
      'to be finished as a Dummy Coup.',
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'enforce',
    roles: ['dealer', 'game-supervisor', 'casino-supervisor'],
    note: "'No wagers' means none recognised (5.3.3).",
  },
  '11.5.1': {
    says: 'Trigger A for 11.5: an 8.3.2 burn already made for this coup.',
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'enforce',
    roles: ['system'],
  },
  '11.5.2': {
    says: 'Trigger B for 11.5: at least one card dealt to either hand, burn or no burn.',
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'enforce',
    roles: ['system'],
  },
  '11.5.3': {
    says: 'A card already burned stays burned and does not enter the Dummy Coup.',
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'enforce',
    roles: ['system'],
  },
  '11.5.4': {
    says: 'Cards already dealt keep their order, the first being card 1 of the Dummy Coup.',
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'enforce',
    roles: ['system'],
  },
  '11.6.1': {
    says:
      "Face-up card met in the shoe as a coup's first card: the Dealer flags it and the system " +
      'turns the coup into a Dummy Coup (wagers void and returned).',
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'authorise',
    roles: ['dealer', 'game-supervisor', 'casino-supervisor'],
    note: '11.8.4.',
  },
  '11.6.2': {
    says:
      'Face-up card met later in a coup: log it and carry on as normal with that card in its ' +
      'place.',
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'authorise',
    roles: ['dealer', 'game-supervisor', 'casino-supervisor'],
    note: 'Wagers stand.',
  },
  '11.7.1(a)': {
    says:
      "Third card wrongly given to Player while Banker must draw: reassign it as Banker's third " +
      'card and finish.',
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'enforce',
    roles: ['dealer', 'game-supervisor', 'casino-supervisor'],
    note: "Banker's need to draw is read in the 'no Player card' column, since Player stood.",
  },
  '11.7.1(b)': {
    says:
      'Third card wrongly given to Player while Banker must stand: settle on the correct hands, ' +
      'then start a Dummy Coup with that card as card 1.',
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'enforce',
    roles: ['dealer', 'game-supervisor', 'casino-supervisor'],
    rulings: ['R9'],
    note:
      "Covers naturals. If this was the shoe's last coup, no Dummy Coup: purpose test of 11.8.1 " +
      'with the exception in 11.2.',
  },
  '11.7.2': {
    says:
      'Third card wrongly given to Banker: settle without it, then it is card 1 of ' +
      'a Dummy Coup.',
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'enforce',
    roles: ['dealer', 'game-supervisor', 'casino-supervisor'],
    rulings: ['R9'],
    note:
      "Only once Player's draw is finished or not required, otherwise 11.3. Several surplus " +
      'cards go over in the order drawn.',
  },
  '11.8.1': {
    says:
      "Dummy coups exist to keep each hand's card order as it would have been without the " +
      'mistake; where a case is open, choose the handling that preserves shoe order.',
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['R9'],
    note:
      'Interpretive rule; use as a design invariant: no handling may reorder or drop undealt ' +
      'cards.',
  },
  '11.8.2': {
    says:
      'Allow a Dummy Coup only on the listed grounds (11.5, 11.6.1, 11.7.1(b), 11.7.2), one of ' +
      'which must be cited; no free-hand button.',
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'enforce',
    roles: ['system'],
    note:
      'The standard Crown rulebook lets a Game Supervisor order them at will; this ' +
      'one does not.',
  },
  '11.8.3': {
    says:
      'The moment a coup becomes a dummy, show that prominently on all terminals, console and ' +
      'display, with a prompt for the Dealer to say so.',
    kept: 'screen',
    where: 'screens',
    area: 'irregularity',
    kind: 'show',
    roles: ['dealer', 'game-supervisor', 'casino-supervisor'],
  },
  '11.8.4(a)': {
    says: 'Wagers standing on a coup that becomes a dummy turn void.',
    kept: 'engine',
    where: 'rules',
    area: 'irregularity',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['G6'],
    note: 'All bets, side bets too.',
  },
  '11.8.4(b)': {
    says: 'Return those stakes to the placing account at once.',
    kept: 'engine',
    where: 'rules',
    area: 'irregularity',
    kind: 'enforce',
    roles: ['system'],
    note:
      'Source sentence breaks off with a dash; an exception in the standard Crown rulebook was ' +
      'removed.',
  },
  '11.8.5(a)': {
    says: 'Terminals take no wagers during a dummy; any that slips in after the notice is void.',
    kept: 'engine',
    where: 'rules',
    area: 'irregularity',
    kind: 'enforce',
    roles: ['system'],
    note:
      "Wagering for the following coup opens only after the dummy ends. Source typo '11.8.5.' " +
      'with a full stop.',
  },
  '11.8.5(b)': {
    says: 'Return such stakes to the placing account.',
    kept: 'engine',
    where: 'rules',
    area: 'irregularity',
    kind: 'enforce',
    roles: ['system'],
  },
  '11.9': {
    says:
      'An error found after a later coup has begun leaves that later coup and all following ones ' +
      'untouched; corrections may touch only the coup concerned.',
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['R11'],
    note:
      "'Commencement' undefined: first card or 8.3.2 burn drawn for the later coup. Does not " +
      'block an 11.11 recalculation of the earlier coup.',
  },
  '11.10': {
    says:
      'Game Supervisor or above may invalidate a coup whose result was affected by equipment ' +
      'malfunction, with reason and equipment id; refunds follow 13.4.',
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'authorise',
    roles: ['game-supervisor', 'casino-supervisor'],
    note: 'Not available where 11.14 or 11.15 governs: the dialog asks which and routes.',
  },
  '11.11': {
    says:
      'Wrong outcome entered: the Dealer freezes all chip accounts of the table (no wagers, ' +
      'credits or cash-outs), enters the true cards, the system reverses and re-settles that ' +
      'coup, then accounts unfreeze.',
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'authorise',
    roles: ['dealer', 'game-supervisor', 'casino-supervisor'],
    rulings: ['R11'],
    note:
      'No time limit given. Later coups stay as played (11.9). If a clawback exceeds the ' +
      'balance, or the account was cashed out, record the shortfall or sum due for Casino ' +
      'Supervisor decision; no later wager is undone. Pause any running countdown.',
  },
  '11.12': {
    says:
      "A patron's claim of wrong outcome or malfunction: open a claim record (terminal control " +
      'or console), which the Dealer must consider and close with the action taken.',
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'authorise',
    roles: ['dealer', 'game-supervisor', 'casino-supervisor'],
    note: 'Closing without an action or stated reason is not possible. Escalates to 13.9.',
  },
  '11.13': {
    says:
      'Settlement never reads from the public display; if it shows something other than the true ' +
      'outcome, the display is ignored, flagged and corrected.',
    kept: 'engine',
    where: 'table',
    area: 'display',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['G9'],
    note: "'Number' is a leftover of roulette; read 'result'.",
  },
  '11.14(a)': {
    says:
      "Terminal fault before expiry: Dealer voids all that terminal's wagers for the coup, " +
      'stakes back to its account; other terminals go on.',
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'authorise',
    roles: ['dealer', 'game-supervisor', 'casino-supervisor'],
    note: 'Offer moving the account to another terminal.',
  },
  '11.14(b)': {
    says:
      'Terminal fault at or after expiry: Dealer consults stored records (snapshot, gesture ' +
      'trail) to establish the wagers, then adjusts the account.',
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'authorise',
    roles: ['dealer', 'game-supervisor', 'casino-supervisor'],
    rulings: ['G9'],
    note:
      "The expiry instant itself belongs to (b). Needs wager records that survive the terminal's " +
      'failure.',
  },
  '11.15(a)': {
    says:
      'System fault other than a terminal (physical damage included) before expiry: Dealer voids ' +
      "every patron's wagers for the coup.",
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'authorise',
    roles: ['dealer', 'game-supervisor', 'casino-supervisor'],
    note:
      'Console or server failure; not the public display, which is outside the system. On ' +
      'restart the system must know if expiry had passed.',
  },
  '11.15(b)': {
    says:
      'System fault at or after expiry: recover wagers from records, then make the adjustments ' +
      'for all patrons.',
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'authorise',
    roles: ['dealer', 'game-supervisor', 'casino-supervisor'],
    note: 'Requires a durable journal written before expiry is acknowledged.',
  },
  '11.16': {
    says: 'If records cannot establish the wagers, void those (only those) and return stakes.',
    kept: 'engine',
    where: 'table',
    area: 'irregularity',
    kind: 'authorise',
    roles: ['dealer', 'game-supervisor', 'casino-supervisor'],
    note: 'Per wager or per terminal, not automatically the whole coup.',
  },
});

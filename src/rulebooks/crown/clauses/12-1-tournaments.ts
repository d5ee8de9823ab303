// crown 12: tournaments and their terms.

import { clausesIn } from '../../clause.ts';

export const tournaments = clausesIn({
  '12.1': {
    says:
      'Operator may create tournaments on any version it offers; system gives every entrant ' +
      'identical stack, limits, number of coups and available wagers.',
    kept: 'engine',
    where: 'tournament',
    area: 'tournament',
    kind: 'authorise',
    roles: ['operator'],
  },
  '12.2.1': {
    says: 'Terms document required, by 12.4, before a tournament can be published.',
    kept: 'engine',
    where: 'tournament',
    area: 'tournament',
    kind: 'enforce',
    roles: ['operator'],
  },
  '12.2.2': {
    says: 'Both (a) and (b) must be complete before entries open and before play.',
    kept: 'engine',
    where: 'tournament',
    area: 'tournament',
    kind: 'enforce',
    roles: ['operator'],
  },
  '12.2.2 (a)': {
    says:
      'Publish the terms to patrons (terminal, website, print) before the first entry is ' +
      'accepted and before play; entry screen stays locked until published.',
    kept: 'screen',
    where: 'tournament',
    area: 'tournament',
    kind: 'show',
    roles: ['operator'],
  },
  '12.2.2 (b)': {
    says:
      "Store date, time and recipient of the notice to the regulator's on-site inspectorate; " +
      'entry screen stays locked until stored.',
    kept: 'engine',
    where: 'tournament',
    area: 'tournament',
    kind: 'authorise',
    roles: ['operator'],
    note: 'Recipient role: inspector (read-only view).',
  },
  '12.2.3': {
    says:
      'Require a named tournament director; track sign-in; play in all tournament tables pauses ' +
      'when no director is signed in.',
    kept: 'engine',
    where: 'tournament',
    area: 'tournament',
    kind: 'enforce',
    roles: ['operator'],
    note: 'Deputies may act (12.4.8(g)) but the director must be present.',
  },
  '12.2.4': {
    says: 'Operator assigns the list of tables to the tournament before it starts.',
    kept: 'engine',
    where: 'tournament',
    area: 'tournament',
    kind: 'authorise',
    roles: ['operator'],
  },
  '12.2.5': {
    says:
      'While the tournament runs, assigned tables reject cash play and wagers by anyone not ' +
      'entered.',
    kept: 'engine',
    where: 'tournament',
    area: 'tournament',
    kind: 'enforce',
    roles: ['system'],
  },
  '12.3.1': {
    says:
      'Director ticks, per entrant, that the terms were explained and understood; the first coup ' +
      'stays locked until all are ticked.',
    kept: 'engine',
    where: 'tournament',
    area: 'tournament',
    kind: 'authorise',
    roles: ['tournament-director'],
  },
  '12.3.2': {
    says:
      'Optional instruction: dealer demonstration and/or practice hands in a mode without stakes ' +
      'or score.',
    kept: 'engine',
    where: 'tournament',
    area: 'tournament',
    kind: 'authorise',
    roles: ['tournament-director'],
    note: 'Not a breach of 13.5.',
  },
  '12.4': {
    says:
      'The terms template refuses publication until every item below is filled in or marked not ' +
      'applicable where it is conditional.',
    kept: 'engine',
    where: 'tournament',
    area: 'tournament',
    kind: 'enforce',
    roles: ['operator'],
    note: 'Each item is a template field.',
  },
  '12.4.1 (a)(i)': {
    says: 'Terms field: Date and time of the tournament. Drives the schedule.',
    kept: 'screen',
    where: 'tournament',
    area: 'tournament',
    kind: 'show',
    roles: ['operator'],
  },
  '12.4.1 (a)(ii)': {
    says:
      'Terms field: Amounts of entry fee, buy-in, re-buy, add-on, if any. Used as posting ' +
      'amounts by the account module.',
    kept: 'screen',
    where: 'tournament',
    area: 'tournament',
    kind: 'show',
    roles: ['operator'],
    note: 'Comma missing in the source between buy-in and re-buy.',
  },
  '12.4.1 (a)(iii)': {
    says: 'Terms field: Least and greatest number of entrants; entry stops at the maximum.',
    kept: 'engine',
    where: 'tournament',
    area: 'tournament',
    kind: 'enforce',
    roles: ['operator'],
    note: 'Below the minimum: director decides, source silent.',
  },
  '12.4.1 (a)(iv)': {
    says: 'Terms field: Place of the tournament. Must agree with the assigned tables (12.2.4).',
    kept: 'screen',
    where: 'tournament',
    area: 'tournament',
    kind: 'show',
    roles: ['operator'],
  },
  '12.4.1 (b)': {
    says:
      'Terms field: Statement: director may shift start of a round or session with reasonable ' +
      'notice.',
    kept: 'engine',
    where: 'tournament',
    area: 'tournament',
    kind: 'authorise',
    roles: ['tournament-director'],
    note: 'Also an action: change start time with notice record.',
  },
  '12.4.1 (c)': {
    says:
      'Terms field: Statement: regulator is told of changes to details beforehand. A change ' +
      'after publication asks for a notice record first.',
    kept: 'screen',
    where: 'tournament',
    area: 'tournament',
    kind: 'show',
    roles: ['operator'],
  },
  '12.4.2 (a)(i)': {
    says:
      'Terms field: Statement: taking part means accepting the terms. Acceptance ' +
      'stored at entry.',
    kept: 'screen',
    where: 'tournament',
    area: 'tournament',
    kind: 'show',
    roles: ['operator'],
  },
  '12.4.2 (a)(ii)': {
    says:
      'Terms field: Statement: only persons allowed in the casino and to gamble may enter. Entry ' +
      'checks age and exclusion flags.',
    kept: 'screen',
    where: 'tournament',
    area: 'tournament',
    kind: 'show',
    roles: ['operator'],
  },
  '12.4.2 (a)(iii)': {
    says:
      'Terms field: If entry may be refused generally: statement saying so. Then an entry can be ' +
      'refused with a reason.',
    kept: 'screen',
    where: 'tournament',
    area: 'tournament',
    kind: 'show',
    roles: ['operator'],
  },
  '12.4.2 (a)(iv)': {
    says: 'Terms field: If selection criteria apply: the criteria. Checked at entry.',
    kept: 'screen',
    where: 'tournament',
    area: 'tournament',
    kind: 'show',
    roles: ['operator'],
  },
  '12.4.2 (a)(v)': {
    says:
      'Terms field: Charity or media event: statement that certain staff, contractors, ' +
      'associates may play with prior COO or CEO approval; employees win no prize, the next ' +
      'eligible place-getter moves up.',
    kept: 'engine',
    where: 'tournament',
    area: 'tournament',
    kind: 'enforce',
    roles: ['operator'],
    note:
      'Approval by COO or CEO is recorded (role operator). Prize list skips employees ' +
      'automatically.',
  },
  '12.4.2 (b)(i)': {
    says: 'Terms field: Statement: breach of the terms risks disqualification.',
    kept: 'screen',
    where: 'tournament',
    area: 'tournament',
    kind: 'show',
    roles: ['operator'],
  },
  '12.4.2 (b)(ii)': {
    says: 'Terms field: How the terms reach entrants.',
    kept: 'screen',
    where: 'tournament',
    area: 'tournament',
    kind: 'show',
    roles: ['operator'],
  },
  '12.4.2 (b)(iii)': {
    says: 'Terms field: If signing is required: statement saying so; signature is then stored.',
    kept: 'engine',
    where: 'tournament',
    area: 'tournament',
    kind: 'authorise',
    roles: ['tournament-director'],
  },
  '12.4.2 (c)': {
    says: 'Terms field: How to enter. Entry channels limited to those listed.',
    kept: 'screen',
    where: 'tournament',
    area: 'tournament',
    kind: 'show',
    roles: ['operator'],
  },
  '12.4.2 (d)': {
    says:
      'Terms field: Entry terms, with the period for withdrawing free of penalty and/or naming a ' +
      'substitute. Deadline decides automatically between refund and penalty.',
    kept: 'screen',
    where: 'tournament',
    area: 'tournament',
    kind: 'show',
    roles: ['operator'],
  },
  '12.4.3 (a)(i)': {
    says:
      'Terms field: Number/length of rounds or sessions, or how set. Round ends by number of ' +
      'coups or by clock.',
    kept: 'screen',
    where: 'tournament',
    area: 'tournament',
    kind: 'show',
    roles: ['operator'],
  },
  '12.4.3 (a)(ii)': {
    says: 'Terms field: Tables per round or session, or how set. Used by the seat draw.',
    kept: 'screen',
    where: 'tournament',
    area: 'tournament',
    kind: 'show',
    roles: ['operator'],
  },
  '12.4.3 (a)(iii)': {
    says: 'Terms field: How patrons advance, if applicable. Ranking and advancement computed.',
    kept: 'screen',
    where: 'tournament',
    area: 'tournament',
    kind: 'show',
    roles: ['operator'],
  },
  '12.4.3 (a)(iv)': {
    says:
      'Terms field: Buy-back chances for eliminated patrons: how and when. Buy-back opens only ' +
      'then.',
    kept: 'screen',
    where: 'tournament',
    area: 'tournament',
    kind: 'show',
    roles: ['operator'],
  },
  '12.4.3 (a)(v)': {
    says:
      'Terms field: Repechage, catch-up, secondary rounds: how to qualify, or statement that the ' +
      "director decides. Director action 'add secondary round'.",
    kept: 'engine',
    where: 'tournament',
    area: 'tournament',
    kind: 'authorise',
    roles: ['tournament-director'],
  },
  '12.4.3 (b)': {
    says:
      'Terms field: Statement: equal starting bank for all, amount told beforehand; engine gives ' +
      'identical stacks.',
    kept: 'engine',
    where: 'tournament',
    area: 'tournament',
    kind: 'enforce',
    roles: ['operator'],
    note: 'See 12.1 equal chance.',
  },
  '12.4.3 (c)': {
    says:
      'Terms field: What happens to tournament chips at the end, as applicable. Executed at ' +
      'close (no value, exchange or cash).',
    kept: 'screen',
    where: 'tournament',
    area: 'tournament',
    kind: 'show',
    roles: ['operator'],
  },
  '12.4.4 (a)': {
    says:
      'Terms field: Kind of tournament chips, other than cash chips; kept apart from cash ' +
      'balances.',
    kept: 'engine',
    where: 'tournament',
    area: 'tournament',
    kind: 'enforce',
    roles: ['operator'],
  },
  '12.4.4 (b)': {
    says: 'Terms field: Minimum or compulsory wager per coup, if any, or how set; engine enforces.',
    kept: 'engine',
    where: 'tournament',
    area: 'tournament',
    kind: 'enforce',
    roles: ['operator'],
  },
  '12.4.4 (c)': {
    says:
      'Terms field: Secret wagers, if allowed: number per session or round and how made; hidden ' +
      'until reveal.',
    kept: 'engine',
    where: 'tournament',
    area: 'tournament',
    kind: 'enforce',
    roles: ['operator'],
    note: 'Needs sealed wager support in the engine.',
  },
  '12.4.5 (a)': {
    says: 'Terms field: How patrons are eliminated. Engine applies it.',
    kept: 'engine',
    where: 'tournament',
    area: 'tournament',
    kind: 'enforce',
    roles: ['operator'],
  },
  '12.4.6 (a)': {
    says: 'Terms field: How winners are determined. Engine ranks by it.',
    kept: 'engine',
    where: 'tournament',
    area: 'tournament',
    kind: 'enforce',
    roles: ['operator'],
  },
  '12.4.7 (a)': {
    says: 'Terms field: Prize pool or its formula. Engine computes it.',
    kept: 'engine',
    where: 'tournament',
    area: 'tournament',
    kind: 'enforce',
    roles: ['operator'],
  },
  '12.4.7 (b)': {
    says:
      'Terms field: How the prize pool is shared out. Engine computes each prize; shares sum to ' +
      'the pool.',
    kept: 'engine',
    where: 'tournament',
    area: 'tournament',
    kind: 'enforce',
    roles: ['operator'],
  },
});

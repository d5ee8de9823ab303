// tasmania 7: limits, their notices and their breach.

import { clausesIn } from '../../clause.ts';

export const limits = clausesIn({
  '7.1': {
    says:
      'Show minimum and maximum wager on the table notice (public display and every terminal) at ' +
      'all times. Any amount from minimum to maximum in whole chips is acceptable; require ' +
      'multiples of the minimum only when the notice itself says so (a notice flag, default off).',
    kept: 'screen',
    where: 'screens',
    area: 'notice',
    kind: 'show',
    roles: ['system'],
    note:
      'Tie and Perfect Pairs may have their own figures on the notice (15.3). Competition units: ' +
      '16.4.6.',
  },
  '7.2': {
    says:
      'A Management Representative may agree individual minimum and maximum figures with one ' +
      'patron. Both confirmations are recorded; the figures replace the table limits for that ' +
      'patron at that position only; the position carries a clearly different limit marker on ' +
      'display, console and terminal showing the agreed figures until it ends.',
    kept: 'engine',
    where: 'table',
    area: 'limits',
    kind: 'authorise',
    roles: ['management-representative'],
    note:
      'Standing patrons at the same position keep the table limits. Agreement ends when the ' +
      'patron leaves the position.',
  },
  '7.3': {
    says:
      "Combining to get above the maximum is barred. The system adds up one person's stakes on " +
      "the same area over all positions and holds the sum to that person's maximum. The " +
      'Inspector can tag accounts as a partnership; tagged accounts share one maximum per area. ' +
      'Rejections and tags are logged.',
    kept: 'engine',
    where: 'table',
    area: 'limits',
    kind: 'enforce',
    roles: ['table-inspector'],
    note:
      'Detecting the intent is human; aggregate cap and tag are the software share. Lettered ' +
      'items a/b are about collective liability, not partnerships.',
  },
  '7.3.a': {
    says:
      'A Management Representative may switch on, set and switch off a maximum collective ' +
      'liability per hand; while on, the figure is part of the table notice on display and ' +
      'terminals. No figure displayed = no collective cap.',
    kept: 'engine',
    where: 'table',
    area: 'notice',
    kind: 'authorise',
    roles: ['management-representative'],
    note:
      'May be changed at any time (not a minimum or maximum wager in the sense of 7.6), but only ' +
      'between coups.',
  },
  '7.3.b': {
    says:
      'When the sum of all stakes on one hand (Player or Banker, all patrons incl. standing) is ' +
      'above the displayed collective figure C, show the dealer the excess and offer a pro rata ' +
      'cut before the first card: each stake s becomes s x C / T, floored to the largest stake ' +
      'that the odds can pay exactly, T = sum before the cut, so the new sum is <= C; ' +
      'differences go back to the owners at once and every owner is told old and new stake. ' +
      "Dealer's choice: without action the stakes stand.",
    kept: 'engine',
    where: 'table',
    area: 'limits',
    kind: 'authorise',
    roles: ['dealer'],
    rulings: ['T6'],
    note:
      '"May" = optional. Measures stakes, not payouts. Player and Banker sums are tested ' +
      'separately and not netted; Tie and Perfect Pairs are not "hands". A stake that falls ' +
      'under the minimum through this cut remains valid and is no 7.4/7.5 case. Must be all ' +
      'patrons, never only the last one. Not possible after the first card (6.3).',
  },
  '7.4': {
    says:
      'If an out-of-limit wager is only discovered after the result: below minimum -> settle by ' +
      '7.5; above maximum -> win or lose only on the maximum, the excess is handed back ' +
      'untouched. Wager entry for physical chips must therefore be able to record out-of-limit ' +
      'amounts, and settlement must apply this test to every wager against the limits valid for ' +
      'that person and area.',
    kept: 'engine',
    where: 'table',
    area: 'settlement',
    kind: 'enforce',
    roles: ['dealer'],
    rulings: ['T7'],
    note:
      'Uses individual limits (7.2) where agreed. On a Tie the full Player/Banker stake goes ' +
      'back. Also applied to Tie and Perfect Pairs wagers against their own limits. Terminals ' +
      'refuse such amounts beforehand.',
  },
  '7.5': {
    says:
      'First under-minimum wager of a person at the table that is paid or collected: settle it ' +
      'normally on its actual amount and send the owner a notice that it was under the minimum ' +
      'and that later ones will be handed back whatever the result. Store the warning. Each ' +
      'later under-minimum wager of that person: return the stake, neither paid nor collected. ' +
      'Dealer sees warned persons.',
    kept: 'engine',
    where: 'table',
    area: 'settlement',
    kind: 'enforce',
    roles: ['dealer'],
    rulings: ['T7'],
    note:
      'Warning arises only if the wager was really paid or collected (not on a void Tie). Scope ' +
      'not defined: key it to person + table and clear it at the end of the gaming day.',
  },
  '7.6': {
    says:
      'A Management Representative may change table limits. A change of the minimum or of the ' +
      'maximum goes live only when condition a or condition b holds, at a coup boundary; other ' +
      'figures (collective liability, multiples flag) may change at any time between coups. ' +
      'Store old/new figures, who, when and which condition.',
    kept: 'engine',
    where: 'table',
    area: 'limits',
    kind: 'authorise',
    roles: ['management-representative'],
    rulings: ['T8'],
    note: 'Competition raise 16.5.3 is a separate basis. Individual limits 7.2 are not affected.',
  },
  '7.6.a': {
    says:
      'Consent route: ask every patron at the table (all seated and standing patrons with an ' +
      'open position); the change is allowed only if each one answers yes. One refusal or ' +
      'missing answer blocks it. A patron who joins before it goes live must be asked too. ' +
      'Answers are stored per patron.',
    kept: 'engine',
    where: 'table',
    area: 'limits',
    kind: 'enforce',
    roles: ['patron'],
    rulings: ['T8'],
    note: 'Consent can be given on the terminal or entered by the dealer for physical patrons.',
  },
  '7.6.b': {
    says:
      'Notice route: publish the new figures with time on the table notice; earliest start is 30 ' +
      'full minutes (1,800 s) after the notice first appeared. If the notice is taken down, the ' +
      'clock restarts. Show the countdown; switch at the first coup boundary afterwards.',
    kept: 'engine',
    where: 'table',
    area: 'notice',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['G10', 'T8'],
    note:
      'The source sentence lacks its verb; meaning is clear. If everybody consents during the ' +
      'wait, a applies at once.',
  },
});

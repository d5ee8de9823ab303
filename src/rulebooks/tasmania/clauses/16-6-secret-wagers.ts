// tasmania 16.6: secret wagers and their form.

import { clausesIn } from '../../clause.ts';

export const secretWagers = clausesIn({
  '16.6.1': {
    says:
      'A patron may choose a secret wager on any coup while the number used in this session is ' +
      'below the published number of 16.2.2.i; further attempts are refused. Each patron sees ' +
      'the own remaining number; dealer and Inspector see all.',
    kept: 'engine',
    where: 'tournament',
    area: 'wager',
    kind: 'enforce',
    roles: ['patron'],
    note: 'Counter is per session. Number 0 hides the function.',
  },
  '16.6.2': {
    says:
      'Secret entry uses the approved form: type, amount in figures, amount in words, name, ' +
      'seat, signature; then handed in to the dealer. The patron enters figures, words and type; ' +
      'the system must not fill in, convert or correct them, because correct completion is the ' +
      "patron's own responsibility. Form as handed in is stored unchanged.",
    kept: 'engine',
    where: 'tournament',
    area: 'terminal',
    kind: 'enforce',
    roles: ['patron'],
    note:
      "Made in the patron's turn in puck order and locked like any wager (16.5.6), unless the " +
      'Inspector returns it under 16.6.7. See Diagram I rows and 16.6.10.d.',
  },
  '16.6.3': {
    says:
      'Secret plus chip wager in one coup: allowed only if the sum is at most the table maximum ' +
      'AND they are not on opposite sides (one Banker, one Player). Same side, or one of them ' +
      'Tie, is fine.',
    kept: 'engine',
    where: 'tournament',
    area: 'wager',
    kind: 'enforce',
    roles: ['patron'],
    rulings: ['T1', 'T17'],
    note:
      'Source joins the two conditions with "or"; both must hold. Each must reach the minimum on ' +
      'its own (16.5.11, 16.6.4.a). A refusal is shown to that patron and the Inspector only.',
  },
  '16.6.4': {
    says: 'Secret wagers violating a or b are not allowed; Inspector returns them before the deal.',
    kept: 'engine',
    where: 'tournament',
    area: 'wager',
    kind: 'enforce',
    roles: ['patron'],
  },
  '16.6.4.a': {
    says: 'Secret amount must be within posted minimum and maximum.',
    kept: 'engine',
    where: 'tournament',
    area: 'limits',
    kind: 'enforce',
    roles: ['patron'],
  },
  '16.6.4.b': {
    says:
      'Secret amount may not be above the chips the patron has at the table; hold the amount ' +
      'internally so that it can be collected, without changing any figure other patrons can see.',
    kept: 'engine',
    where: 'tournament',
    area: 'wager',
    kind: 'enforce',
    roles: ['patron'],
    rulings: ['T17'],
    note:
      'Count only chips not yet on the layout in this coup, otherwise both wagers could not be ' +
      'collected.',
  },
  '16.6.5': {
    says:
      'A Tie result uses up the secret wager: the used number rises by one although a secret ' +
      'Banker/Player stake is void; nothing carries to the next coup.',
    kept: 'engine',
    where: 'tournament',
    area: 'wager',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['T18'],
    note:
      'Void coup (14.5/14.6) not regulated: give the secret wager back, do not count or announce ' +
      'it.',
  },
  '16.6.6': {
    says:
      "On receipt of a form the dealer sets a secret marker at the patron's seat (public on " +
      'display and terminals) and passes the form to the Inspector, who records type and amount. ' +
      "Dealer console shows the marker only, details are on the Inspector's console.",
    kept: 'engine',
    where: 'tournament',
    area: 'console',
    kind: 'enforce',
    roles: ['dealer'],
    note: 'Three events in this order, each time-stamped: handed in, marker set, recorded.',
  },
  '16.6.7': {
    says:
      'Before a coup starts the Inspector examines each form handed in for it (limits, chips, ' +
      'words = figures, one type, number left, sides) and approves or returns it for correction; ' +
      'the deal is blocked while a form is unexamined. System lists the faults it sees to the ' +
      'Inspector only.',
    kept: 'engine',
    where: 'tournament',
    area: 'console',
    kind: 'authorise',
    roles: ['table-inspector'],
    note: 'Approval does not stop 16.6.10 if a fault is found later.',
  },
  '16.6.8': {
    says:
      'When the coup is over the Inspector calls out what each secret wager was and how much ' +
      '(from now visible to all on display, terminals, history); only then the dealer collects ' +
      'losing chip and secret wagers and after that pays the winning ones. Settlement is blocked ' +
      'until the call is made.',
    kept: 'screen',
    where: 'tournament',
    area: 'settlement',
    kind: 'show',
    roles: ['table-inspector'],
    note:
      'Not in the 16.6.11 case, where the call comes before the deal. Faulty forms: 16.6.10 ' +
      'first.',
  },
  '16.6.9': {
    says:
      'After that coup, and only up to the opening card of the following one, each patron may ' +
      "ask for and read another patron's form exactly as filled in; the view then closes.",
    kept: 'screen',
    where: 'tournament',
    area: 'terminal',
    kind: 'show',
    roles: ['patron'],
    note: 'Request and viewing are logged. Void coup: no viewing.',
  },
  '16.6.10': {
    says:
      'If after the coup a secret wager proves to break the rules, settle it by a to d. Order: d ' +
      'first; otherwise x = amount; x below min -> min; x above max -> max; x above chips -> ' +
      'chips. Keep both the written and the deemed amount; announce the deemed one with its ' +
      'reason.',
    kept: 'engine',
    where: 'tournament',
    area: 'settlement',
    kind: 'enforce',
    roles: ['table-inspector'],
    rulings: ['T18'],
    note:
      'Not regulated: total with chip wager above max -> cut the secret part to max minus chip ' +
      'stake; opposite side to the chip wager -> treat as d. A chip wager beside it stands. All ' +
      'of them count towards the permitted number.',
  },
  '16.6.10.a': {
    says: 'Below the posted minimum: settle as if written for the minimum of that coup.',
    kept: 'engine',
    where: 'tournament',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['T18'],
  },
  '16.6.10.b': {
    says: 'Above the posted maximum: settle as if written for the maximum of that coup.',
    kept: 'engine',
    where: 'tournament',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['T18'],
  },
  '16.6.10.c': {
    says:
      'Above the chips held when the form was made: settle as if written for exactly ' +
      'those chips.',
    kept: 'engine',
    where: 'tournament',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['T18'],
    note: 'Chips not already on the layout. Last cap, so it wins over a and b.',
  },
  '16.6.10.d': {
    says:
      'Amount or type not properly entered (figures or words missing, words and figures differ, ' +
      'no type or more than one marked): no bet is settled, one table minimum is deducted from ' +
      "the patron's chips whatever the result, also on a Tie.",
    kept: 'engine',
    where: 'tournament',
    area: 'settlement',
    kind: 'enforce',
    roles: ['system'],
    rulings: ['T18'],
    note: 'Faults only in name, seat or signature: bet stands as written.',
  },
  '16.6.11': {
    says:
      'In the declared last coup of the final session, if every remaining patron has a secret ' +
      "wager in, the order of events changes after the dealer's call of no more bets: a, then b, " +
      'then c. If even one patron has none, secrecy holds until after the coup (16.6.8).',
    kept: 'engine',
    where: 'tournament',
    area: 'tournament',
    kind: 'enforce',
    roles: ['table-inspector'],
    rulings: ['T19'],
    note:
      'Needs the last coup declared before the betting window (16.1 Session); if the end only ' +
      'shows mid-coup (marker), normal procedure. Not in earlier sessions; not in a play-off. ' +
      'This is the exception meant in 16.1 Secret Wager.',
  },
  '16.6.11.a': {
    says: 'Announce type and amount of all secret wagers before any card is dealt.',
    kept: 'screen',
    where: 'tournament',
    area: 'display',
    kind: 'show',
    roles: ['table-inspector'],
  },
  '16.6.11.b': {
    says:
      "Each patron's announced amount is put as chips on the matching area of the layout: the " +
      'system moves it from the visible stack to Player, Banker or Tie; the deal is blocked ' +
      'until done for all.',
    kept: 'engine',
    where: 'tournament',
    area: 'wager',
    kind: 'enforce',
    roles: ['patron'],
    note: 'Faulty form at this point: same caps as 16.6.10, applied before the deal.',
  },
  '16.6.11.c': {
    says:
      "Only then deal; whoever now has the most chips lying on a side receives that hand's " +
      'cards, still face down.',
    kept: 'engine',
    where: 'tournament',
    area: 'deal',
    kind: 'enforce',
    roles: ['dealer'],
    note:
      'Former secret amounts count here because they lie on the layout. Equal: 16.7.2 with the ' +
      'puck order of this coup.',
  },
  '16.6 Diagram I Name': {
    says: "Form field: patron's name.",
    kept: 'screen',
    where: 'tournament',
    area: 'terminal',
    kind: 'enforce',
    roles: ['patron'],
    note: 'Clause calls it "diagram I".',
  },
  '16.6 Diagram I Seat No': {
    says: 'Form field: seat number.',
    kept: 'screen',
    where: 'tournament',
    area: 'terminal',
    kind: 'enforce',
    roles: ['patron'],
  },
  '16.6 Diagram I Value': {
    says: 'Form field: wager value in figures, in dollars.',
    kept: 'screen',
    where: 'tournament',
    area: 'terminal',
    kind: 'enforce',
    roles: ['patron'],
  },
  '16.6 Diagram I Words': {
    says: 'Form field: amount in words.',
    kept: 'screen',
    where: 'tournament',
    area: 'terminal',
    kind: 'enforce',
    roles: ['patron'],
  },
  '16.6 Diagram I Selection': {
    says: 'Form field: choice of Player, Banker or Tie, exactly one.',
    kept: 'screen',
    where: 'tournament',
    area: 'terminal',
    kind: 'enforce',
    roles: ['patron'],
    note: 'Shows that a secret Tie is possible.',
  },
  '16.6 Diagram I Player signature': {
    says: "Form field: patron's signature (on terminal: confirmed identity).",
    kept: 'screen',
    where: 'tournament',
    area: 'terminal',
    kind: 'enforce',
    roles: ['patron'],
  },
  '16.6 Diagram I Inspector signature': {
    says: "Form field: Inspector's signature, set at the 16.6.7 examination.",
    kept: 'screen',
    where: 'tournament',
    area: 'console',
    kind: 'authorise',
    roles: ['table-inspector'],
  },
  '16.6 Diagram I Use statement': {
    says: 'Form states it is valid only under the approved competition conditions and rules.',
    kept: 'screen',
    where: 'tournament',
    area: 'terminal',
    kind: 'show',
    roles: ['system'],
    note: 'Source names the Commission without "Liquor"; use the current name.',
  },
  '16.6 Diagram I Brand': {
    says: "Form carries the casino operator's brand.",
    kept: 'screen',
    where: 'tournament',
    area: 'terminal',
    kind: 'show',
    roles: ['operator'],
    note: 'Use configured operator name.',
  },
});

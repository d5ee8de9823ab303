// crown-rapid 5: limits and their signs.

import { clauseRows } from '../../clause.ts';

export const permittedWagers = clauseRows({
  '5.1': ['screen screens notice show', ['dealer', 'game-supervisor', 'casino-supervisor'], 'Show the statutory limits sign at the table (display and console) whenever it is open; the Dealer confirms it is up when opening and gets an alert if it drops.',
    { note: 'Statute text is in the footnote rows.' }],
  '5.1 footnote 1 s66(1)(c)': ['screen screens notice show', 'operator', 'Sign gives the smallest and largest permitted wager, prominently, at each table and each related location.',
    { note: 'Show per bet, plus permitted step and aggregate minimum (5.3), since they limit wagers as well.' }],
  '5.1 footnote 1 s66(2)': ['engine table limits enforce', ['operator', 'game-supervisor', 'casino-supervisor'], 'Raising a minimum: refuse unless a sign with the new figure and the change time has been up at the table and at every terminal for at least 20 minutes; apply only to wagering periods that open after that.',
    { rulings: ['G10'], note: 'Entered at the console (SGC (a)); no rank named, so require Game Supervisor or above. Applies to raising only; lowering a minimum or altering a maximum is free. Penalty 50 units is for people. Editing the announced figure or bringing the time forward restarts the 20 minutes.' }],
  '5.2': ['screen screens notice show', 'system', 'Each terminal counts as its own location: it must itself show the limits sign and any pending minimum change with its time.',
    { note: 'Remote terminals included.' }],
  '5.3.1': ['engine rules limits enforce', 'system', "If a gesture would leave a wager on a bet under that bet's minimum, show no chips for it and leave credit untouched.",
    { rulings: ['R5'], note: 'Judge the resulting total, not the chip: reducing below the minimum clears the wager wholly. Offer chips or a minimum key so that the minimum can be reached in one gesture.' }],
  '5.3.2(a)': ['engine rules limits enforce', 'system', 'If the resulting wager is off the permitted ladder (minimum plus whole steps), show and debit only the nearest permitted figure beneath it.',
    { rulings: ['R5'], note: 'Example: minimum 25, step 10, attempt 52 becomes 45.' }],
  '5.3.2(b)': ['engine rules limits enforce', 'system', "If the resulting wager tops the bet's maximum, show and debit only the highest permitted figure not above the maximum.",
    { rulings: ['R5'], note: 'If the maximum is off the ladder the figure lies below it. Limits per bet, not per table.' }],
  '5.3.3': ['engine rules limits enforce', 'system', "If an aggregate minimum is set and a patron's wagers for the coup total less when the period ends, treat none of them as placed: clear the chips, restore credit, tell the patron.",
    { rulings: ['R6'], note: 'Runs on the early close of 8.1(c) too. Sum only wagers still valid under 4.11.1. A coup left with none counts as no wagers for 11.4-11.5.' }],
});

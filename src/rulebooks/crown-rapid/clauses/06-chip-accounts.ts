// crown-rapid 6: money in, money out.

import { clauseRows } from '../../clause.ts';

export const chipAccounts = clauseRows({
  '6.1': ['screen screens account show', 'system', 'Open terminal constantly shows the credit of its active account, unmistakably the balance of that terminal.'],
  '6.2': ['engine table account authorise', ['dealer', 'game-supervisor', 'casino-supervisor'], "Two buy-in routes: tender to the Dealer (cash, vouchers, authorised tokens or chips, kind recorded) or cash into the terminal's note acceptor.",
    { note: 'Note acceptor takes cash only. No card or transfer funding.' }],
  '6.2.1': ['engine table account enforce', 'system', 'For a remote terminal reject every dealer-entered buy-in; note acceptor only.',
    { note: 'Top-ups as well, since 6.5 is subject to 6.2.' }],
  '6.3.1': ['engine table account authorise', ['dealer', 'game-supervisor', 'casino-supervisor'], 'On accepting a tender the Dealer assigns control of a specific free terminal to that person.',
    { note: "Dealer may decline a tender ('if accepts')." }],
  '6.3.2': ['engine table account enforce', ['dealer', 'game-supervisor', 'casino-supervisor'], 'On acceptance activate the account with precisely the tendered amount so that credit or chips appear on that terminal.',
    { note: 'Two-step at the console: enter, then confirm (SGC definition).' }],
  '6.4': ['engine table account enforce', 'system', 'Notes taken are credited automatically, with no dealer step, and appear at once on that terminal; if it was closed, this opens its account.',
    { note: 'A note jam or a credit not confirmed is a fault record, never a silent loss.' }],
  '6.5.1': ['engine table account authorise', ['dealer', 'game-supervisor', 'casino-supervisor'], 'At any time, even mid-coup, a patron in control of an at-table terminal may tender more to the Dealer, who must credit it as soon as practicable; the console keeps a pending queue with ages.',
    { note: 'Credit landing after close cannot touch wagers already locked.' }],
  '6.5.2': ['engine table account enforce', 'patron', 'At any time the patron may feed more cash to the note acceptor of the terminal.'],
  '6.6.1': ['engine table account enforce', 'patron', "A patron may leave whenever wished; the terminal always offers 'leave/cash out'.",
    { rulings: ['R13'], note: 'With wagers locked: hold the request, settle the coup, then pay. Before expiry: wagers come off first.' }],
  '6.6.2': ['engine table conduct authorise', ['dealer', 'game-supervisor', 'casino-supervisor'], 'Dealer may direct a patron to leave on a recorded, reasoned view that staying would disrupt the game and harm its integrity; the terminal stops taking wagers and goes to payout.',
    { note: 'Money is not forfeited: 6.7 applies.' }],
  '6.7.1': ['engine table account authorise', ['dealer', 'game-supervisor', 'casino-supervisor'], 'On leaving, the Dealer pays the entire balance in chips and closes the account; console shows the amount, demands confirmation, sets the balance to zero and returns the terminal to closed.',
    { rulings: ['R13'], note: 'Also the route for a remote terminal with no printer. Amounts below the smallest chip are not addressed: block via 4.8.2(a) stake rules or pay by 13.9 ruling.' }],
  '6.7.2': ['engine server account enforce', 'patron', 'At a remote terminal with a ticket printer, print a ticket for the full balance with unique number, amount, time, terminal; it is redeemable for cash or equivalent at a cage or cashier booth; then close the account.',
    { rulings: ['R16'], note: 'Only remote terminals get tickets. Redeem once only.' }],
  '6.7.2(a)': ['screen screens account show', 'system', 'After printing, responsibility for presenting the ticket lies with the patron: say so on ticket and screen, and keep the ticket as an open liability until redeemed.',
    { rulings: ['R16'], note: 'No expiry stated; do not invent one.' }],
  '6.7.2(b)': ['engine table account authorise', ['operator', 'casino-supervisor'], 'If at cash-out the printer failed or the ticket is unreadable, offer staff a manual payment; cancel the failed ticket number so it can never be redeemed as well.',
    { rulings: ['R16'], note: "'May': discretionary. Actor is only 'Crown': require Casino Supervisor approval and a recorded printer fault." }],
  '6.7.2(c)': ['screen screens notice show', 'system', "State on ticket and help screen that lost, stolen or later-illegible tickets are not the operator's liability."],
});

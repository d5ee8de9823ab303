// crown 7: limits, differential and their signs.

import { clauseRows } from '../../clause.ts';

export const limits = clauseRows({
  '7.1': ['screen screens notice show', 'dealer', 'Show the legally required limit sign at the table before and during play; console warns the dealer if it is off, and betting cannot open without it.',
    { note: 'Casino Control Act 1991 s66.' }],
  '7.1 s66(1)(c)': ['screen screens notice show', 'operator', 'Sign gives the permitted minimum and maximum wager for the game, prominent at the table and each location of play (every terminal).',
    { note: 'Footnote to 7.1. Per bet type where limits differ.' }],
  '7.1 s66(2)': ['engine table notice enforce', 'operator', 'A minimum may go up only if a sign with the new minimum and the planned time was shown for at least 20 minutes before; scheduler enforces it.',
    { rulings: ['G10'], note: 'Footnote to 7.1; same as 7.7.' }],
  '7.2': ['engine table limits enforce', 'operator', 'Optional table differential D: limit on |total on Player - total on Banker| over main wagers.',
    { rulings: ['C11'], note: "7.4 compares a single side's total with D. A setting printed on the limit sign says net (default, this definition) or gross (the letter of 7.4); the two are equal when the other side is empty." }],
  '7.3.1': ['engine table limits enforce', 'system', 'Wager under the minimum for its bet that was dealt on: first time settle it as normal (pay or collect) and notify the owner that further ones will be returned whatever the result; later ones: return the stake, win or lose.',
    { rulings: ['C14'], note: 'Needs per-player, per-table flag (kept for the table session). Terminal may pre-warn, but dealer-entered wagers must follow this flow.' }],
  '7.3.2': ['engine table limits enforce', 'system', 'Wager over the maximum: settle only up to the maximum (win and loss); return the excess.',
    { rulings: ['C14'], note: '700 on max 500: loss takes 500, win at 1 to 1 pays 500, 200 back either way.' }],
  '7.3.3': ['engine rules limits enforce', 'system', 'Wager in a forbidden step above the minimum, or not exactly payable: pay the win rounded up to the next amount payable in chips.',
    { rulings: ['G1'], note: 'payout = ceil(payout / smallest chip) x smallest chip; loss collects the full stake. Refusal beforehand: 6.6.' }],
  '7.4': ['engine table limits authorise', 'dealer', 'When the differential is exceeded, and 7.5 does not apply, offer the dealer a pro rata reduction of all wagers on the offending side so that the limit holds; reduced parts return to the patrons, before the first card.',
    { rulings: ['C11'], note: 'Net: factor (L+D)/H for heavier total H, lighter L. Gross: D/S. Round down to chip unit, hand out left-over units by largest remainder, ties to lowest seat. 7.5 wagers are left out of totals and reduction. Reduction below the minimum does not trigger 7.3.1.' }],
  '7.5': ['engine table limits authorise', 'pit-boss', 'Traditional Baccarat only: record a prior arrangement for a named patron allowing a main wager above D up to an agreed maximum, at additional commission on the part above D for winning Player and Banker wagers.',
    { rulings: ['C10', 'C12'], note: 'Approving role not named: pit boss or operator. Excess = max(0, wager - D) on the single wager, no netting. Asterisk in the Crown table of 10.1 has no effect. Above the agreed maximum: cap as 7.3.2.' }],
  '7.5.1': ['engine rules settlement enforce', 'system', 'Winning Banker wager W above D: pay W - 5% x W - 2.5% x (W - D).',
    { rulings: ['C12'], note: 'D 10,000, W 15,000: 15,000 - 750 - 125 = 14,125.' }],
  '7.5.2': ['engine rules settlement enforce', 'system', 'Winning Player wager W above D: pay W - 2.5% x (W - D).',
    { rulings: ['C12'], note: 'D 10,000, W 15,000: 14,875.' }],
  '7.6': ['engine table limits authorise', 'pit-boss', 'Record individual minimum/maximum for a patron; apply them instead of the table limits and show the distinctive marker at that position.',
    { note: 'Approving role not named: pit boss.' }],
  '7.7': ['engine table limits authorise', 'pit-boss', 'Pit boss or above may change limits at any time; a higher minimum only takes effect after at least 20 minutes of the sign showing the new figure. Lower minimum and maximum changes are immediate.',
    { rulings: ['G10'], note: 'Applied from the next betting window, never within one.' }],
});

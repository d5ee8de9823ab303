// tasmania 16.1: the words of competitions.

import { clauseRows } from '../../clause.ts';

export const competitionTerms = clauseRows({
  '16.1': ['engine tournament definition enforce', 'system', 'Competition module uses the ten terms below with these meanings in screens, records and logic.',
    { rulings: ['T11'], note: 'Applies to section 16 only: "Player" there is a person, elsewhere also the hand. Sections 1-14 apply to competition coups unless section 16 says otherwise; Perfect Pairs is not among the wagers of 16.4.4, so it is off in competitions.' }],
  '16.1 Applicant': ['engine tournament definition enforce', 'system', 'Record state for a person who has applied but is not yet accepted; has no seat, chips or right to play.'],
  '16.1 Player': ['engine tournament definition enforce', 'system', 'Record state for a person whose entry was accepted; only these can be drawn to sessions and seats.'],
  '16.1 Session': ['engine tournament definition enforce', 'system', 'Session length is configured either as a period of time or as a number of shoes; at its end winner and/or placegetters go to a further or the final session.',
    { note: 'When time expires mid-coup, finish that coup. The director declares the last coup before its betting window whenever it is known in advance (time nearly up, marker already out with k = 0, last coup of a play-off); needed by 16.6.11.' }],
  '16.1 Play-Off': ['engine tournament definition enforce', 'system', 'Play-off session for patrons who ended a session level on chips with a value above zero, to settle winner or placings. Includes only the level patrons whose order matters for advancing or prizes.',
    { rulings: ['T20'], note: 'Level at zero gives no play-off except through 16.8.5; zero-chip patrons share prizes by 16.8.4 and never take an advancing place.' }],
  '16.1 Competition Baccarat': ['engine tournament definition enforce', 'system', 'Competition type with non-cash competition chips and equal chances (same allotment, limits, timers, secret-wager number for everyone).'],
  '16.1 Live Competition Baccarat': ['engine tournament definition enforce', 'system', 'Competition type with cash-value chips and equal chances; type decides the branches in 16.3.2.c, 16.3.6.b, 16.4.9, 16.5.9.'],
  '16.1 Secondary Competition': ['engine tournament definition enforce', 'operator', 'Linked second-chance competition; only patrons who failed to reach the next session can enter it.',
    { note: 'See 16.3.2.d, 16.2.3.f.' }],
  '16.1 Competition Director': ['engine tournament roles authorise', 'operator', "Casino Operator appoints per competition a person holding the Table Gaming Supervisor or Management Representative role; only this person gets the director's functions.",
    { rulings: ['G7'], note: '"Competition manager" in 16.8.3 is the same person.' }],
  '16.1 Competition Chips': ['engine tournament definition enforce', 'system', 'Chips for betting and scoring: a non-redeemable chip type in ordinary competitions, cash-value chips in live ones. Balances are kept per patron per session.',
    { note: 'Where later clauses say competition chips without contrast, both kinds are meant.' }],
  '16.1 Secret Wager': ['engine tournament definition enforce', 'system', 'Bet entered on the approved form with amount and type. Details (type, amount) must not reach any other patron by any channel (display, terminal, API, balance changes, totals, sounds, history) before the coup is over, except in the last-coup case 16.6.11.',
    { rulings: ['G11', 'T1'], note: 'Source points to 16.5.10, which is about maxima; the only fitting exception is 16.6.11. The fact that a secret wager was made is public (16.6.6).' }],
});

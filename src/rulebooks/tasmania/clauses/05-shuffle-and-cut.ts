// tasmania 5: shuffle, cut and marker card.

import { clauseRows } from '../../clause.ts';

export const shuffleAndCut = clauseRows({
  '5.1': ['engine table shoe authorise', 'dealer', 'Shoe preparation is a fixed sequence: (1) card check by a patron, recorded with the seat, or a recorded statement that pre-checked cards are used, which skips this step; (2) face-down shuffle; (3) stacking with no card visible. Each step is confirmed on the console; a card exposed during (2)-(3) means the step is repeated. No identity of any undealt card may reach any client, log or display before it is dealt.',
    { note: '"Game" in section 5 means one shoe, not one coup. A virtual shuffle must be unbiased and auditable.' }],
  '5.2': ['engine table shoe authorise', 'dealer', 'The dealer may select an automatic shuffler instead of the hand shuffle. Only devices registered with a Commission approval reference can be selected; device id and approval reference are stored with the shoe.',
    { note: 'A software shuffle needs the same approved-device entry.' }],
  '5.3': ['engine table shoe enforce', 'patron', 'Cut offer: compute the order of offers among seated patrons only: first the patron who was seated earliest, then all other occupied seats clockwise starting at the highest-numbered occupied seat (9, 8, ... 1). Each may accept or decline; if everyone declines, the Inspector cuts. A cut is valid only with at least 10 cards on each side (position k from the front with 10 <= k <= N-10); otherwise refuse and ask again. Record offers, declines, cutter and position.',
    { rulings: ['G8', 'T3'], note: '"First seated" is read as earliest by seating time, not as seat 1. Standing patrons are never offered. Apply the 10-card bound to the Inspector\'s cut too.' }],
  '5.4': ['engine rules shoe enforce', 'dealer', 'After the cut, put the marker so that exactly 7 playing cards lie behind it (position N-7 from the front: after card 201 of 208, 305 of 312, 409 of 416). The marker is an object in the shoe sequence that is drawn like a card but belongs to no hand.',
    { rulings: ['T2'], note: 'The cutting marker of 5.3 is a different use from the end marker; no burn card exists in this rulebook, so none may be drawn after the cut.' }],
  '5.5': ['engine table shoe enforce', 'system', 'For every later shoe repeat check/shuffle/stack/cut/marker, but offer the cut first to the next occupied seat clockwise (lower seat number, wrapping from 1 to the highest) from the seat that cut the previous shoe, then go on clockwise; all decline = Inspector. If the Inspector cut the previous shoe, use the 5.3 order again.',
    { rulings: ['G8', 'G11', 'T1', 'T3'], note: 'Cross reference to "5.1 and 5.2" is too narrow; it must mean 5.1 to 5.4. A vacated seat still serves as the reference position. The Inspector fallback is not covered by the text.' }],
});

// tasmania 9: the deal, the squeeze and the last coup.

import { clauseRows } from '../../clause.ts';

export const initialDeal = clauseRows({
  '9.1': ['engine table deal enforce', 'dealer', "Each dealt card is put in one of two named spaces, Player or Banker, by the dealer; console and display show these two spaces. Shoe opening checklist has the item that the shoe stands at the dealer's left.",
    { note: 'Position of the physical shoe is a human matter.' }],
  '9.2': ['engine rules deal enforce', 'dealer', 'Initial deal = four cards face up in the order Player, Banker, Player, Banker. Third cards under section 11 also face up.',
    { rulings: ['T10'], note: 'Draw order decides ownership: if a card is laid on the wrong spot in the first four but the order is certain, assign by order; if not, 14.6.' }],
  '9.3': ['engine table deal authorise', 'dealer', 'Squeeze mode: on request of patrons the dealer may switch to face-down dealing before a coup; all cards of such a coup, third cards included, stay hidden on every screen until turned by the designated patron (or by the dealer). Default is face up. Request and switch are recorded.',
    { note: 'Optional for the house. Gate: 9.3.e. Consequence: 4.4.' }],
  '9.3.a': ['engine table deal enforce', 'dealer', "In squeeze mode the Player cards go, face down, to the seated patron with the largest own stake on Player and the Banker cards to the seated patron with the largest own stake on Banker; the console names seat and amount for each hand, and only that seat's terminal gets the reveal control.",
    { rulings: ['T9'], note: "Only the seated person's own stake on that hand counts: no standing patrons' stakes, no Tie, no Perfect Pairs, no position total. No stake on a hand by any seated patron: dealer turns the cards (analogous to 16.7.5)." }],
  '9.3.b': ['engine table deal enforce', 'patron', 'The designated patron may refuse; then offer to the next largest stake on that hand, and so on. Cards may be handled but not taken from the table: the console has an action to record a removal as an incident. If all refuse, the dealer turns the cards.',
    { rulings: ['T9'], note: '"Person" here must still be a seated patron (6.4). The document does not say what happens if all refuse: the dealer turns the cards. Competition: no passing on after refusal (16.7.4).' }],
  '9.3.c': ['engine table deal enforce', 'system', 'Equal largest stakes on a hand: the occupant of the lowest seat number is offered the cards first, then the next lowest of the equal ones. The same tie-break holds at every further rank after refusals.',
    { note: 'Competition uses a different tie-break (16.7.2).' }],
  '9.3.d': ['screen screens display show', 'dealer', 'Show a "Player" disc and a "Banker" disc at the seats that accepted the respective cards, on display, console and terminal.',
    { note: 'Optional ("may"): table setting, default on in squeeze mode.' }],
  '9.3.e': ['engine table conduct enforce', 'table-inspector', 'Squeeze mode cannot be switched on until two confirmations are recorded for the table: Management Representative informed and Surveillance informed (name, time each). Valid for the current shoe; ask again for a new shoe.',
    { note: 'Surveillance has no role in the column list; record it as an informed party. "Game" = shoe, as in section 5.' }],
  '9.3.f': ['engine table deal enforce', 'system', 'If one person holds the largest stake on both hands, hand over one set at a time: second set is released only after the first set has been turned and returned. Order: Player set, then Banker set; also for third cards.',
    { rulings: ['T9'], note: 'Order not regulated; Player first follows the deal order. It is not a reason to give the second set to somebody else.' }],
  '9.4': ['engine rules shoe enforce', 'system', 'Count k = playing cards drawn since the marker left the shoe. A new initial deal may start only while the marker has not left the shoe or has left it with k = 0 (7 cards remain). With k >= 1 no new deal starts: announce end of shoe and reshuffle. The coup in which k passes 0 is completed. Announce "last hand" when the marker leaves the shoe. Control: when k becomes 1 exactly 6 cards must remain, otherwise alarm to the Inspector.',
    { rulings: ['T2'], note: 'The bracket about six cards describes the count at that moment and does not permit a start with six left. A start with k = 0 has 7 cards, always enough for 6. Marker coming out before the first card of a coup: that coup is played and is the last one. Applies to free and non-betting coups as well. 14.1 relies on the "last hand" announcement.' }],
});

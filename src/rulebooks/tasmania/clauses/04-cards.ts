// tasmania 4: decks and card checks.

import { clauseRows } from '../../clause.ts';

export const cards = clauseRows({
  '4.1': ['engine rules cards enforce', 'system', 'A shoe consists of 4, 5, 6, 7 or 8 full decks of 52 cards, no jokers (208 to 416 cards). If Perfect Pairs is enabled the deck count must be 6, 7 or 8: refuse to enable the side wager on a 4- or 5-deck table and refuse to load a 4- or 5-deck shoe while it is enabled.',
    { note: 'Check in both directions. A change of deck count can only take effect at a new shoe.' }],
  '4.2': ['engine table cards authorise', 'dealer', 'Before play opens, force a recorded card check: count = 52 x decks, every rank/suit present exactly once per deck, no imperfections, cards laid out in suit order. A missing, surplus or defective card blocks the opening and names the card. For a virtual shoe the system performs and logs the same composition test and can show the suit spread.',
    { note: '5.1 lets pre-checked cards skip only the check by a patron, not this check. Inspector counter-signs (section 3).' }],
  '4.3': ['engine table cards authorise', 'dealer', 'When play ends, force a second card-by-card check with suit spread: dealt cards + undealt cards + set-aside cards must equal the opening composition exactly. A mismatch opens an incident for the Inspector. Table cannot be closed before it is recorded.',
    { note: '"End of play" = closing of the table or withdrawal of the card set, not the end of each coup.' }],
  '4.4': ['engine table cards enforce', 'system', 'As soon as one patron has touched a card of the current shoe (any squeeze coup, any competition coup under 16.7), flag the shoe as handled. At the end of that shoe all its cards must be taken out of service: the next shoe cannot be loaded from the same card set; a new card-set id and a fresh check (4.2) are required.',
    { note: 'Cutting (5.3) and the pre-play check (5.1) are not handling "during the shoe". Competition shoes are always handled shoes. For a virtual shoe: discard and generate a new set, never reshuffle the old order.' }],
  '4.5': ['engine table shoe enforce', 'system', "Every card of every coup comes out of the table's dealing shoe, in shoe order. There is no way to enter a card that did not leave the shoe, except the card held at the shoe mouth under 14.1/14.4 and the undisclosed excess card under 14.2, which left it earlier.",
    { note: 'On a physical table the console takes card entries/scans only in drawn order.' }],
});

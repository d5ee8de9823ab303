// Every irregularity by name: one small file each says what it is and when it can be reported.

import type { Irregularity } from '../../rulebooks/irregularity.ts';
import { cardFaceUpInShoe } from './shoe/card-face-up-in-shoe.ts';
import { cardOrderLost } from './shoe/card-order-lost.ts';
import { cardsMissing } from './shoe/cards-missing.ts';
import { cardsDrawnTogether } from './shoe/cards-drawn-together.ts';
import { cardsToTheWrongSide } from './hands/cards-to-the-wrong-side.ts';
import { equipmentMalfunction } from './disruptions/equipment-malfunction.ts';
import { foreignCard } from './shoe/foreign-card.ts';
import { fraud } from './disruptions/fraud.ts';
import { gameDisrupted } from './disruptions/game-disrupted.ts';
import { nobodyWagered } from './wagers/nobody-wagered.ts';
import { openingBurnMissed } from './shoe/opening-burn-missed.ts';
import { playerCardToBanker } from './hands/player-card-to-banker.ts';
import { shoeOrderDisturbed } from './shoe/shoe-order-disturbed.ts';
import { surplusCardSeen } from './shoe/surplus-card-seen.ts';
import { surplusCardUnseen } from './shoe/surplus-card-unseen.ts';
import { systemMalfunction } from './disruptions/system-malfunction.ts';
import { terminalMalfunction } from './disruptions/terminal-malfunction.ts';
import { thirdCardToBanker } from './hands/third-card-to-banker.ts';
import { thirdCardToPlayer } from './hands/third-card-to-player.ts';
import { tooFewCards } from './shoe/too-few-cards.ts';
import { wagerChangeWanted } from './wagers/wager-change-wanted.ts';
import { wagerOnAShutTail } from './wagers/wager-on-a-shut-tail.ts';
import { wrongNumberOfCards } from './hands/wrong-number-of-cards.ts';
import { wrongResultEntered } from './wagers/wrong-result-entered.ts';
import type { IrregularityKind } from './irregularity.ts';

export const IRREGULARITY_KINDS: Readonly<Record<Irregularity, IrregularityKind>> = {
  'opening-burn-missed': openingBurnMissed,
  'surplus-card-unseen': surplusCardUnseen,
  'surplus-card-seen': surplusCardSeen,
  'player-card-to-banker': playerCardToBanker,
  'third-card-to-player': thirdCardToPlayer,
  'third-card-to-banker': thirdCardToBanker,
  'card-face-up-in-shoe': cardFaceUpInShoe,
  'nobody-wagered': nobodyWagered,
  'cards-to-the-wrong-side': cardsToTheWrongSide,
  'card-order-lost': cardOrderLost,
  'cards-drawn-together': cardsDrawnTogether,
  'shoe-order-disturbed': shoeOrderDisturbed,
  'too-few-cards': tooFewCards,
  'cards-missing': cardsMissing,
  'foreign-card': foreignCard,
  'wrong-number-of-cards': wrongNumberOfCards,
  'wager-on-a-shut-tail': wagerOnAShutTail,
  'wager-change-wanted': wagerChangeWanted,
  'wrong-result-entered': wrongResultEntered,
  'terminal-malfunction': terminalMalfunction,
  'system-malfunction': systemMalfunction,
  'equipment-malfunction': equipmentMalfunction,
  'game-disrupted': gameDisrupted,
  fraud,
};

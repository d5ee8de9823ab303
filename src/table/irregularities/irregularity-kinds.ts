// Every irregularity by name: one small file each says what it is and when it can be reported.

import type { Irregularity } from '../../rulebooks/irregularity.ts';
import { cardFaceUpInShoe } from './card-face-up-in-shoe.ts';
import { cardOrderLost } from './card-order-lost.ts';
import { cardsMissing } from './cards-missing.ts';
import { cardsDrawnTogether } from './cards-drawn-together.ts';
import { cardsToTheWrongSide } from './cards-to-the-wrong-side.ts';
import { equipmentMalfunction } from './equipment-malfunction.ts';
import { foreignCard } from './foreign-card.ts';
import { fraud } from './fraud.ts';
import { gameDisrupted } from './game-disrupted.ts';
import { nobodyWagered } from './nobody-wagered.ts';
import { openingBurnMissed } from './opening-burn-missed.ts';
import { playerCardToBanker } from './player-card-to-banker.ts';
import { shoeOrderDisturbed } from './shoe-order-disturbed.ts';
import { surplusCardSeen } from './surplus-card-seen.ts';
import { surplusCardUnseen } from './surplus-card-unseen.ts';
import { systemMalfunction } from './system-malfunction.ts';
import { terminalMalfunction } from './terminal-malfunction.ts';
import { thirdCardToBanker } from './third-card-to-banker.ts';
import { thirdCardToPlayer } from './third-card-to-player.ts';
import { tooFewCards } from './too-few-cards.ts';
import { wagerChangeWanted } from './wager-change-wanted.ts';
import { wagerOnAShutTail } from './wager-on-a-shut-tail.ts';
import { wrongNumberOfCards } from './wrong-number-of-cards.ts';
import { wrongResultEntered } from './wrong-result-entered.ts';
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

// Every irregularity by name: one small file each says what it is and when it can be reported.

import type { Irregularity } from '../rulebooks/irregularity.ts';
import { cardFaceUpInShoe } from './irregularities/card-face-up-in-shoe.ts';
import { cardOrderLost } from './irregularities/card-order-lost.ts';
import { cardsMissing } from './irregularities/cards-missing.ts';
import { cardsDrawnTogether } from './irregularities/cards-drawn-together.ts';
import { cardsToTheWrongSide } from './irregularities/cards-to-the-wrong-side.ts';
import { equipmentMalfunction } from './irregularities/equipment-malfunction.ts';
import { foreignCard } from './irregularities/foreign-card.ts';
import { fraud } from './irregularities/fraud.ts';
import { gameDisrupted } from './irregularities/game-disrupted.ts';
import { nobodyWagered } from './irregularities/nobody-wagered.ts';
import { openingBurnMissed } from './irregularities/opening-burn-missed.ts';
import { playerCardToBanker } from './irregularities/player-card-to-banker.ts';
import { shoeOrderDisturbed } from './irregularities/shoe-order-disturbed.ts';
import { surplusCardSeen } from './irregularities/surplus-card-seen.ts';
import { surplusCardUnseen } from './irregularities/surplus-card-unseen.ts';
import { systemMalfunction } from './irregularities/system-malfunction.ts';
import { terminalMalfunction } from './irregularities/terminal-malfunction.ts';
import { thirdCardToBanker } from './irregularities/third-card-to-banker.ts';
import { thirdCardToPlayer } from './irregularities/third-card-to-player.ts';
import { tooFewCards } from './irregularities/too-few-cards.ts';
import { wagerChangeWanted } from './irregularities/wager-change-wanted.ts';
import { wagerOnAShutTail } from './irregularities/wager-on-a-shut-tail.ts';
import { wrongNumberOfCards } from './irregularities/wrong-number-of-cards.ts';
import { wrongResultEntered } from './irregularities/wrong-result-entered.ts';
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

// What the dealer says and does now, in words: who draws, who stands, both counts, the result.

import type { ConsoleView } from '../../../wire/index.ts';
import type { ConsoleWord } from '../use-texts.ts';
import type { ScreenTextName } from '../../client/settings.tsx';
import type { ConsoleText } from '../use-texts.ts';

type Side = 'player' | 'banker';
type Say = (word: ScreenTextName) => string;

const FIRST_FOUR = 4;

const cardsOut = ({ coup }: Pick<ConsoleView, 'coup'>): number =>
  (coup?.hands.player.cards.length ?? 0) + (coup?.hands.banker.cards.length ?? 0);

/** 'Player draws. Banker stands.': what the tableau wants once four cards are out. */
export function drawsText(
  view: Pick<ConsoleView, 'coup' | 'guide' | 'phase'>,
  say: Say,
  tell: ConsoleText,
): string {
  const { coup, guide, phase } = view;
  if (coup === null || cardsOut(view) < FIRST_FOUR) return '';
  const drew = (side: Side): boolean => coup.hands[side].cards.length > 2;
  const isOver = phase === 'complete';
  const says = (side: Side): ConsoleWord | null => {
    if (drew(side) || (guide.next === 'deal-card' && guide.to === side)) return 'handDraws';
    // The Banker's answer is not known while the Player's third card is still to come.
    const isKnown = isOver || side === 'player' || guide.to === 'banker';
    return isKnown ? 'handStands' : null;
  };
  const [player, banker] = (['player', 'banker'] as const).map(side => {
    const word = says(side);
    return word === null ? '' : tell(word, say(side));
  });
  return banker === '' ? `${player}` : tell('bothHands', `${player}`, `${banker}`);
}

/** 'Player 1', or what the tableau wants. */
export function dealText(
  view: Pick<ConsoleView, 'coup' | 'guide' | 'phase'>,
  say: Say,
  tell: ConsoleText,
): string {
  const { guide, coup } = view;
  if (guide.to === null) return '';
  if (cardsOut(view) >= FIRST_FOUR) return drawsText(view, say, tell);
  const place = (coup?.hands[guide.to].cards.length ?? 0) + 1;
  return tell('nextCardOf', say(guide.to), place);
}

/** 'Player 5, Banker Baccarat': both counts as they are announced (10.1, 3.9, 1.1 Baccarat). */
export function countsText(
  { coup }: Pick<ConsoleView, 'coup'>,
  say: Say,
  tell: ConsoleText,
): string {
  if (coup === null) return '';
  const { player, banker } = coup.hands;
  if (player.cards.length < 2 || banker.cards.length < 2) return '';
  const of = (side: Side): string | null => {
    const { count } = coup.hands[side];
    if (count === null) return null;
    return count === 0 ? say('baccarat') : tell('countOf', count);
  };
  const [first, second] = [of('player'), of('banker')];
  return first === null || second === null ? '' : tell('bothCounts', first, second);
}

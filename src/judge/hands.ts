// Two hands and what they show: points, who draws by the tableau, the result, pairs and facts.

export type HandSide = 'player' | 'banker';

/** The drawing table as the books print it: D draws, S stands. */
export interface PrintedTableau {
  readonly player: string;
  readonly bankerIfPlayerStood: string;
  readonly banker: readonly string[];
}

/** A card of the coup; the face is null while nobody has read it. */
export interface JudgedCard {
  readonly to: HandSide;
  readonly card: string | null;
  /** True where a face that is on record still lies face down. */
  readonly isDown?: boolean;
}

/** Everything that odds ask of a complete coup. */
export interface CompleteCoup {
  readonly result: HandSide | 'tie';
  readonly player: readonly string[];
  readonly banker: readonly string[];
  readonly playerCount: number;
  readonly bankerCount: number;
}

const RANKS = 'A23456789TJQK';
const SUITS = 'shdc';

export const isCard = (card: string): boolean =>
  card.length === 2 && RANKS.includes(card.charAt(0)) && SUITS.includes(card.charAt(1));

/** Ace is one, two to nine as printed, ten and pictures nothing. */
export const pointsOf = (card: string): number => {
  const place = RANKS.indexOf(card.charAt(0));
  return place < 9 ? place + 1 : 0;
};

export const handPoints = (hand: readonly string[]): number => {
  let sum = 0;
  for (const card of hand) sum += pointsOf(card);
  return sum % 10;
};

export const isNaturalHand = (hand: readonly string[]): boolean =>
  hand.length === 2 && handPoints(hand) >= 8;

/** The faces of one side, in their order; an unread card counts as a ten until it is read. */
export const handOf = (cards: readonly JudgedCard[], side: HandSide): readonly string[] =>
  cards.filter(({ to }) => to === side).map(({ card }) => card ?? 'Ts');

/** Who is due the next card; null when the coup is complete. */
export function dueNext(
  tableau: PrintedTableau,
  player: readonly string[],
  banker: readonly string[],
): HandSide | null {
  const dealt = player.length + banker.length;
  if (dealt < 4) return dealt % 2 === 0 ? 'player' : 'banker';
  if (banker.length > 2) return null;
  const [, , third] = player;
  if (third !== undefined) {
    return tableau.banker[handPoints(banker)]?.charAt(pointsOf(third)) === 'D' ? 'banker' : null;
  }
  if (isNaturalHand(player) || isNaturalHand(banker)) return null;
  if (tableau.player.charAt(handPoints(player)) === 'D') return 'player';
  return tableau.bankerIfPlayerStood.charAt(handPoints(banker)) === 'D' ? 'banker' : null;
}

export function shownBy(cards: readonly JudgedCard[]): CompleteCoup {
  const [player, banker] = [handOf(cards, 'player'), handOf(cards, 'banker')];
  const [playerCount, bankerCount] = [handPoints(player), handPoints(banker)];
  const result =
    playerCount === bankerCount ? 'tie' : playerCount > bankerCount ? 'player' : 'banker';
  return { result, player, banker, playerCount, bankerCount };
}

/** Whether a coup pays as another does: by counts, numbers of cards and pairs alone. */
export const paysAlike = (one: CompleteCoup, other: CompleteCoup): boolean =>
  SIDES.every(
    side =>
      handPoints(one[side]) === handPoints(other[side]) &&
      one[side].length === other[side].length &&
      pairOf(one[side]) === pairOf(other[side]),
  );

/** Insurance is for a hand where the Banker shows six and the Player draws (C9). */
export function opensInsurance(tableau: PrintedTableau, cards: readonly JudgedCard[]): boolean {
  const [player, banker] = [handOf(cards, 'player'), handOf(cards, 'banker')];
  const firstTwo = [player.slice(0, 2), banker.slice(0, 2)] as const;
  return (
    cards.length >= 4 &&
    handPoints(firstTwo[1]) === 6 &&
    dueNext(tableau, firstTwo[0], firstTwo[1]) === 'player'
  );
}

const SIDES: readonly HandSide[] = ['player', 'banker'];
const RED = 'hd';

/** The pair that a side's first two cards make: by rank, then colour, then suit (G2, G3). */
function pairOf([first = '', second = '']: readonly string[]): string | null {
  if (first.charAt(0) !== second.charAt(0) || first === '') return null;
  if (first === second) return 'perfect';
  const isSame = RED.includes(first.charAt(1)) === RED.includes(second.charAt(1));
  return isSame ? 'coloured' : 'mixed';
}

/** Whether a coup shows what an odds line names; null for a fact that the judge does not know. */
export function shows(fact: string, coup: CompleteCoup): boolean | null {
  const { result, bankerCount } = coup;
  if (fact === 'tie') return result === 'tie';
  if (fact === 'natural-tie')
    return result === 'tie' && isNaturalHand(coup.player) && isNaturalHand(coup.banker);
  const wonWithSix = result === 'banker' && bankerCount === 6;
  if (fact === 'banker-wins-with-six') return wonWithSix;
  if (fact === 'banker-does-not-win-with-six') return !wonWithSix;
  const side = SIDES.find(each => fact.startsWith(`${each}-`));
  return side === undefined ? null : showsFor(fact.slice(side.length + 1), side, coup);
}

const PAIRS: Readonly<Record<string, string>> = {
  'mixed-pair': 'mixed',
  'coloured-pair': 'coloured',
  'perfect-pair': 'perfect',
};

function showsFor(what: string, side: HandSide, coup: CompleteCoup): boolean | null {
  const hand = coup[side];
  if (what === 'pair') return pairOf(hand) !== null;
  if (what in PAIRS) return pairOf(hand) === PAIRS[what];
  const wins = coup.result === side;
  if (what === 'wins') return wins;
  if (what === 'wins-with-natural') return wins && isNaturalHand(hand);
  const margin = /^wins-by-(\d)$/u.exec(what)?.[1];
  if (margin !== undefined) {
    const apart = Math.abs(coup.playerCount - coup.bankerCount);
    return wins && !isNaturalHand(hand) && apart === Number(margin);
  }
  const counted = /^wins-with-(two|three)-card-(\d)(?:-or-(\d))?$/u.exec(what);
  if (counted === null) return null;
  const [, cards, one, other] = counted;
  const isLong = hand.length === (cards === 'two' ? 2 : 3);
  const count = handPoints(hand);
  return wins && isLong && (count === Number(one) || count === Number(other));
}

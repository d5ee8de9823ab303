// The public peer: npm's baccarat-engine, asked for results alone, which is what it does fastest.

import engine from 'baccarat-engine';

export interface EngineResults {
  readonly coups: number;
  readonly player: number;
  readonly banker: number;
}

/** Deals so many coups from its shoes of eight decks, a fresh shoe after each cutting card. */
export function playEngine(coups: number): EngineResults {
  const game = new engine.BaccaratGameEngine();
  const freshShoe = () => {
    // It would put eight more decks on top of the cards that are left.
    game.shoe.cards.length = 0;
    game.shoe.createDecks();
    game.shoe.shuffle();
    game.burnCards();
  };
  freshShoe();
  let [player, banker] = [0, 0];
  for (let coup = 0; coup < coups; coup += 1) {
    if (game.isBurnNeeded) freshShoe();
    const outcome = game.resultsEngine.calculateOutcome(game.dealGame());
    if (outcome === 'player') player += 1;
    if (outcome === 'banker') banker += 1;
  }
  return { coups, player, banker };
}

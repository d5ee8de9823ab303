// `sabot-rules/demonstration`: this book alone, with everything that plays by it.

export { demonstrationGame as demonstration } from '../../rulebooks/demonstration/game.ts';
export * from '../play.ts';

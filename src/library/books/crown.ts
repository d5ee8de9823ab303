// `sabot-rules/crown`: this book alone, with everything that plays by it.

export { crownGame as crown } from '../../rulebooks/crown/game.ts';
export * from '../play.ts';

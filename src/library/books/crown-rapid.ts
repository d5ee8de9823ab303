// `sabot-rules/crown-rapid`: this book alone, with everything that plays by it.

export { crownRapidGame as crownRapid } from '../../rulebooks/crown-rapid/game.ts';
export * from '../play.ts';

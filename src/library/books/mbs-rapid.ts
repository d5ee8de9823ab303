// `sabot-rules/mbs-rapid`: this book alone, with everything that plays by it.

export { mbsRapidGame as mbsRapid } from '../../rulebooks/mbs-rapid/game.ts';
export * from '../play.ts';

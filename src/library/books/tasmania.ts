// `sabot-rules/tasmania`: this book alone, with everything that plays by it.

export { tasmaniaGame as tasmania } from '../../rulebooks/tasmania/game.ts';
export * from '../play.ts';

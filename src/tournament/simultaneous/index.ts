// Play at a table where everybody wagers together, as both Crown books have it.

export type { SimultaneousContext } from './act.ts';
export type { SimultaneousCommand, SimultaneousEvent } from './acts.ts';
export { decideSimultaneous } from './decide.ts';
export { evolveSimultaneous, standingsOfSimultaneous } from './evolve.ts';
export { chipsOf } from './money.ts';
export {
  isOver,
  newSimultaneousPlay,
  type SimultaneousPlay,
  type SimultaneousTableSetup,
} from './simultaneous.ts';

// Play at a table where everybody wagers together, as both Crown books have it.

export type { TogetherAt } from './act.ts';
export type { TogetherCommand, TogetherEvent } from './acts.ts';
export { decideTogether } from './decide.ts';
export { evolveTogether, standingsOfTogether } from './evolve.ts';
export { chipsOf } from './money.ts';
export { isOver, newTogether, type Together, type SimultaneousTableSetup } from './simultaneous.ts';

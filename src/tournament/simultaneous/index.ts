// Play at a table where everybody wagers together, as both Crown books have it.

export type { Removal, TogetherAt, TogetherCommand, TogetherEvent } from './act.ts';
export { decideTogether, isOver } from './decide.ts';
export { evolveTogether, standingsOfTogether } from './evolve.ts';
export { chipsOf } from './money.ts';
export { newTogether, type Together, type TogetherPlan } from './simultaneous.ts';

// The door of a competition's table: patrons wager one after another from the puck.

export type { PlayAt } from './act.ts';
export type { PlayCommand } from './acts.ts';
export { decidePlay } from './decide.ts';
export type { PlayEvent } from './acts.ts';
export { evolvePlay } from './evolve.ts';
export { newPlay, type Play, type InTurnPlan } from './play.ts';
export { isSessionOver } from './session-end.ts';
export { standingsOf } from './standings.ts';
export { playViewFor } from './view/view-for.ts';
export type { PlayView } from './view/view.ts';

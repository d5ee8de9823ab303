// Scenarios: a table or a tournament driven line by line, without server, screens or a live house.

export type { LineAnswer } from './answer.ts';
export { scenarioStage, type StageKind } from './any-stage.ts';
export { headerSchema } from './header.ts';
export { LINE_ERRORS } from './line-error.ts';
export { type Exit, EXITS, type Failure, ScenarioRun } from './run.ts';
export { COMMAND_LINES } from './table/command-line.ts';
export { TABLE_LINES } from './table/lines.ts';
export { SESSION_TABLE_LINES, TOURNAMENT_COMMAND_LINES } from './tournament/command-line.ts';
export { TOURNAMENT_LINES } from './tournament/lines.ts';

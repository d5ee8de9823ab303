// The second judge: judges journals of tables, tournaments and the cage by its own arithmetic.

export { CageJudge } from './house/cage-judge.ts';
export { HouseJudge } from './house/house-judge.ts';
export { isStaffFact, PeopleAtWork } from './house/people-at-work.ts';
export { TableJudge } from './table-judge.ts';
export { TournamentJudge } from './tournament/tournament-judge.ts';
export {
  formatObjection,
  OBJECTION_CODES,
  type Objection,
  type ObjectionCode,
  type UnjudgedEvent,
} from './verdict.ts';
export { workIn, WorkKept, type WorkSeen } from './house/work-seen.ts';

// The second judge: judges a table's journal again by its own arithmetic.

export { TableJudge } from './table-judge.ts';
export {
  formatObjection,
  OBJECTION_CODES,
  type Objection,
  type ObjectionCode,
  type Unjudged,
} from './verdict.ts';

// The slip of a coup: its line, its link, and whether the book bears it out.

export { judgeSlip, type SlipFault, type SlipJudged } from './check-slip.ts';
export {
  type CoupSlip,
  readSlipLine,
  slipFragment,
  slipLine,
  type SlipParts,
  slipParts,
  type SlipWager,
} from './slip.ts';

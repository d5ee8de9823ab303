// The simulator: many shoes by a book's own procedure, every wager priced at once.

export { formatSimulation } from './format.ts';
export { type SimulatedWager, type SimulationReport } from './report.ts';
export {
  type Burn,
  BURN_RULES,
  isSimulationRefusal,
  type Priced,
  PRICED,
  type SimulationRefusal,
  type SimulationRequest,
} from './request.ts';
export { simulate, type SimulationProgress, type SimulationWatch } from './simulate.ts';

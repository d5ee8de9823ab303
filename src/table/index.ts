// One gaming table under any of the four books: decide, evolve, and what anyone may see.

export type { At, Decision } from './act.ts';
export type { Command, CommandOf, EventOf, TableEvent } from './acts.ts';
export { decide } from './decide.ts';
export { evolve, fold } from './evolve.ts';
export { COUP_COMMANDS, type CoupCommand, isCoupCommand } from './coup/coup-commands.ts';
export { handsOf } from './coup/hands.ts';
export { dummyDue, dummyNotice, type DummyNotice } from './coup/dummy.ts';
export { effectOf, type Effect, type SeatEffect } from './rulings/effect-of.ts';
export * from './irregularities/irregularity.ts';
export { IRREGULARITY_KINDS } from './irregularities/irregularity-kinds.ts';
export { rulingFor } from './rulings/ruling-for.ts';
export { isRefusal, type Refusal, type TableRefusal } from './refusal.ts';
export { plainChoices } from './setup/plain-setup.ts';
export * from './setup/setup.ts';
export { type EditionChanged, inForce } from './setup/changeover.ts';
export { setupFaults, type SetupFault } from './setup/setup-check.ts';
export { commissionDue, markersOf } from './settlement/commission.ts';
export { tooMuch, type Reduction, type TooMuch } from './wagers/pro-rata.ts';
export type { Agreements, Kept, ScreenDiscrepancy } from './people/kept-beyond-coups.ts';
export { sayBet, sayMoney } from './say.ts';
export { digestOf } from './wagers/snapshot-digest.ts';
export type { ShownAtClose, ShownAndSaid } from './wagers/close-snapshot.ts';
export * from './table.ts';
export type { CoupPlace } from './accounts/holds.ts';
export {
  CoupFinder,
  type CoupStory,
  type StoryLine,
  tellCoup,
  tellEvents,
} from './coup/tell-coup.ts';
export { unpayableWagers } from './wagers/unpayable.ts';
export * from './wagers/wager.ts';
export * from './views/index.ts';

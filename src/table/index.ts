// One gaming table under any of the four books: decide, evolve, and what anyone may see.

export type { At, Decision } from './act.ts';
export type { Command, CommandOf } from './command.ts';
export { decide } from './decide.ts';
export type { EventOf, TableEvent } from './event.ts';
export { evolve, fold } from './evolve.ts';
export { dummyDue, dummyNotice, type DummyNotice } from './dummy.ts';
export { effectOf, type Effect, type SeatEffect } from './effect-of.ts';
export * from './irregularity.ts';
export { IRREGULARITY_KINDS } from './irregularity-kinds.ts';
export { rulingFor } from './ruling-for.ts';
export { isRefusal, type Refusal, type TableRefusal } from './refusal.ts';
export { plainChoices } from './plain-setup.ts';
export * from './setup.ts';
export { setupFaults, type SetupFault } from './setup-check.ts';
export { commissionDue, markersOf } from './commission.ts';
export { tooMuch, type Reduction, type TooMuch } from './pro-rata.ts';
export type { Agreements, Kept, ShownMatter } from './remembered.ts';
export { BET_NAMES, sayBet, sayMoney } from './say.ts';
export { digestOf } from './digest.ts';
export type { Shown, ShownAndSaid } from './snapshot.ts';
export * from './table.ts';
export {
  CoupFinder,
  type CoupPlace,
  type CoupStory,
  type StoryLine,
  tellCoup,
  tellEvents,
} from './tell-coup.ts';
export { unpayableWagers } from './unpayable.ts';
export * from './wager.ts';
export * from './views/index.ts';

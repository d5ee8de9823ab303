// Every message between the server and the screens, one schema each, under one version number.

export * from './approved.ts';
export * from './client.ts';
export * from './http.ts';
export * from './roles.ts';
export * from './server.ts';
export { type WireVersion, WIRE_VERSION } from './version.ts';
export type { CommandName, SentCommand, SentCommandOf } from '../table/acts.ts';
export { FILLED_BY_SERVER } from '../table/act.ts';
export { COMMAND_SCHEMAS, commandSchema } from './commands.ts';
export * from './tournament/http.ts';
export { TOURNAMENT_COMMAND_SCHEMAS, tournamentCommandSchema } from './tournament/commands.ts';
export type { SentTournamentCommand } from '../tournament/acts.ts';
export type * from '../tournament/view/view.ts';
export type { PlayView, PositionView, OwnView, FormView } from '../tournament/in-turn/view/view.ts';
export type { TournamentFeltView } from '../tournament/view/felt-view.ts';
export type { TogetherView } from '../tournament/view/simultaneous-view.ts';
export type { SecretForm } from '../tournament/in-turn/wagers/form.ts';
export type { SlipMade } from './slips.ts';
export type { TerminalAudit } from './terminal-audit.ts';
export type { CodeAnswered, CodeShown, SetupChecked, SetupFieldNote } from './set-up.ts';
export type { SetupPreset, SetUpProgress, SetUpStep } from './set-up.ts';
export type { TicketReport, TicketSettled } from './cage.ts';
export type { StoppedBalances, StoppedPaymentMade } from './stopped.ts';
export type { CoupPaytable, DisputeMadePage } from './disputes.ts';
export type { CoupStoryPage, DayFigures, MeterList, SignificantEvents } from './reports/figures.ts';
export type { DayReport } from './reports/day-report.ts';
export type { DayByDay, DealerFigures } from './reports/statistics.ts';
export type {
  CashByPerson,
  CorrectionList,
  CoupsBehind,
  CourseReport,
  Cut,
  EventCounts,
  FigureRow,
  FiguresReport,
  ReconciledAccounts,
  TicketLiability,
} from './reports/accounts.ts';
export type { BanList } from './bans.ts';
export type { DayToCount, TicketLookedUp } from './cage-desk.ts';
export type {
  AskedApprovalPage,
  AskedApprovalsPage,
  AskedPage,
  HandsOnFelt,
  SecondWantedSince,
} from './asked-approvals.ts';
export type { EvacuatedTable, EvacuationList } from './evacuations.ts';
export type { InboxEntry, InboxPage } from './inbox.ts';
export type { AgainAsked, AgainPage } from './again.ts';
export type { CoupsFound, FlagList, NoteList, ShoeWatched } from './surveillance.ts';
export type {
  BooksRunning,
  CoupVerdict,
  DayMade,
  InspectedCoup,
  VerificationState,
} from './inspection.ts';
export type { RulebookPage } from './rulebook-page.ts';
export type { TableRefusal } from '../table/refusal.ts';
export type { HouseReason } from './reasons.ts';
export type { TournamentRefusalName } from '../tournament/refusal.ts';
export type { PlayRefusalName } from '../tournament/in-turn/refusal.ts';
export type {
  ConsoleSeat,
  ConsoleView,
  CoupView,
  FloorView,
  Guide,
  OddsOnSign,
  PublicView,
  Reportable,
  SeatView,
  SignView,
} from '../table/views/index.ts';

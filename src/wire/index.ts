// Every message between the server and the screens, one schema each, under one version number.

export * from './administration/approvals.ts';
export * from './socket/client-messages.ts';
export * from './http.ts';
export * from './roles.ts';
export * from './socket/server-messages.ts';
export { type WireVersion, WIRE_VERSION } from './socket/version.ts';
export type { CommandName, SentCommand, SentCommandOf } from '../table/acts.ts';
export { FILLED_BY_SERVER } from '../table/act.ts';
export { COMMAND_SCHEMAS, commandSchema } from './socket/commands.ts';
export * from './tournament/http.ts';
export { TOURNAMENT_COMMAND_SCHEMAS, tournamentCommandSchema } from './tournament/commands.ts';
export type { SentTournamentCommand } from '../tournament/acts.ts';
export type * from '../tournament/view/view.ts';
export type { PlayView, PositionView, OwnView, FormView } from '../tournament/in-turn/view/view.ts';
export type { TournamentFeltView } from '../tournament/view/felt-view.ts';
export type { SimultaneousView } from '../tournament/view/simultaneous-view.ts';
export type { SecretForm } from '../tournament/in-turn/wagers/form.ts';
export type { SlipMade } from './slips.ts';
export type { TerminalAudit } from './inspection/terminal-audit.ts';
export type {
  CodeAnswered,
  CodeShown,
  SetupChecked,
  SetupFieldNote,
} from './administration/set-up.ts';
export type { SetupPreset, SetUpProgress, SetUpStep } from './administration/set-up.ts';
export type { TicketReport, TicketSettled } from './cage/tickets.ts';
export type { StoppedBalances, StoppedPaymentMade } from './cage/stopped-tables.ts';
export type { CoupPaytable, DisputeMadePage } from './inspection/disputes.ts';
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
export type { BanList } from './pit/bans.ts';
export type { DayToCount, TicketLookedUp } from './cage/desk.ts';
export type {
  AskedApprovalPage,
  AskedApprovalsPage,
  AskedPage,
  HandsOnFelt,
  SecondWantedSince,
} from './pit/asked-approvals.ts';
export type { DisplayMessage, DisplayMessages } from './pit/display-messages.ts';
export type { EvacuatedTable, EvacuationList } from './pit/evacuations.ts';
export type { CustodyLine, CustodyList, KeptSeat, SeatsPage } from './pit/seats-kept.ts';
export type { InboxEntry, InboxPage } from './pit/inbox.ts';
export type { AgainAsked, AgainPage } from './inspection/again.ts';
export type { CoupsFound, FlagList, NoteList, ShoeWatched } from './inspection/surveillance.ts';
export type {
  BooksRunning,
  CoupVerdict,
  DayMade,
  InspectedCoup,
  VerificationState,
} from './inspection/inspector.ts';
export type { RulebookPage } from './inspection/rulebook-page.ts';
export type { TableRefusal } from '../table/refusal.ts';
export type { HouseReason } from './reasons/house-reasons.ts';
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

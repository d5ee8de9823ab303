// server: the only room that touches the world: its storage, and the house that plays.

export { backUp } from './checks/backup/backup.ts';
export { copyKeys } from './checks/backup/keys.ts';
export { restore } from './checks/backup/restore.ts';
export { againstCheckpoints } from './checks/checkpoints/check.ts';
export { checkpointsAt } from './checks/checkpoints/given.ts';
export { keepCheckpoints } from './checks/checkpoints/keep.ts';
export { houseKey, publicKeyText, readPublicKey } from './checks/checkpoints/key.ts';
export { keySigner } from './checks/checkpoints/signer.ts';
export { secondPlace } from './checks/checkpoints/second-place.ts';
export { exportDisputeFile, verifyDispute } from './checks/disputes/beside.ts';
export { checkDayFile } from './checks/day-file/day-file.ts';
export { checkDispute } from './checks/disputes/check.ts';
export { LEAST_ROOM_BYTES, watchDisk } from './checks/watches/disk-watch.ts';
export { readyToRead } from './storage/migrations/ready-to-read.ts';
export { readSettings, SETTINGS } from './settings/settings.ts';
export { SCREENS } from './http/pages.ts';
export { openJournal } from './storage/journal/journal.ts';
export { resume } from './storage/journal/resume.ts';
export { chooseDataFolder } from './storage/postgres/data-folder.ts';
export { isFailure } from './storage/postgres/failure.ts';
export { reachDatabase } from './storage/postgres/reach.ts';
export { startPostgres } from './storage/postgres/supervisor.ts';
export { balances, readBalances } from './reports/projections/balances.ts';
export { catchUp, checkProjection, rebuild } from './reports/projections/catch-up.ts';
export { playStoredDay } from './reports/again/beside.ts';
export { clockTraces, coupTimings, isInOrder, tablesIn } from './reports/coup-timing.ts';
export { connections } from './storage/postgres/connect.ts';
export { replayTable } from './checks/replay/replay.ts';
export { thisRelease } from './ports/release.ts';
export { copiedPrograms } from './storage/postgres/binaries.ts';
export { componentsOf } from './checks/software/components.ts';
export { installedFiles, thisInstallation } from './checks/software/installation.ts';
export {
  differencesFrom,
  releaseManifest,
  readReleaseManifest,
  writeReleaseManifest,
} from './checks/software/manifest.ts';
export { readSoftwareApproval, writeSoftwareApproval } from './checks/software/approval.ts';
export { startHouse } from './start.ts';
export { clusterOperator } from './cluster/operator-commands.ts';
export { startNode } from './cluster/start-node.ts';
export { verifyJournal } from './checks/verify/verify.ts';
export { verifyHouse } from './checks/verify/verify-house.ts';

export type { ClockTrace, CoupTiming } from './reports/coup-timing.ts';
export type { BackupFailure, BackupManifest } from './checks/backup/manifest.ts';
export type { DisputeChecked } from './checks/disputes/check.ts';
export type { StartFailure } from './house/failure.ts';
export type { Settings } from './settings/settings.ts';
export type { Damage } from './storage/journal/damage.ts';
export type {
  Append,
  AppendedEvents,
  AppendRefusal,
  Hash,
  Head,
  NewEvent,
  StoredEvent,
} from './storage/journal/event.ts';
export type { Journal } from './storage/journal/journal.ts';
export type { StreamRebuilder, ResumedStream } from './storage/journal/resume.ts';
export type { JournalState } from './storage/journal/writer.ts';
export type { PostgresFailure } from './storage/postgres/failure.ts';
export type { Postgres, PostgresState } from './storage/postgres/supervisor.ts';
export type { Projection } from './reports/projections/projection.ts';
export type { ReplayedTable, ReplayedCoup } from './checks/replay/replay.ts';
export type { RunningHouse, StartOptions } from './start.ts';
export type { RunningNode } from './cluster/start-node.ts';
export type { VerifyReport } from './checks/verify/verify.ts';

// server: the only room that touches the world: its storage, and the house that plays.

export { backUp } from './backup/backup.ts';
export { copyKeys } from './backup/keys.ts';
export { restore } from './backup/restore.ts';
export { againstCheckpoints } from './checkpoints/check.ts';
export { checkpointsAt } from './checkpoints/given.ts';
export { keepCheckpoints } from './checkpoints/keep.ts';
export { houseKey, publicKeyText, readPublicKey } from './checkpoints/key.ts';
export { secondPlace } from './checkpoints/second-place.ts';
export { exportDispute, verifyDispute } from './disputes/beside.ts';
export { checkDispute } from './disputes/check.ts';
export { LEAST_ROOM_BYTES, watchDisk } from './journal/disk-watch.ts';
export { readyToRead } from './migrations/ready-to-read.ts';
export { readSettings, SETTINGS, wanted } from './house/settings.ts';
export { SCREENS } from './http/pages.ts';
export { openJournal } from './journal/journal.ts';
export { resume } from './journal/resume.ts';
export { chooseDataFolder } from './postgres/data-folder.ts';
export { isFailure } from './postgres/failure.ts';
export { reachDatabase } from './postgres/reach.ts';
export { startPostgres } from './postgres/supervisor.ts';
export { balances, readBalances } from './projections/balances.ts';
export { catchUp, checkProjection, rebuild } from './projections/catch-up.ts';
export { replayTable } from './replay/replay.ts';
export { thisRelease } from './release.ts';
export { copiedPrograms } from './postgres/binaries.ts';
export { componentsOf } from './software/components.ts';
export { installedFiles, thisInstallation } from './software/installation.ts';
export { differencesFrom, manifestOf, readManifest, writeManifest } from './software/manifest.ts';
export { startHouse } from './start.ts';
export { verifyJournal } from './verify/verify.ts';
export { verifyHouse } from './verify/verify-house.ts';

export type { BackupFailure, Manifest } from './backup/manifest.ts';
export type { DisputeChecked } from './disputes/check.ts';
export type { StartFailure } from './house/failure.ts';
export type { Settings } from './house/settings.ts';
export type { Damage } from './journal/damage.ts';
export type {
  Append,
  Appended,
  AppendRefusal,
  Hash,
  Head,
  NewEvent,
  StoredEvent,
} from './journal/event.ts';
export type { Journal } from './journal/journal.ts';
export type { Rebuilding, Resumed } from './journal/resume.ts';
export type { JournalState } from './journal/writer.ts';
export type { PostgresFailure } from './postgres/failure.ts';
export type { Postgres, PostgresState } from './postgres/supervisor.ts';
export type { Projection } from './projections/projection.ts';
export type { Replayed, ReplayedCoup } from './replay/replay.ts';
export type { RunningHouse, StartWishes } from './start.ts';
export type { VerifyReport } from './verify/verify.ts';

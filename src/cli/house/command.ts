// `sabot house`: a live house set up by commands and files, as the guided page does it.

import { readFile, stat } from 'node:fs/promises';

import { Argument, type Command } from 'commander';
import type { z } from 'zod';

import { asciiJson } from '../ascii-json.ts';
import { fail } from '../database/fail.ts';
import { complain, EXIT, type Shell } from '../shell.ts';
import type { HouseApplied } from './apply.ts';

const EXAMPLES = `
Examples:
  $ sabot house sample > house.json
  $ sabot house apply house.json --passwords passwords.json \\
      --link http://localhost:8080/set-up?token=...
  $ sabot house apply house.json --passwords passwords.json --url http://localhost:8080

apply founds the house by the link that the first start of \`sabot serve --house live\` prints, puts
its terms, the regulator's key and its people on record, installs its tables from presets, and puts
the software's approval on record. It goes through the same doors as everybody: two people stand
behind what needs two. What is there already is left alone, so that it can be run again. The file of
passwords ({ "ada": "...", "anna": "..." }) is for its owner only; whoever is not in it is given a
first password, printed once. Screens are enrolled where they stand, by the code they show.`;

const WHATS = ['sample', 'apply'] as const;
type What = (typeof WHATS)[number];

interface Options {
  readonly url?: string;
  readonly link?: string;
  readonly passwords?: string;
  readonly json?: boolean;
}

export function define(command: Command, shell: Shell): void {
  command
    .description('A live house set up by commands and files.')
    .addArgument(new Argument('<what>', 'what to do').choices(WHATS))
    .argument('[file]', 'apply: what the house is to be')
    .option('--url <url>', 'where the house is; the link says so too')
    .option('--link <url>', 'the one-time link of the first start')
    .option('--passwords <file>', 'passwords by sign-in name, JSON, for its owner only')
    .option('--json', 'answer with one line of JSON')
    .addHelpText('after', EXAMPLES)
    .action(async (what: What, file: string | undefined, options: Options) => {
      if (what === 'sample') {
        const { SAMPLE } = await import('./house-file.ts');
        shell.stdout.write(`${JSON.stringify(SAMPLE, null, 2)}\n`);
        return;
      }
      const url = options.url ?? (options.link === undefined ? undefined : originOf(options.link));
      if (file === undefined || options.passwords === undefined || url === undefined) {
        complain(shell, EXIT.usage, 'house apply wants FILE, --passwords FILE and --url or --link');
        return;
      }
      await apply(shell, options, { file, url, passwords: options.passwords });
    });
}

const originOf = (link: string): string | undefined =>
  URL.canParse(link) ? new URL(link).origin : undefined;

interface Wanted {
  readonly file: string;
  readonly url: string;
  readonly passwords: string;
}

const OTHERS = 0o077;

async function apply(shell: Shell, options: Options, { file, url, passwords }: Wanted) {
  const [{ applyHouse }, { HouseSaysNo }, schemas] = await Promise.all([
    import('./apply.ts'),
    import('./office.ts'),
    import('./house-file.ts'),
  ]);
  const mode = await stat(passwords).then(
    found => found.mode,
    () => 0,
  );
  if ((mode & OTHERS) !== 0) {
    return fail(shell, options, 'not-private', `${passwords} is for its owner only: chmod 600.`);
  }
  const [house, known] = [
    await read(schemas.houseFile, file),
    await read(schemas.passwordFile, passwords),
  ];
  if (typeof house === 'string') return fail(shell, options, 'bad-file', `${file}: ${house}.`);
  if (typeof known === 'string') return fail(shell, options, 'bad-file', `${passwords}: ${known}.`);
  try {
    const asked = { url, file: house, path: file, passwords: known, link: options.link };
    tell(shell, options, await applyHouse(asked));
  } catch (error) {
    if (!(error instanceof HouseSaysNo)) throw error;
    fail(shell, options, error.denied, `${error.message}.`);
  }
}

/** What the file holds, or what is wrong with it. */
async function read<Schema extends z.ZodType>(
  schema: Schema,
  path: string,
): Promise<z.infer<Schema> | string> {
  try {
    const found = schema.safeParse(JSON.parse(await readFile(path, 'utf8')));
    if (found.success) return found.data;
    const [issue] = found.error.issues;
    return `${issue?.path.join('.') ?? ''} ${issue?.message ?? ''}`.trim();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function tell(shell: Shell, { json = false }: Options, applied: HouseApplied): void {
  const { did, firstPasswords, progress } = applied;
  const missing = progress.steps.filter(step => !step.isDone);
  if (json) {
    const steps = missing.map(({ step, missing: of }) => ({ step, missing: of }));
    shell.stdout.write(`${asciiJson({ did, firstPasswords, isDone: progress.isDone, steps })}\n`);
    return;
  }
  for (const line of did) shell.stdout.write(`${line}\n`);
  for (const [id, password] of Object.entries(firstPasswords)) {
    shell.stdout.write(`first password of ${id}: ${password}\n`);
  }
  for (const { step, missing: of } of missing) {
    shell.stdout.write(`still to do: ${step}${of.length === 0 ? '' : ` (${of.join(', ')})`}\n`);
  }
}

// `sabot serve`: opens the house, says where its screens are, and ends cleanly on Ctrl-C.

import type { Command } from 'commander';

import {
  readSettings,
  unknownSetting,
  type Settings,
  SETTINGS,
} from '../../server/settings/settings.ts';
import type { RunningHouse, RunningNode } from '../../server/index.ts';
import { hearing } from '../interrupts.ts';
import { complain, EXIT, type Shell } from '../shell.ts';
import { formatHouse, formatSettings } from './format.ts';

const EXAMPLES = `
Examples:
  $ sabot serve
  $ sabot serve --port 9000 --data /srv/sabot --pace brisk
  $ DATABASE_URL=postgres://... NATS_URL=nats://... sabot serve --cluster
  $ SABOT_HOST=0.0.0.0 DATABASE_URL=postgres://... sabot serve --live
`;

interface Options {
  readonly port?: string;
  readonly data?: string;
  readonly host?: string;
  readonly pace?: string;
  readonly live?: boolean;
  readonly patrons?: boolean;
  readonly cluster?: boolean;
}

const CLOSES_WITHIN_MS = 20_000;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export function define(command: Command, shell: Shell): void {
  command
    .summary('open the house: tables, screens, journal')
    .description(
      'Opens the house in a data folder: its own PostgreSQL, its tables and their screens. A new ' +
        'house is a demonstration with a table for each rulebook, unless --live is given.',
    )
    .option('--port <number>', 'where the screens are served (8080)')
    .option('--data <folder>', 'the folder for the database (.sabot)')
    .option('--host <address>', 'the address to listen on (localhost)')
    .option('--pace <pace>', 'how quickly virtual tables are dealt: floor, brisk or fast')
    .option('--live', 'found a live house: no virtual shoes, staff sign in')
    .option('--cluster', 'one node of a house of several, on DATABASE_URL and NATS_URL')
    .option('--no-patrons', 'without simulated patrons')
    .addHelpText('after', `${EXAMPLES}\n${formatSettings(SETTINGS)}`)
    .action(async (options: Options) => {
      const settings =
        unknownSetting(Object.keys(process.env)) ?? readSettings(withOptions(process.env, options));
      if ('failed' in settings) complain(shell, EXIT.usage, settings.says);
      else await serve(settings, shell);
    });
}

/** What was typed stands for what the environment says. */
function withOptions(
  environment: NodeJS.ProcessEnv,
  { port, data, host, pace, live, patrons, cluster }: Options,
): Readonly<Record<string, string | undefined>> {
  const typed: Readonly<Record<string, string | undefined>> = {
    // Many who start servers for others say it so.
    [SETTINGS.port.env]: port ?? environment[SETTINGS.port.env] ?? environment['PORT'],
    [SETTINGS.data.env]: data,
    [SETTINGS.host.env]: host,
    [SETTINGS.pace.env]: pace,
    [SETTINGS.house.env]: live === true ? 'live' : undefined,
    [SETTINGS.cluster.env]: cluster === true ? 'yes' : undefined,
    [SETTINGS.simulatedPatrons.env]: patrons === false ? 'no' : undefined,
  };
  const said = Object.entries(typed).filter(([, value]) => value !== undefined);
  return { ...environment, ...Object.fromEntries(said) };
}

/** Runs until a signal ends it. */
async function serve(settings: Settings, shell: Shell): Promise<void> {
  // A signal that comes while the house is being opened ends it as soon as it is open, or soon.
  const ending = untilSignal();
  const { startHouse, startNode } = await import('../../server/index.ts');
  const running = settings.cluster
    ? asHouse(await startNode({ settings }))
    : await startHouse({ settings });
  if ('failed' in running) {
    ending.forget();
    complain(shell, EXIT.failed, running.says);
    return;
  }
  shell.stdout.write(formatHouse(running));
  await ending.came;
  await close(running, shell);
}

/** A node is told of as the house that it is a part of. */
function asHouse<Failure extends { readonly failed: string }>(node: RunningNode | Failure) {
  return 'failed' in node ? node : { ...node, house: node.floor.house, foundDatabase: false };
}

async function close(running: Pick<RunningHouse, 'close'>, shell: Shell): Promise<void> {
  shell.stderr.write('\nClosing: what was acknowledged is kept.\n');
  await running.close();
}

/** The first signal asks to close; a second one, a moment later, does not wait. */
function untilSignal(): { readonly came: Promise<void>; readonly forget: () => void } {
  let tell: () => void = () => undefined;
  const came = new Promise<void>(resolve => {
    tell = resolve;
  });
  const leave = (): void => process.exit(EXIT.failed);
  const heard = hearing(() => {
    // What a house that hangs leaves behind, the next start takes over.
    setTimeout(leave, CLOSES_WITHIN_MS).unref();
    tell();
  }, leave);
  for (const signal of SIGNALS) process.on(signal, heard);
  const forget = (): void => {
    for (const signal of SIGNALS) process.off(signal, heard);
  };
  return { came, forget };
}

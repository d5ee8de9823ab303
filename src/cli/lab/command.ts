// `sabot lab`: serves the lab's page alone, without a house, until Ctrl-C.

import type { Command } from 'commander';

import { complain, EXIT, type Shell } from '../shell.ts';

const EXAMPLES = `
Examples:
  $ sabot lab
  $ sabot lab --port 9100

The page counts in your browser: nothing is sent anywhere. It is served to this machine alone
unless --host names another address. Never show it to a patron (ruling G9).`;

interface Options {
  readonly port: string;
  readonly host: string;
}

const HIGHEST_PORT = 65_535;
const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

export function define(command: Command, shell: Shell): void {
  command
    .summary('odds, simulator and risk as a page')
    .description(
      'Serves the lab as a page: exact odds, par sheets, comparison, card removal, own odds, a ' +
        'simulator and bankroll risk, in the browser and without a house.',
    )
    .option('--port <number>', 'where the page is served; 0 takes any free port', '8090')
    .option('--host <address>', 'the address to listen on', 'localhost')
    .addHelpText('after', EXAMPLES)
    .action((options: Options) => serveLab(shell, options));
}

async function serveLab(shell: Shell, { port: typed, host }: Options): Promise<void> {
  const port = /^\d+$/.test(typed) ? Number(typed) : Number.NaN;
  if (!(port <= HIGHEST_PORT)) {
    complain(shell, EXIT.usage, `--port: expected 0 to ${HIGHEST_PORT}, got ${typed}`);
    return;
  }
  const { startLab } = await import('../../server/http/lab-server.ts');
  const ended = new Promise<void>(resolve => {
    for (const signal of SIGNALS) process.once(signal, () => resolve());
  });
  const running = await startLab({ host, port });
  if ('failed' in running) {
    complain(shell, EXIT.failed, running.says);
    return;
  }
  shell.stdout.write(`The lab: ${running.url}\n`);
  await ended;
  await running.close();
}

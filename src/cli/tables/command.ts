// `sabot tables`: where the tables of a house of several nodes are played, and moving them.

import { Argument, type Command } from 'commander';

import type { clusterOperator } from '../../server/index.ts';
import { asciiJson } from '../ascii-json.ts';
import { fail } from '../database/fail.ts';
import { atDatabase, type DatabaseOptions, placeOptions } from '../database/where.ts';
import { complain, EXIT, type Shell } from '../shell.ts';

const EXAMPLES = `
Examples:
  $ DATABASE_URL=postgres://... sabot tables list
  $ sabot tables move rapid-1 --to node-b
  $ sabot tables drain node-a

move keeps a table at that node for as long as the node lives; office moves the office. drain has
a node give everything to the others, as before an upgrade: it ends when nothing is left there.`;

const WHATS = ['list', 'move', 'drain'] as const;
type What = (typeof WHATS)[number];

interface Options extends DatabaseOptions {
  readonly to?: string;
}

export function define(command: Command, shell: Shell): void {
  placeOptions(
    command
      .description('Where the tables of a house of several nodes are played, and moving them.')
      .addArgument(new Argument('<what>', 'what to do').choices(WHATS))
      .argument('[name]', 'move: the table; drain: the node'),
  )
    .option('--to <node>', 'move: the node, by its name')
    .addHelpText('after', EXAMPLES)
    .action(async (what: What, name: string | undefined, options: Options) => {
      if (what !== 'list' && name === undefined) {
        complain(shell, EXIT.usage, `tables ${what} wants a name`);
        return;
      }
      if (what === 'move' && options.to === undefined) {
        complain(shell, EXIT.usage, 'tables move wants --to NODE');
        return;
      }
      await atDatabase(shell, options, { purpose: 'sabot tables', as: 'join' }, async at => {
        const server = await import('../../server/index.ts');
        const { readyToRead } = server;
        const notReady = await readyToRead(at.address);
        if (notReady !== null) return fail(shell, options, notReady.failed, notReady.says);
        const desk = await server.clusterOperator(at.address);
        try {
          const fault = await acted(desk, what, name ?? '', options.to ?? '');
          if (fault !== null) return fail(shell, options, 'not-there', fault);
          tell(shell, options, await desk.look());
        } finally {
          await desk.end();
        }
      });
    });
}

type Desk = Awaited<ReturnType<typeof clusterOperator>>;

const acted = (desk: Desk, what: What, name: string, to: string): Promise<string | null> => {
  if (what === 'move') return desk.move(name, to);
  return what === 'drain' ? desk.drain(name) : Promise.resolve(null);
};

function tell(shell: Shell, { json = false }: Options, view: Awaited<ReturnType<Desk['look']>>) {
  if (json) {
    shell.stdout.write(`${asciiJson(view)}\n`);
    return;
  }
  for (const { name, isDraining, things } of view.nodes) {
    const state = isDraining ? ', draining' : '';
    shell.stdout.write(`${name} (${things.length}${state}): ${things.join(', ')}\n`);
  }
  if (view.nodes.length === 0) shell.stdout.write('No node lives.\n');
  if (view.nowhere.length > 0) shell.stdout.write(`nowhere: ${view.nowhere.join(', ')}\n`);
}

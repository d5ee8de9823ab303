// One node of a trial's house in a process of its own, that it may be killed or frozen.

import { startNode } from '../../src/server/cluster/start-node.ts';
import { readSettings } from '../../src/server/settings/settings.ts';

export interface NodeToRun {
  readonly data: string;
  readonly databaseUrl: string;
  readonly natsUrl: string;
  readonly node: string;
  readonly port: number;
  readonly nodeLeaseMs: number;
}

/** What it says when it is open. */
export interface NodeReady {
  readonly id: string;
  readonly url: string;
}

const [, , words] = process.argv;
if (words === undefined) throw new Error('the words stand on the command line');
const options = JSON.parse(words) as NodeToRun; // handed over by failover.ts
const settings = readSettings(process.env, {
  ...{ ...options, host: '127.0.0.1', pace: 'fast', simulatedPatrons: false, cluster: true },
  ...{ logLevel: process.env['FAILOVER_LOG'] === undefined ? 'error' : 'info', judgeSeconds: 0 },
});
if ('failed' in settings) throw new Error(settings.says);
const running = await startNode({ settings });
if ('failed' in running) throw new Error(running.says);
process.send?.({ id: running.id, url: running.url } satisfies NodeReady);
process.once('SIGTERM', () => void running.close().then(() => process.exit(0)));

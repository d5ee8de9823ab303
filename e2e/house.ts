// Starts a house for the browser tests: its port and data folder on the command line, and 'held'
// where it shall have the tables that wait for tests as well, 'live' for one that is no show, or
// 'empty' for such a one at its first start.

import { readSettings } from '../src/server/settings/settings.ts';
import { startHouse } from '../src/server/start.ts';
import { livePlan, planWithHeldTables } from './held-tables.ts';

const [, , port = '0', data = '', tables = ''] = process.argv;
const house = tables === 'live' || tables === 'empty' ? 'live' : 'demonstration';
const settings = readSettings(process.env, {
  port: Number(port),
  data,
  pace: 'brisk',
  house,
  plainHttp: true,
});
if ('failed' in settings) throw new Error(settings.says);
const { houseName, currency } = settings;
const plan =
  tables === 'floor' || tables === 'empty'
    ? {}
    : { plan: (tables === 'live' ? livePlan : planWithHeldTables)(houseName, currency) };
const started = await startHouse({ settings, ...plan });
if ('failed' in started) throw new Error(started.says);
process.stdout.write(`ready ${started.url} ${started.setUpLink ?? ''}\n`);

const stop = () => void started.close().then(() => process.exit(0));
process.once('SIGTERM', stop);
process.once('SIGINT', stop);

// npm run failover -- --kill 50 [--freeze 20 --nats 5 --database 5 --standby 10 --tables 200
// --seats 25 --nodes 3 --lease 2400 --wagering 1500 --seed N]: nodes of one house on real NATS and
// PostgreSQL. With --standby the database is two servers of Debian's packages.

import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';

import { acknowledgedByStandbyFirst } from './standby-acknowledgement.ts';
import { DISTURBANCES, percentile, runFailover } from './failover.ts';

const figure = (usual: number) => ({ type: 'string', default: String(usual) }) as const;
const { values } = parseArgs({
  options: {
    ...{ kill: figure(0), freeze: figure(0), nats: figure(0), database: figure(0) },
    ...{ standby: figure(0), tables: figure(200), seats: figure(25), nodes: figure(3) },
    ...{ lease: figure(2_400), wagering: figure(1_500), seed: figure(randomInt(2 ** 20)) },
    /** Another word for --kill. */
    kills: { type: 'string' },
  },
});
const { tables, seats, nodes, lease, wagering, seed } = values;
const [kill, freeze, nats] = [values.kills ?? values.kill, values.freeze, values.nats].map(Number);
const rounds = {
  ...{ kill: kill ?? 0, freeze: freeze ?? 0, nats: nats ?? 0 },
  ...{ database: Number(values.database), standby: Number(values.standby) },
};
const size = { tables: Number(tables), seats: Number(seats), wageringMs: Number(wagering) };
console.log(
  `${size.tables * size.seats} terminals, ${tables} tables, ${nodes} nodes, seed ${seed}`,
);
const { againMs, fenced, checked, findings } = await runFailover({
  ...{ rounds, size, nodes: Number(nodes), nodeLeaseMs: Number(lease), seed: Number(seed) },
  tell: line => console.log(line),
});
// What only two servers can show comes with them.
const early = rounds.standby > 0 ? await acknowledgedByStandbyFirst() : [];
const wrong = [...findings, ...early];
for (const finding of wrong.slice(0, 20)) console.log(`  ${finding}`);
for (const what of DISTURBANCES) {
  if (againMs[what].length === 0) continue;
  const [p50, p99] = [50, 99].map(of => Math.round(percentile(againMs[what], of)));
  const tablesOf = `${againMs[what].length} tables of ${rounds[what]} rounds`;
  console.log(`${what}: wagers again after ${p50} ms (p50), ${p99} ms (p99); ${tablesOf}`);
}
if (rounds.freeze > 0) console.log(`fenced: ${fenced} of ${rounds.freeze}`);
const { events, answers, balances, books } = checked;
console.log(`checked: ${events} events, ${answers} answers, ${balances} balances, ${books} books`);
console.log(wrong.length === 0 ? 'nothing lost, nothing twice' : 'FAILED');
process.exitCode = wrong.length === 0 ? 0 : 1;

// The thread in which the second judge reads one stream from its first event.

import { parentPort, workerData } from 'node:worker_threads';

import type { Objection } from '../../../judge/index.ts';
import { lowerPriority } from '../../ports/priority.ts';
import { beginningOf, readStream } from '../../storage/journal/read.ts';
import { connect } from '../../storage/postgres/connect.ts';
import { judgeFor } from '../judge/stream-judge.ts';
import type { StreamVerdict, VerdictOrder } from './verdict.ts';

const { address, stream: name }: VerdictOrder = workerData;
lowerPriority();
const judge = judgeFor(name);
if (judge === null) throw new Error(`nobody judges ${name}`);
const objections: Objection[] = [];
const client = await connect(address, 'sabot verdict');
try {
  const { rows } = await client.query<{ id: number; length: number }>(
    `select s.id, coalesce(max(j.seq), 0) as length from stream s
       left join journal j on j.stream = s.id where s.name = $1 group by s.id`,
    [name],
  );
  const [found] = rows;
  if (found === undefined) throw new Error(`there is no stream ${name}`);
  const { id, length } = found;
  await readStream(
    client,
    { name, id },
    beginningOf(name),
    event => void objections.push(...judge.see(event)),
    length,
  );
} finally {
  await client.end();
}
const verdict: StreamVerdict = { events: judge.events, objections, unjudged: judge.unjudged };
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(verdict);

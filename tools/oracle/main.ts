// `npm run oracle -- --settlements 2000000`: a longer comparison than the tests make, by seed.
import { parseArgs } from 'node:util';
import { compareSettlements, compareStacks, compareStreaks, type Comparison } from './compare.ts';
import { ENGINE } from './engine.ts';
import { SABOT } from './sabot.ts';

const { values } = parseArgs({
  options: {
    settlements: { type: 'string', default: '2000000' },
    streaks: { type: 'string', default: '200000' },
    shoes: { type: 'string', default: '2000' },
    seed: { type: 'string', default: '7' },
  },
});
const seed = Number(values.seed);

function tell(what: string, { compared, differences }: Comparison): boolean {
  console.log(`${what}: ${compared} compared, ${differences.length} differ (seed ${seed})`);
  for (const difference of differences.slice(0, 3)) console.log(difference);
  return differences.length === 0;
}

const agreed = [
  { name: 'engine', asks: ENGINE },
  { name: 'sabot', asks: SABOT },
].flatMap(({ name, asks }) => [
  tell(`${name}, settlements`, compareSettlements(seed, Number(values.settlements), asks)),
  tell(`${name}, streak wagers`, compareStreaks(seed, Number(values.streaks), asks)),
  tell(`${name}, whole shoes`, compareStacks(seed, Number(values.shoes), asks)),
]);
process.exitCode = agreed.every(Boolean) ? 0 : 1;

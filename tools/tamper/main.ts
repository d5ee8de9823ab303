// `npm run tamper`: alters a stopped copy of a house in every way and asks verify each time.

import { StoppedCopy } from './stopped-copy.ts';
import { tried, type Tried } from './tried.ts';
import { WAYS } from './ways.ts';

const copy = await StoppedCopy.make();
const results: Tried[] = [];
try {
  const untouched = await copy.verify();
  if (untouched.withSecondPlace.length > 0) {
    throw new Error(`untouched, verify finds ${untouched.withSecondPlace.join()}`);
  }
  for (const way of WAYS) {
    const result = await tried(copy, way);
    results.push(result);
    const { name, found, by } = result;
    const mark = result.isAsExpected ? ' ' : '!';
    console.log(`${mark} ${way.class.padEnd(12)} ${name.padEnd(50)} ${found.padEnd(13)} ${by}`);
  }
  const { withSecondPlace } = await copy.verify();
  if (withSecondPlace.length > 0) {
    throw new Error(`put back, verify still finds ${withSecondPlace.join()}`);
  }
} finally {
  await copy.end();
}
const count = (is: string): number => results.filter(({ found }) => found === is).length;
const all = results.length;
const withSecond = all - count('nobody');
console.log(
  `\n${all} ways; with the second place ${withSecond} found, without it ${count('alone')}.`,
);
for (const { name, way } of results.filter(({ found }) => found === 'nobody')) {
  console.log(`  not found: ${name} (${way.finder})`);
}
if (results.some(({ isAsExpected }) => !isAsExpected)) process.exitCode = 1;

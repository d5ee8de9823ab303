// Plants every fault, one after another, and tells what became of it.

import { PLANTED_FAULTS } from './faults.ts';
import { Copy, type Planted } from './plant.ts';

/** Nights that a fault may take to be found. */
const MOST_NIGHTS = 400;
/** Lines that a finding may have left. */
export const MOST_LINES = 30;

/** True where a fault was found, shrunk, and is not there without it. */
export const isFound = ({ finding, isCleanWithout }: Planted): boolean =>
  isCleanWithout && (finding?.lines?.length ?? Infinity) < MOST_LINES;

export function sayPlanted(planted: Planted): string {
  const { fault, finding } = planted;
  const what = `${fault.name} (${fault.clause})`;
  if (finding === null) return `NOT found in ${MOST_NIGHTS} nights: ${what}`;
  const { nights, kind, long, lines } = finding;
  const verdict = isFound(planted) ? 'found' : 'NOT shrunk, or there without it';
  return (
    `${verdict}: ${what}\n  ${kind}; ` +
    `night ${nights} of ${long} lines, shrunk to ${lines?.length ?? 'nothing'}`
  );
}

/** Each thread has a copy of its own. */
export async function plantAll(threads: number): Promise<boolean> {
  const faults = [...PLANTED_FAULTS];
  const found: boolean[] = [];
  const work = async (): Promise<void> => {
    const copy = new Copy();
    for (let fault = faults.shift(); fault !== undefined; fault = faults.shift()) {
      const planted = await copy.plant(fault, 1, MOST_NIGHTS);
      found.push(isFound(planted));
      console.log(sayPlanted(planted));
    }
    copy.remove();
  };
  await Promise.all(Array.from({ length: threads }, work));
  const count = found.filter(each => each).length;
  console.log(`${count} of ${found.length} planted faults found and shrunk`);
  return count === PLANTED_FAULTS.length;
}

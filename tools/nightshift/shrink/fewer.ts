// Delta debugging: the fewest things of a list that still fail, taken away in ever smaller pieces.

/** True while what is wrong is still wrong. */
export type StillFails<Thing> = (things: readonly Thing[]) => boolean;

/** Takes away whatever is not needed; what is left fails, and any single thing of it is needed. */
export function fewest<Thing>(
  things: readonly Thing[],
  stillFails: StillFails<Thing>,
): readonly Thing[] {
  let left = things;
  let size = Math.ceil(left.length / 2);
  while (size >= 1) {
    const before = left.length;
    left = withoutPieces(left, size, stillFails);
    if (size === 1 && left.length === before) return left;
    size = size === 1 ? 1 : Math.ceil(Math.min(size, left.length) / 2);
  }
  return left;
}

/** One pass from the end: late lines are needed less than those that set the table up. */
function withoutPieces<Thing>(
  things: readonly Thing[],
  size: number,
  stillFails: StillFails<Thing>,
): readonly Thing[] {
  let left = things;
  for (let end = left.length; end > 0; end -= size) {
    const from = Math.max(0, end - size);
    const without = [...left.slice(0, from), ...left.slice(end)];
    if (without.length < left.length && stillFails(without)) left = without;
  }
  return left;
}

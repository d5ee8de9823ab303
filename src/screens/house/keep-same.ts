// What has not changed stays the very same object, so that nothing is drawn again for it.

type Plain = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null;

/** A message's value with every part that equals the one before taken from there. */
export function keepSame<Value>(before: unknown, after: Value): Value {
  if (Object.is(before, after) || !isPlain(before) || !isPlain(after)) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const names = Object.keys(after);
  let isSame = names.length === Object.keys(before).length;
  const kept: Record<string, unknown> = {};
  for (const name of names) {
    const [was, is] = [before[name], after[name]];
    const part = keepSame(was, is);
    kept[name] = part;
    isSame &&= Object.is(part, was) && (part !== undefined || name in before);
  }
  // Both have the shape of the wire's message: only where parts come from differs.
  const whole: unknown = isSame ? before : Array.isArray(after) ? names.map(at => kept[at]) : kept;
  return whole as Value; // see above
}

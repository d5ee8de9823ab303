// What has not changed stays the very same object, so that nothing is drawn again for it.

type Plain = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null;

/** A message's value with every part that equals the one before taken from there. */
export function keepSame<Value>(before: unknown, after: Value): Value {
  if (Object.is(before, after) || !isPlain(before) || !isPlain(after)) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const names = Object.keys(after);
  let isSame = names.length === Object.keys(before).length;
  const parts: [string, unknown][] = [];
  for (const name of names) {
    // Only what is its own: a part may bear the name of something that every object inherits.
    const isOwn = Object.hasOwn(before, name);
    const was = isOwn ? before[name] : undefined;
    const part = keepSame(was, after[name]);
    parts.push([name, part]);
    isSame &&= isOwn && Object.is(part, was);
  }
  // Both have the shape of the wire's message: only where parts come from differs.
  const made = () =>
    Array.isArray(after) ? parts.map(([, part]) => part) : Object.fromEntries(parts);
  const whole: unknown = isSame ? before : made();
  return whole as Value; // see above
}

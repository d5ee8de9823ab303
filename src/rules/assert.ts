// Stops what must not go on: the impossible is asserted, an expected no is a refusal.

/** Stops with a message when something that cannot be false is false. */
export function assert(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`impossible: ${message}`);
}

/** Closes a switch over a closed set: a new member does not compile until it is treated. */
export function never(value: never): never {
  throw new Error(`impossible: ${JSON.stringify(value)} is in no closed set`);
}

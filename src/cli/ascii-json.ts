// JSON in plain ASCII: every terminal and tool reads it alike, and it is the cheapest to write out.

const FOREIGN = /[\u0080-\uFFFF]/g;

/** The same value as JSON.stringify writes, with every other character escaped. */
export function asciiJson(value: unknown): string {
  // Most ids are small numbers, and every answer has one.
  if (Number.isSafeInteger(value)) return `${Number(value)}`;
  return JSON.stringify(value).replace(
    FOREIGN,
    character => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

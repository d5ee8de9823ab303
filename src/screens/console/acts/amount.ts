// Sums and counts as they are typed: digits become whole cents, never a fraction of one.

const SUM = /^(\d{1,12})(?:\.(\d{0,2}))?$/;
const COUNT = /^\d{1,6}$/;
const CENTS = 100;

/** '1250.5' is 125050 cents; undefined for what is no sum. */
export function centsOf(text: string): number | undefined {
  const [, whole, part = ''] = SUM.exec(text) ?? [];
  return whole === undefined ? undefined : Number(whole) * CENTS + Number(part.padEnd(2, '0'));
}

/** '1250.50', as it would have been typed; nothing for nothing. */
export function sumText(cents: number | undefined): string {
  if (cents === undefined) return '';
  const part = cents % CENTS;
  const whole = `${(cents - part) / CENTS}`;
  return part === 0 ? whole : `${whole}.${`${part}`.padStart(2, '0')}`;
}

export const enteredCount = (text: string): number | undefined =>
  COUNT.test(text) ? Number(text) : undefined;

export const PAD_KEYS = ['7', '8', '9', '4', '5', '6', '1', '2', '3', '0', '00', '.'] as const;
export type PadKey = (typeof PAD_KEYS)[number] | 'back' | 'clear';

/** What stands there after a key of the pad; a key that makes no sum changes nothing. */
export function typed(text: string, key: PadKey): string {
  if (key === 'clear') return '';
  if (key === 'back') return text.slice(0, -1);
  const next = `${text === '0' && key !== '.' ? '' : text}${key}`;
  return SUM.test(next) ? next : text;
}

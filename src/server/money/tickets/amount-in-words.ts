// An amount in words, as a ticket bears it beside the figures (R-CSH-5).

const SMALL = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen ' +
  'fifteen sixteen seventeen eighteen nineteen'
).split(' ');
const TENS = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SCALES = [
  [1_000_000_000_000, 'trillion'],
  [1_000_000_000, 'billion'],
  [1_000_000, 'million'],
  [1_000, 'thousand'],
] as const;

/** Currencies that call their parts dollars and cents; others are named by their letters. */
const DOLLARS: readonly string[] = ['AUD', 'SGD', 'NZD', 'USD'];

/** 12345 in AUD is "One hundred and twenty-three dollars and forty-five cents". */
export function amountInWords(cents: number, currency: string): string {
  const whole = Math.floor(cents / 100);
  const rest = cents % 100;
  const isDollars = DOLLARS.includes(currency);
  const main = `${wordsOf(whole)} ${isDollars ? plural('dollar', whole) : currency}`;
  const small = isDollars ? `${wordsOf(rest)} ${plural('cent', rest)}` : `${rest}/100`;
  const text = rest === 0 ? main : `${main} and ${small}`;
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const plural = (word: string, count: number): string => (count === 1 ? word : `${word}s`);

function wordsOf(value: number): string {
  if (value < 1000) return hundreds(value);
  const [size, name] = SCALES.find(([least]) => value >= least) ?? [1000, 'thousand'];
  const head = `${wordsOf(Math.floor(value / size))} ${name}`;
  const rest = value % size;
  if (rest === 0) return head;
  return rest < 100 ? `${head} and ${hundreds(rest)}` : `${head} ${wordsOf(rest)}`;
}

function hundreds(value: number): string {
  if (value < 20) return SMALL[value] ?? '';
  if (value < 100) {
    const tens = TENS[Math.floor(value / 10)] ?? '';
    return value % 10 === 0 ? tens : `${tens}-${SMALL[value % 10]}`;
  }
  const head = `${SMALL[Math.floor(value / 100)]} hundred`;
  return value % 100 === 0 ? head : `${head} and ${hundreds(value % 100)}`;
}

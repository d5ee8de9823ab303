// Simpler lines that may show the same: several commands in one, fields left out, round figures,
// the same few people. Each is tried, and kept where what is wrong is still wrong.

import { type Fields, textIn } from '../commands/draw-schema.ts';

export type Lines = readonly Fields[];

const isDo = (line: Fields | undefined, ...names: readonly string[]): boolean =>
  line !== undefined && names.includes(textIn(line, 'do'));

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What opens a table before its first coup. */
const OPENING = [
  ...['begin-gaming-day', 'sign-on', 'open-table', 'move-float', 'bring-cards', 'prepare-shoe'],
  ...['decline-cut', 'ready'],
];

/** `ready` in place of the commands that opened the table. */
export function* opened(lines: Lines): Generator<Lines> {
  const [first = {}, ...rest] = lines;
  const isOpening = (line: Fields): boolean => 'ready' in line || isDo(line, ...OPENING);
  const from = rest.findIndex(line => !isOpening(line));
  const until = from < 0 ? rest.length : from;
  yield [first, { ready: {} }, ...rest.filter(line => !isOpening(line))];
  yield [first, { ready: {} }, ...rest.slice(until)];
}

/** `sit` in place of a buy-in. */
export function* seated(lines: Lines): Generator<Lines> {
  for (const [index, line] of lines.entries()) {
    if (!isDo(line, 'buy-in')) continue;
    const { seat, patron } = line;
    yield lines.with(index, { sit: { seat, patron, cents: 100_000 } });
    yield lines.with(index, { sit: { seat, patron, cents: line['cents'] } });
  }
}

const OF_A_COUP = [
  ...['close-wagering', 'deal-card', 'turn-card', 'announce-counts', 'settle-coup'],
  ...['close-insurance', 'confirm-snapshot', 'begin-dummy-coup'],
];
const PHASES = ['no-more-wagers', 'dealing', 'insurance', 'complete'] as const;

/** `play` in place of the commands of a coup, to its end or to a phase. */
export function* played(lines: Lines): Generator<Lines> {
  for (let from = 1; from < lines.length; from += 1) {
    if (!isDo(lines[from], ...OF_A_COUP)) continue;
    let to = from;
    while (isDo(lines[to], ...OF_A_COUP)) to += 1;
    const cards = lines
      .slice(from, to)
      .flatMap(line => (isDo(line, 'deal-card') ? line['card'] : []));
    const play = cards.filter(card => typeof card === 'string').join(' ');
    const around = (line: Fields): Lines => [...lines.slice(0, from), line, ...lines.slice(to)];
    if (to - from > 1 || play !== '') {
      yield around({ play });
      for (const until of PHASES) yield around({ play, until });
    }
    from = to;
  }
}

/** Coups played one after another in one line. */
export function* together(lines: Lines): Generator<Lines> {
  for (const [index, line] of lines.entries()) {
    const next = lines[index + 1];
    const isPlain = (one: Fields | undefined): one is Fields =>
      one?.['play'] === '' && !one['until'];
    if (!isPlain(line) || !isPlain(next)) continue;
    const coups = coupsOf(line) + coupsOf(next);
    yield [...lines.slice(0, index), { play: '', coups }, ...lines.slice(index + 2)];
  }
}

const coupsOf = ({ coups }: Fields): number => (typeof coups === 'number' ? coups : 1);

/** Coups that end soon: a win of each side by a natural, and a tie. */
const SHORT_COUPS = ['9s Kh Kd 2c', '2s 9h Kd Kc', '7s 7h Kd Kc', 'Ks Kh 6d 6c'] as const;

/** Other cards for a coup, and none where chance may have them. */
export function* otherCards(lines: Lines): Generator<Lines> {
  for (const [index, line] of lines.entries()) {
    if (typeof line['play'] !== 'string') continue;
    for (const play of ['', ...SHORT_COUPS]) {
      if (line['play'] === play) break;
      yield lines.with(index, { ...line, play });
    }
  }
}

const MUST_STAY = ['do', 'table', 'sit', 'ready', 'play', 'rulebook'];

/** Every field left out, wherever it stands. */
export function* shorter(lines: Lines): Generator<Lines> {
  for (const [index, line] of lines.entries()) {
    for (const change of withoutFields(line)) yield lines.with(index, change);
  }
}

function* withoutFields(fields: Fields): Generator<Fields> {
  for (const [name, value] of Object.entries(fields)) {
    const { [name]: _gone, ...rest } = fields;
    if (!MUST_STAY.includes(name)) yield rest;
    if (name === 'by' && isObject(value)) yield { ...rest, by: value['role'] };
    if (!isObject(value)) continue;
    for (const inner of withoutFields(value)) yield { ...fields, [name]: inner };
  }
}

const FIGURES = ['stake', 'cents', 'mostLost', 'mostOnACoup'];
const ROUND = [1000, 100, 2000, 5000, 100_000];

/** Round figures in place of odd ones. */
export function* rounder(lines: Lines): Generator<Lines> {
  for (const [index, line] of lines.entries()) {
    for (const [name, value] of Object.entries(line)) {
      if (isObject(value) && typeof value['cents'] === 'number' && value['cents'] !== 100_000) {
        yield lines.with(index, { ...line, [name]: { ...value, cents: 100_000 } });
      }
      if (!FIGURES.includes(name) || typeof value !== 'number') continue;
      for (const figure of ROUND) {
        if (figure === value) break;
        yield lines.with(index, { ...line, [name]: figure });
      }
    }
  }
}

const PEOPLE = ['ann', 'bob', 'cai', 'dee'] as const;

/** The same few people at the same few seats, in the order in which they come. */
export function* sameFew(lines: Lines): Generator<Lines> {
  const text = JSON.stringify(lines);
  const people = [
    ...new Set([...text.matchAll(/"patron":"([^"]+)"/g)].map(([, name]) => name ?? '')),
  ];
  const renamed = people.reduce(
    (before, name, index) => before.replaceAll(`"${name}"`, `"person-${PEOPLE[index] ?? name}"`),
    text,
  );
  yield parsed(renamed.replaceAll('"person-', '"'));
  for (const [one, two] of pairs(people)) yield parsed(text.replaceAll(`"${two}"`, `"${one}"`));
  const seats = [...new Set([...text.matchAll(/"seat":(\d+)/g)].map(([, seat]) => seat ?? ''))];
  const moved = seats.reduce(
    (before, seat, index) =>
      before.replaceAll(new RegExp(`"seat":${seat}(?=[,}])`, 'g'), `"seat":@${index + 1}`),
    text,
  );
  yield parsed(moved.replaceAll('"seat":@', '"seat":'));
}

function* pairs(names: readonly string[]): Generator<readonly [string, string]> {
  for (const [index, one] of names.entries()) {
    for (const two of names.slice(index + 1)) yield [one, two];
  }
}

const parsed = (text: string): Lines => JSON.parse(text) as Lines; // lines written a moment ago

/** Numbers of coups, shoes and claims that come down when what was before them is gone. */
export function* lower(lines: Lines): Generator<Lines> {
  for (const [index, line] of lines.entries()) {
    const { facts, claim, coup } = line;
    if (typeof claim === 'number' && claim > 1) yield lines.with(index, { ...line, claim: 1 });
    if (typeof coup === 'number' && coup > 1) yield lines.with(index, { ...line, coup: 1 });
    if (!isObject(facts)) continue;
    for (const name of ['coup', 'shoe'] as const) {
      const value = facts[name];
      if (typeof value !== 'number') continue;
      for (let less = 1; less < value; less += 1) {
        yield lines.with(index, { ...line, facts: { ...facts, [name]: less } });
      }
    }
  }
}

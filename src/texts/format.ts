// A code with its figures as a sentence of one language. Numbers, lists and plurals are Intl's.

import type { AllFigures, HouseReason } from '../wire/reasons/house-reasons.ts';
import type { Names, Texts } from './texts.ts';

/** One language, ready to write: making Intl's formats is dear. */
interface Writer {
  readonly texts: Texts;
  readonly money: Intl.NumberFormat;
  readonly number: Intl.NumberFormat;
  readonly percent: Intl.NumberFormat;
  readonly rate: Intl.NumberFormat;
  readonly list: Intl.ListFormat;
  readonly plural: Intl.PluralRules;
}

const writers = new Map<Texts, Writer>();

function writerOf(texts: Texts): Writer {
  const known = writers.get(texts);
  if (known !== undefined) return known;
  const { locale } = texts;
  const cents = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
  const writer = {
    texts,
    money: new Intl.NumberFormat(locale, cents),
    number: new Intl.NumberFormat(locale, { useGrouping: false }),
    percent: new Intl.NumberFormat(locale, { style: 'percent', ...cents }),
    rate: new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }),
    list: new Intl.ListFormat(locale, { type: 'disjunction' }),
    plural: new Intl.PluralRules(locale),
  };
  writers.set(texts, writer);
  return writer;
}

/** Cents as people write them in this language: '1,250.50'. */
export const moneyText = (texts: Texts, cents: number): string =>
  writerOf(texts).money.format(cents / 100);

/** The sentence for a code, its figures filled in. */
export const reasonText = (texts: Texts, reason: HouseReason): string =>
  write(writerOf(texts), reason);

/** 'Banker', 'Player Run of 3', 'early Banker Dragon Tail', 'Player Pair at position 5'. */
export const betText = (texts: Texts, bet: AllFigures['bet']): string => bets(writerOf(texts), bet);

/** A figure as it is written; `beside` are the figures of the same code. */
type Format<Value> = (
  writer: Writer,
  value: Value,
  beside?: Readonly<Record<string, unknown>>,
) => string;

const sum: Format<number> = ({ money }, cents) => money.format(cents / 100);
const count: Format<number> = ({ number }, value) => number.format(value);
const share: Format<number> = ({ percent }, value) => percent.format(value);
const rate: Format<number> = (writer, value) => writer.rate.format(value);
const asWritten: Format<string> = (_, text) => text;
const cards: Format<AllFigures['card']> = ({ texts }, card) => texts.card(card);
const named =
  <Kind extends keyof Names>(kind: Kind): Format<keyof Names[Kind]> =>
  ({ texts }, name) =>
    // What an older release or another house wrote may have no name here: it stands as it came.
    (texts.names[kind] as Names[Kind] & Record<PropertyKey, string>)[name] ?? String(name);

const bets: Format<AllFigures['bet']> = ({ texts, number }, bet) => {
  const { on, length, pattern, area, position } = bet;
  const coups = pattern?.length ?? length;
  let name: string = texts.names.bets[on];
  if (area !== undefined) name = texts.bet[area].replace('{bet}', name);
  const put = (form: 'length' | 'position', value: number) =>
    texts.bet[form].replace('{bet}', name).replace('{number}', number.format(value));
  if (coups !== undefined) name = put('length', coups);
  return position === undefined ? name : put('position', position);
};

const counts: Format<AllFigures['counts']> = ({ texts, list, number }, value) => {
  if (!('least' in value)) return list.format(value.map(String));
  return texts.counts.range
    .replace('{least}', number.format(value.least))
    .replace('{most}', number.format(value.most));
};

const wagerName: Format<string> = named('bets') as Format<string>; // what is none stands as it is

const laid: Format<AllFigures['laid']> = (writer, wagers) => {
  const { item, join } = writer.texts.laid;
  const each = wagers.map(({ area, cents }) => {
    const [on = '', more] = area.split(':');
    const name = wagerName(writer, on);
    return item
      .replace('{area}', area)
      .replace('{cents}', String(cents))
      .replace('{wager}', more === undefined ? name : `${name} ${more}`)
      .replace('{stake}', sum(writer, cents));
  });
  return each.join(join);
};

const FORMATS: { readonly [Name in keyof AllFigures]: Format<AllFigures[Name]> } = {
  ...{ asked: sum, balance: sum, commission: sum, from: sum, lacking: sum, limit: sum },
  ...{ maximum: sum, minimum: sum, over: sum, owed: sum, paid: sum, stake: sum, step: sum },
  ...{ to: sum, unit: sum, won: sum, banker: count, count, counted: count, coup: count },
  ...{ least: count, most: count, number: count, player: count, seat: count },
  ...{ percent: share, floor: share, card: cards, was: cards, bet: bets, counts, laid },
  ...{ rate, beyond: rate, clause: asWritten },
  ...{ name: asWritten, note: asWritten, patron: asWritten, version: asWritten },
  wager: named('bets'),
  side: named('sides'),
  sides: ({ texts }, sides) => sides.map(side => texts.names.sides[side]).join(texts.laid.join),
  // Every code that shows a coup has its counts.
  shown: ({ texts }, shown, beside) => shownText(texts, shown, beside as CoupCounts),
  odds: ({ texts, number }, [pays, to]) =>
    texts.odds.replace('{pays}', number.format(pays)).replace('{to}', number.format(to)),
  role: named('roles'),
  duty: named('roles'),
  power: named('powers'),
  phase: named('phases'),
  next: named('steps'),
  fact: named('facts'),
  gesture: named('gestures'),
  closedBy: named('closedBy'),
  event: named('events'),
  places: named('places'),
  item: named('items'),
  term: named('terms'),
  refused: named('refused'),
  roles: ({ texts, list }, roles) => list.format(roles.map(role => texts.names.roles[role])),
  seats: ({ number }, seats) => seats.map(seat => number.format(seat)).join(', '),
  lack: (writer, reason) => write(writer, reason),
  trouble: (writer, reason) => write(writer, reason),
  line: (writer, reason) => write(writer, reason),
  reason: (writer, reason) => write(writer, reason),
};

type CoupCounts = Pick<AllFigures, 'player' | 'banker'>;

function shownText(
  { shown: texts }: Texts,
  shown: AllFigures['shown'],
  beside: CoupCounts,
): string {
  const { player, banker } = beside;
  const won = player > banker ? texts['player-wins'] : texts['banker-wins'];
  return texts[shown]
    .replace('{result}', player === banker ? texts.tie : won)
    .replace('{player}', `${player}`)
    .replace('{banker}', `${banker}`);
}

/** {bet}, or {count, plural, =1 {once} one {# time} other {# times}}, as ICU messages have it. */
const BLANK = /\{(\w+)(?:, plural,((?: \S+ \{[^{}]*\})+))?\}/gu;
const FORM = /(\S+) \{([^{}]*)\}/gu;

function write(writer: Writer, reason: HouseReason): string {
  // A text names only figures that its code has: a test reads them all.
  const figures = reason as Readonly<Record<string, unknown>>;
  return writer.texts.reasons[reason.code].replaceAll(
    BLANK,
    (_, name: string, forms: string | undefined, at: number) => {
      const value = figures[name];
      if (forms !== undefined) return pluralText(writer, forms, Number(value));
      // The same: the figure is of the kind that its name has.
      const text = (FORMATS[name as keyof AllFigures] as Format<unknown>)(writer, value, figures);
      return name === 'bet' && at === 0 ? text.charAt(0).toUpperCase() + text.slice(1) : text;
    },
  );
}

function pluralText({ plural, number }: Writer, forms: string, value: number): string {
  const known = new Map([...forms.matchAll(FORM)].map(([, form, text]) => [form, text]));
  const text =
    known.get(`=${value}`) ?? known.get(plural.select(value)) ?? known.get('other') ?? '';
  return text.replace('#', number.format(value));
}

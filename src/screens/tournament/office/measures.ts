// In which measure people enter what the engine counts in cents, milliseconds or from nought.

import type { ConditionField } from './field-name.ts';

export type Measure = 'money' | 'moment' | 'minutes' | 'seconds' | 'place';

/** Every field whose number is not the number that people say. */
const MEASURES: { readonly [field in ConditionField]?: Measure } = {
  startsAt: 'moment',
  withdrawBy: 'moment',
  differential: 'money',
  chip: 'money',
  entryFee: 'money',
  buyIn: 'money',
  cents: 'money',
  chips: 'money',
  bank: 'money',
  min: 'money',
  max: 'money',
  step: 'money',
  ms: 'minutes',
  graceMs: 'minutes',
  noticeMs: 'minutes',
  wagerMs: 'seconds',
  untilRound: 'place',
};
const isMeasured = (name: string): name is keyof typeof MEASURES => Object.hasOwn(MEASURES, name);

/** Undefined for what is entered as it is counted. */
export const measureOf = (name: string): Measure | undefined =>
  isMeasured(name) ? MEASURES[name] : undefined;

const FACTORS = { minutes: 60_000, seconds: 1000 } as const;

export const msOf = (measure: keyof typeof FACTORS, count: number): number =>
  Math.round(count * FACTORS[measure]);

interface Counted {
  readonly shown: number;
  /** What the engine counts for what people say. */
  readonly meant: (count: number) => number;
}

/** A number as people count it: rounds from one, times in minutes or seconds. */
export function counted(measure: Measure | undefined, value: number): Counted {
  switch (measure) {
    case 'minutes':
    case 'seconds':
      return { shown: value / FACTORS[measure], meant: count => msOf(measure, count) };
    case 'place':
      return { shown: value + 1, meant: count => count - 1 };
    case 'money':
    case 'moment':
    case undefined:
      return { shown: value, meant: count => count };
  }
}

const two = (count: number): string => `${count}`.padStart(2, '0');

/** '2026-11-15T19:30' by the reader's own clock, as a browser's field for day and time wants it. */
export function momentText(at: number): string {
  const day = new Date(at);
  const date = `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
  return `${date}T${two(day.getHours())}:${two(day.getMinutes())}`;
}

/** Undefined while day and time are not both there. */
export function momentOf(text: string): number | undefined {
  const at = new Date(text).getTime();
  return Number.isNaN(at) ? undefined : at;
}

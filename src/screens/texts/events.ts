// What goes on record, by its name in each language, and what alarms somebody.

import type { HouseReason } from '../../wire/reasons/house-reasons.ts';
import { filled } from '../../texts/filled.ts';
import type { Language, ScreenTexts } from './index.ts';
import { codeText, textsOf } from './load-texts.ts';
import { roleText } from './names.ts';

const events = textsOf('events');
const floor = textsOf('floor');

type EventName = keyof ScreenTexts['events']['names'];
type DetailName = keyof ScreenTexts['events']['details'];

/** What somebody should look into. */
export const ALARM_EVENTS = [
  'coup-voided',
  'coup-restated',
  'coup-recalculated',
  'settled-coup-voided',
  'wagers-voided',
  'irregularity-ruled',
  'accounts-frozen',
  'claim-opened',
  'claim-disputed',
  'patron-sanctioned',
  'win-locked',
  'sign-in-refused',
  'locked-out',
  'clocks-apart',
  'statistics-alarm',
  'meters-disagree',
  'table-stopped',
  'stopped-table-paid',
  'tournament-stopped',
  'door-opened',
  'software-altered',
  'journal-damaged',
  'play-halted',
  'checkpoint-failed',
  'feed-stopped',
  'monitoring-lost',
  'ban-matched',
] as const satisfies readonly EventName[];

export const isAlarm = (kind: string): boolean => ALARM_EVENTS.some(each => each === kind);

/** Everything that can be looked up. */
export const eventNames = (language: Language): readonly string[] =>
  Object.keys(events(language).names);

/** An event by its name; one of another release that has none here says itself. */
export function eventText(language: Language, kind: string): string {
  const known: Readonly<Record<string, string>> = events(language).names;
  return known[kind] ?? kind.replaceAll('-', ' ');
}

/** What is said of an event, in the order in which it is read. */
export const detailNames = (language: Language): readonly DetailName[] =>
  Object.keys(events(language).details) as DetailName[]; // its own keys

/** 'clause 11.7', 'ruling: the coup is void', 'seat 5'. */
export const detailText = (
  language: Language,
  name: DetailName,
  value: string | number | HouseReason,
): string =>
  filled(events(language).details[name], [
    isReason(value) ? codeText(language, value) : valueText(language, String(value)),
  ]);

/** A reason as the journal has it: a code with its figures. */
export const isReason = (value: unknown): value is HouseReason =>
  typeof value === 'object' && value !== null && 'code' in value;

function valueText(language: Language, value: string): string {
  const { irregularities, rulings } = floor(language);
  const known: Readonly<Record<string, string>> = { ...irregularities, ...rulings };
  return known[value] ?? roleText(language, value);
}

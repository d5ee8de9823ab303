// Kinds of settings: what each looks like, and how it is read.

import { isIP } from 'node:net';

import { never } from '../../rules/assert.ts';
import { STAFF_ROLES } from '../../wire/roles.ts';

export type SettingKind =
  | 'text'
  | 'zone'
  | 'currency'
  | 'url'
  | 'database'
  | 'folder-or-url'
  | 'roles'
  | 'whole'
  | 'wholes'
  | 'yes-or-no'
  | 'texts'
  | 'addresses'
  | 'sums'
  | readonly string[];

/** A sum in cents for each currency that is named. */
export type SumByCurrency = Readonly<Record<string, number>>;

export interface SettingEntry {
  readonly env: string;
  readonly says: string;
  readonly kind: SettingKind;
  readonly default:
    | string
    | number
    | boolean
    | readonly string[]
    | readonly number[]
    | SumByCurrency
    | null;
  readonly least?: number;
  readonly most?: number;
}

const MOST = Number.MAX_SAFE_INTEGER;

/** Reads a text as its kind; undefined where it is not one. */
export function readValue({ kind, least = 0, most = MOST }: SettingEntry, text: string): unknown {
  switch (kind) {
    case 'text':
      return text;
    case 'zone':
    case 'currency':
    case 'url':
    case 'database':
    case 'folder-or-url':
      return IS_KIND[kind](text) ? text : undefined;
    case 'texts':
      return text.split(',').map(part => part.trim());
    case 'roles': {
      const roles = text.split(',').map(part => part.trim());
      return roles.every(role => STAFF_ROLES.some(known => known === role)) ? roles : undefined;
    }
    case 'addresses': {
      const addresses = text.split(',').map(part => part.trim());
      return addresses.every(isAddress) ? addresses : undefined;
    }
    case 'whole':
      return wholeOf(text, least, most);
    case 'wholes': {
      const numbers = text.split(',').map(part => wholeOf(part.trim(), least, most));
      return numbers.includes(undefined) ? undefined : numbers;
    }
    case 'sums':
      return sumsOf(text);
    case 'yes-or-no':
      return { yes: true, no: false, true: true, false: false, on: true, off: false }[text];
    default:
      return kind.find(one => one === text);
  }
}

const hasScheme = (text: string, schemes: readonly string[]): boolean => {
  const url = URL.parse(text);
  return url !== null && schemes.includes(url.protocol) && url.hostname !== '';
};

const CURRENCIES: readonly string[] = Intl.supportedValuesOf('currency');

const IS_KIND = {
  zone: (text: string): boolean => {
    try {
      return new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions().timeZone !== '';
    } catch {
      return false;
    }
  },
  currency: (text: string): boolean => CURRENCIES.includes(text),
  url: (text: string): boolean => hasScheme(text, ['http:', 'https:']),
  // A socket's folder stands in the query: such an address names no host.
  database: (text: string): boolean =>
    ['postgres:', 'postgresql:'].includes(URL.parse(text)?.protocol ?? ''),
  'folder-or-url': (text: string): boolean =>
    !/^[a-z+]+:\/\//iu.test(text) || hasScheme(text, ['http:', 'https:']),
} as const;

/** Whether three letters name a currency, and a word a time zone. */
export const { currency: isCurrency, zone: isZone } = IS_KIND;

/** An IP address, or a network as 10.0.0.0/8. */
function isAddress(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more.length > 0) return false;
  const most = family === 4 ? 32 : 128;
  return bits === undefined || wholeOf(bits, 1, most) !== undefined;
}

/** 'AUD:1000000, SGD:500000' */
function sumsOf(text: string): SumByCurrency | undefined {
  const sums: Record<string, number> = {};
  for (const part of text.split(',')) {
    const [, currency, digits = ''] = /^\s*([A-Z]{3}):(\d+)\s*$/u.exec(part) ?? [];
    const cents = wholeOf(digits, 1, MOST);
    if (currency === undefined || cents === undefined) return undefined;
    sums[currency] = cents;
  }
  return sums;
}

function wholeOf(text: string, least: number, most: number): number | undefined {
  const number = Number(text);
  const isFit = Number.isSafeInteger(number) && number >= least && number <= most;
  return isFit ? number : undefined;
}

const from = (least: number | undefined): string => (least === undefined ? '' : ` from ${least}`);
const to = (most: number | undefined): string => (most === undefined ? '' : ` to ${most}`);

/** What a setting's kind is called. */
export function settingValue({ kind, least, most }: SettingEntry): string {
  switch (kind) {
    case 'text':
      return 'a text';
    case 'zone':
      return 'a time zone, as Australia/Melbourne';
    case 'currency':
      return 'a currency by its three letters, as AUD';
    case 'url':
      return 'a URL, as https://monitoring.example/events';
    case 'database':
      return 'a URL, as postgres://user@host/database';
    case 'folder-or-url':
      return 'a folder, or a URL that begins with http:// or https://';
    case 'texts':
      return 'texts with commas between';
    case 'roles':
      return 'roles with commas between, as administrator, operator';
    case 'addresses':
      return 'IP addresses or networks with commas between';
    case 'whole':
      return ['a whole number', from(least), to(most)].join('');
    case 'wholes':
      return 'whole numbers with commas between';
    case 'sums':
      return 'sums in cents by currency, as AUD:1000000, with commas between';
    case 'yes-or-no':
      return 'yes or no';
    default:
      // A list, or nothing that there is.
      return Array.isArray(kind) ? kind.join(' or ') : never(kind as never); // see above
  }
}

// What every role is called, in three languages.

import type { StaffRole } from '../../wire/http.ts';
import { inLanguage, type Line } from './console-texts.ts';
import type { Language } from './index.ts';

/** A role that somebody can sign in with and has no name here does not compile. */
const STAFF = {
  dealer: ['Dealer', '荷官', '荷官'],
  'game-supervisor': ['Game supervisor', '赌台主任', '賭檯主任'],
  'casino-supervisor': ['Casino supervisor', '赌场主管', '賭場主管'],
  'pit-boss': ['Pit boss', '赌区经理', '監場經理'],
  operator: ['Operator', '营运方', '營運方'],
  'table-inspector': ['Table inspector', '监场', '監場'],
  surveillance: ['Surveillance', '监控', '監控'],
  inspector: ['Inspector', '政府督察员', '政府督察員'],
  'tournament-director': ['Tournament director', '赛事总监', '賽事總監'],
  cashier: ['Cashier', '账房', '帳房'],
  administrator: ['Administrator', '管理员', '管理員'],
} as const satisfies Readonly<Record<StaffRole, Line>>;

const ROLES: Readonly<Record<string, Line>> = {
  ...STAFF,
  system: ['The system', '系统', '系統'],
};

/** Everybody whom a house employs, in the order of their names above. */
export const STAFF_ROLES: readonly string[] = Object.keys(STAFF);

/** A role by its name; null for one that is not listed. */
export const knownRoleText = (language: Language, role: string): string | null => {
  const line = ROLES[role];
  return line === undefined ? null : inLanguage(language, line);
};

/** A role by its name; one that is not listed says itself. */
export const roleText = (language: Language, role: string): string =>
  knownRoleText(language, role) ?? role;

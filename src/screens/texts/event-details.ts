// What the list of events says of each beside its name: clause, ruling, reason, seat and the like.

import { type Line, inLanguage } from './console-texts.ts';
import { IRREGULARITY_TEXTS, RULING_TEXTS } from './floor-texts.ts';
import type { Language } from './index.ts';
import type { HouseReason } from '../../wire/reasons.ts';
import { knownRoleText } from './role-texts.ts';
import { codeText } from './code-text.ts';

/** In the order in which they are read; {0} is the value. */
const DETAILS = {
  clause: ['clause {0}', '条款 {0}', '條款 {0}'],
  ruling: ['ruling {0}', '裁定：{0}', '裁定：{0}'],
  what: ['what {0}', '事项：{0}', '事項：{0}'],
  why: ['why {0}', '原因：{0}', '原因：{0}'],
  reason: ['reason {0}', '理由：{0}', '理由：{0}'],
  says: ['says {0}', '内容：{0}', '內容：{0}'],
  because: ['because {0}', '原因：{0}', '原因：{0}'],
  note: ['note {0}', '备注：{0}', '備註：{0}'],
  seat: ['seat {0}', '{0} 号座位', '{0} 號座位'],
  patron: ['patron {0}', '客人 {0}', '客人 {0}'],
  result: ['result {0}', '结果：{0}', '結果：{0}'],
  number: ['number {0}', '编号 {0}', '編號 {0}'],
  duty: ['duty {0}', '职务：{0}', '職務：{0}'],
  person: ['person {0}', '人员 {0}', '人員 {0}'],
  role: ['role {0}', '身份：{0}', '身份：{0}'],
  move: ['move {0}', '筹码变动：{0}', '籌碼變動：{0}'],
  slip: ['slip {0}', '单号 {0}', '單號 {0}'],
  kind: ['kind {0}', '类别：{0}', '類別：{0}'],
  story: ['story {0}', '经过：{0}', '經過：{0}'],
} as const satisfies Readonly<Record<string, Line>>;

type DetailName = keyof typeof DETAILS;
export const DETAIL_NAMES = Object.keys(DETAILS) as DetailName[]; // its own keys

/** 'clause 11.7', 'ruling: the coup is void', 'seat 5'. */
export const detailText = (
  language: Language,
  name: DetailName,
  value: string | number | HouseReason,
): string =>
  inLanguage(
    language,
    DETAILS[name],
    isReason(value) ? codeText(language, value) : valueText(language, String(value)),
  );

/** A reason as the journal has it: a code with its figures. */
export const isReason = (value: unknown): value is HouseReason =>
  typeof value === 'object' && value !== null && 'code' in value;

function valueText(language: Language, value: string): string {
  if (language === 'en') return value;
  const known: Readonly<Record<string, string>> = {
    ...IRREGULARITY_TEXTS[language],
    ...RULING_TEXTS[language],
  };
  return known[value] ?? knownRoleText(language, value) ?? value;
}

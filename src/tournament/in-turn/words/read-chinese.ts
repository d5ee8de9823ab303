// Reads an amount written in Chinese, in either script, plain or in the forms of a cheque:
// '一千二百五十元', '壹仟貳佰伍拾圓正'.

const DIGITS: Readonly<Record<string, number>> = {
  ...{ 一: 1, 二: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9, 两: 2, 兩: 2 },
  ...{ 壹: 1, 贰: 2, 貳: 2, 叁: 3, 參: 3, 叄: 3, 肆: 4, 伍: 5, 陆: 6, 陸: 6, 柒: 7, 捌: 8, 玖: 9 },
};

/** Units within ten thousand, the largest first in a number. */
const UNITS: Readonly<Record<string, number>> = {
  ...{ 十: 10, 百: 100, 千: 1000 },
  ...{ 拾: 10, 佰: 100, 仟: 1000 },
};

const ZERO = /^[零〇]$/;
const TEN_THOUSAND = /[万萬]/;

/** Where a number under ten thousand stands while it is read. */
interface Said {
  readonly sum: number;
  /** The unit before: a smaller one must follow. */
  readonly unit: number;
  readonly digit: number | null;
  readonly zero: boolean;
}

function say(said: Said, sign: string): Said | undefined {
  const { sum, unit, digit, zero } = said;
  const value = DIGITS[sign];
  if (value !== undefined) return digit === null ? { ...said, digit: value } : undefined;
  if (ZERO.test(sign)) return digit === null && !zero ? { ...said, zero: true } : undefined;
  const next = UNITS[sign];
  if (next === undefined || next >= unit) return undefined;
  // Ten may stand alone at the beginning: 十五.
  const times = digit ?? (next === 10 && sum === 0 && !zero ? 1 : undefined);
  if (times === undefined || skips(said, next)) return undefined;
  return { sum: sum + times * next, unit: next, digit: null, zero: false };
}

/** A unit that is left out is spoken as a nought: 一千零五十, never 一千五十. */
const skips = ({ unit, zero, sum }: Said, next: number): boolean =>
  sum > 0 && unit / next > 10 !== zero;

/** A number under ten thousand; undefined where it could be read in two ways, as 一千五. */
function readSection(text: string, goesOn: boolean): number | undefined {
  let said: Said | undefined = { sum: 0, unit: 10_000, digit: null, zero: false };
  if (text === '') return undefined;
  for (const sign of goesOn ? text.replace(/^[零〇]/, '') : text) {
    if (said === undefined) return undefined;
    said = say(said, sign);
  }
  if (said === undefined) return undefined;
  const { sum, digit, zero, unit } = said;
  if (digit === null) return zero || sum === 0 ? undefined : sum;
  return sum > 0 && unit > 10 !== zero ? undefined : sum + digit;
}

function readNumber(text: string): number | undefined {
  const [large = '', small, more] = text.split(TEN_THOUSAND);
  if (more !== undefined) return undefined;
  const first = readSection(large, false);
  if (small === undefined || small === '') {
    return small === undefined || first === undefined ? first : first * 10_000;
  }
  const rest = readSection(small, true);
  if (first === undefined || rest === undefined) return undefined;
  // Under a thousand after ten thousands wants its nought: 一万零五十.
  return rest < 1000 !== /^[零〇]/.test(small) ? undefined : first * 10_000 + rest;
}

const AMOUNT =
  /^(?:澳元|澳币|澳幣)?(.+?)(?:澳元|元|圆|圓|块|塊)?(?:([^元圆圓]+)角)?(?:([^角]+)分)?[整正]?$/;

/** Whole cents; undefined for what these signs cannot say, and for what is not Chinese. */
export function readChinese(text: string): number | undefined {
  const [, dollars = '', tens, ones] = AMOUNT.exec(text.replaceAll(/\s/g, '')) ?? [];
  const whole = readNumber(dollars);
  const small = [tens, ones].map(part => (part === undefined ? 0 : DIGITS[part]));
  const [ten, one] = small;
  if (whole === undefined || ten === undefined || one === undefined) return undefined;
  return whole * 100 + ten * 10 + one;
}

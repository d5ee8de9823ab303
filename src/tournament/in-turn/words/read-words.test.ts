import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readWords } from './read-words.ts';

test.each([
  ['two hundred dollars', 20_000],
  ['one thousand two hundred and fifty', 125_000],
  ['二百元', 20_000],
  ['两百块', 20_000],
  ['兩百元正', 20_000],
  ['一千二百五十元', 125_000],
  ['壹仟贰佰伍拾圆整', 125_000],
  ['壹仟貳佰伍拾圓正', 125_000],
  ['十五元', 1500],
  ['一百一十元', 11_000],
  ['一千零五十', 105_000],
  ['一千零五元', 100_500],
  ['一万二千元', 1_200_000],
  ['一萬零五十元', 1_005_000],
  ['三百元五角', 30_050],
  ['叁佰元伍角贰分', 30_052],
])('%s is read', (text, cents) => {
  expect(readWords(text)).toBe(cents);
});

test.each([
  '一千五', // 1,500 to some and 1,005 to others
  '二五零', // figures, one by one
  '一千五十',
  '百',
  '一万五十',
  '二百二百',
  '元',
  '',
  'zwei hundert',
  '一百dollars',
])('%s is left to the inspector', text => {
  expect(readWords(text)).toBeUndefined();
});

const SIGNS = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九'] as const;
const PLACES = ['', '十', '百', '千'] as const;

/** A number under ten thousand as a schoolbook writes it. */
function written(number: number): string {
  const figures = String(number).split('').toReversed();
  return figures
    .map((figure, place) => (figure === '0' ? '零' : `${SIGNS[Number(figure)]}${PLACES[place]}`))
    .toReversed()
    .join('')
    .replaceAll(/零+/g, '零')
    .replace(/零$/, '');
}

test('every whole amount is read as it is written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 9999 }), dollars => {
      expect(readWords(`${written(dollars)}元`)).toBe(dollars * 100);
    }),
  );
});

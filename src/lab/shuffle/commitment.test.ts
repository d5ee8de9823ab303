// Proves that a commitment binds every part of a shoe, gives nothing away and never changes form.

import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { cardsOf } from '../../rules/cards.ts';
import {
  canonicalText,
  commitmentTo,
  commitShoe,
  freshShoe,
  isShoeName,
  published,
  SHOE_FORMAT,
} from './commitment.ts';
import { seededBytes } from './sources.ts';

const nonce = '00112233445566778899aabbccddeeff'.repeat(2);
const sorted = commitShoe({ shoe: 'T7/12', decks: 1, nonce, order: cardsOf(1) });

test('[R-RNG-5] the commitment is the SHA-256 of five plain lines', () => {
  const text =
    'sabot-shoe/1\n' +
    'shoe T7/12\n' +
    'decks 1\n' +
    'nonce 00112233445566778899aabbccddeeff00112233445566778899aabbccddeeff\n' +
    'order As 2s 3s 4s 5s 6s 7s 8s 9s Ts Js Qs Ks ' +
    'Ah 2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh ' +
    'Ad 2d 3d 4d 5d 6d 7d 8d 9d Td Jd Qd Kd ' +
    'Ac 2c 3c 4c 5c 6c 7c 8c 9c Tc Jc Qc Kc\n';
  expect(canonicalText(sorted)).toBe(text);
  expect(sorted.commitment).toBe(createHash('sha256').update(text).digest('hex'));
});

test('[R-RNG-1] a commitment of this format stays the same for ever', () => {
  expect(sorted.commitment).toBe(
    '4f107301e37892ffc3b95b5e2aca5cc7fe397ff81550cf8fbb82065668ce8590',
  );
  const golden = freshShoe({ shoe: 'golden/1', decks: 8 }, seededBytes('golden'));
  expect(golden.commitment).toBe(
    '1d7255fbac0fc765b73e2c955bd5114cd68cac5465d055f53fa5f50e026896c6',
  );
});

test('[R-RNG-1] changing the shoe, the decks, the nonce or two cards changes it', () => {
  const [first, second, ...rest] = cardsOf(1);
  const order = [second, first, ...rest].filter(card => card !== undefined);
  const others = [
    { ...sorted, shoe: 'T7/13' },
    { ...sorted, decks: 2 },
    { ...sorted, nonce: nonce.replace('f', 'e') },
    { ...sorted, order },
  ];
  const all = new Set([sorted, ...others].map(commitmentTo));
  expect(all.size).toBe(5);
});

test('[R-RNG-1] what is published before the first card tells neither nonce nor order', () => {
  expect(published(sorted)).toEqual({
    format: SHOE_FORMAT,
    shoe: 'T7/12',
    decks: 1,
    commitment: sorted.commitment,
  });
});

test('[R-RNG-3] the same order under another nonce has another commitment', () => {
  const again = commitShoe({ ...sorted, nonce: 'ab'.repeat(32) });
  expect(again.order).toEqual(sorted.order);
  expect(again.commitment).not.toBe(sorted.commitment);
});

test('[R-RNG-3] fresh shoes share neither nonce nor order nor commitment', () => {
  const shoes = Array.from({ length: 20 }, () => freshShoe({ shoe: 'T1/1', decks: 8 }));
  expect(new Set(shoes.map(shoe => shoe.nonce)).size).toBe(20);
  expect(new Set(shoes.map(shoe => shoe.order.join(' '))).size).toBe(20);
  expect(new Set(shoes.map(shoe => shoe.commitment)).size).toBe(20);
});

test('the nonce is drawn apart from the order', () => {
  const asked: number[] = [];
  const source = seededBytes('x');
  freshShoe({ shoe: 'T1/1', decks: 1 }, count => {
    asked.push(count);
    return source(count);
  });
  expect(asked[0]).toBe(32);
  expect(asked.length).toBeGreaterThan(1);
});

test('a name that could imitate a line is no name', () => {
  for (const name of ['', 'a b', 'a\ndecks 9', '-x', 'é', 'x'.repeat(129)]) {
    expect(isShoeName(name)).toBe(false);
    expect(() => commitShoe({ ...sorted, shoe: name })).toThrow('cannot name a shoe');
  }
  expect(isShoeName('crown-3/2026-07-31/12')).toBe(true);
});

test('no commitment is made to a wrong nonce or to a part of the cards', () => {
  expect(() => commitShoe({ ...sorted, nonce: 'ab' })).toThrow('32 bytes');
  expect(() => commitShoe({ ...sorted, nonce: nonce.toUpperCase() })).toThrow('32 bytes');
  expect(() => commitShoe({ ...sorted, decks: 2 })).toThrow('all cards');
});

// Proves `sabot verify-shoe`: its files, its words, its JSON and its exit codes.

import { expect, test } from 'vitest';
import { freshShoe } from './commitment.ts';
import { readDealtFile, readShoeFile, writeDealtFile, writeShoeFile } from './shoe-file.ts';
import { seededBytes } from './sources.ts';
import { afterCut } from './verify.ts';
import { verifyShoeCommand } from './verify-command.ts';

const shoe = freshShoe({ shoe: 'T7/12', decks: 8 }, seededBytes('command'));
const shoeText = writeShoeFile(shoe);
const dealt = { shoe: 'T7/12', cut: 99, burn: 1, cards: afterCut(shoe.order, 99).slice(1, 300) };
const dealtText = writeDealtFile(dealt);
const { commitment } = shoe;

/** The file of this shoe with some of its fields otherwise. */
const shoeWith = (fields: object) => JSON.stringify({ ...shoe, ...fields });
const errorOf = (text: string) => verifyShoeCommand({ shoeText: text, json: true });

test('the files say what was written', () => {
  expect(readShoeFile(shoeText)).toEqual({ content: shoe });
  expect(readDealtFile(dealtText)).toEqual({ content: dealt });
});

test('cards may be written in either case', () => {
  const order = shoe.order.map(card => card.toLowerCase());
  expect(readShoeFile(shoeWith({ order }))).toEqual({ content: shoe });
});

test('[R-RNG-5] a shoe that holds is told in words, exit code 0', () => {
  const { output, exitCode } = verifyShoeCommand({ shoeText, dealtText, commitment });
  expect(exitCode).toBe(0);
  expect(output).toContain(`Shoe T7/12, 8 decks\nCommitment ${commitment}\n`);
  expect(output).not.toContain('not checked');
  expect(output.endsWith('All that was checked holds.\n')).toBe(true);
});

test('[R-RNG-5] without the published commitment the words say so', () => {
  const { output } = verifyShoeCommand({ shoeText });
  expect(output).toContain('not checked  the commitment published before the first card');
  expect(output).toContain('not checked  the cards dealt');
});

test('[R-RNG-5] a shoe that does not hold has exit code 1 and its findings', () => {
  const wrong = shoeWith({ nonce: '00'.repeat(32) });
  const { output, exitCode } = verifyShoeCommand({ shoeText: wrong, commitment });
  expect(exitCode).toBe(1);
  expect(output).toContain('hash-differs: ');
  expect(output).toContain('not-the-published-commitment: ');
  expect(output.endsWith('The shoe does not hold.\n')).toBe(true);
});

test('as JSON the report is one line', () => {
  const { output, exitCode } = verifyShoeCommand({ shoeText, dealtText, commitment, json: true });
  expect(exitCode).toBe(0);
  expect(output.split('\n')).toHaveLength(2);
  expect(JSON.parse(output)).toMatchObject({ shoe: 'T7/12', holds: true, findings: [] });
});

test('the commitment may be typed in capitals, and must be one', () => {
  const typed = ` ${commitment.toUpperCase()} `;
  expect(verifyShoeCommand({ shoeText, commitment: typed }).exitCode).toBe(0);
  expect(verifyShoeCommand({ shoeText, commitment: 'abc' })).toEqual({
    output: '',
    complaint: '--commitment takes the 64 hex digits that were published.',
    exitCode: 2,
  });
});

test.each([
  ['{', 'not-json', 'opened shoe: The file is not JSON.'],
  ['null', 'wrong-format', 'opened shoe: The file holds no JSON object.'],
  ['[]', 'wrong-format', 'opened shoe: "format" must be "sabot-shoe/1".'],
  [shoeWith({ shoe: 'a b' }), 'wrong-field', '"shoe" is missing'],
  [shoeWith({ decks: 0 }), 'wrong-field', '"decks" must be a whole number, at least 1'],
  [shoeWith({ decks: '8' }), 'wrong-field', '"decks" must be'],
  [shoeWith({ nonce: 7 }), 'wrong-field', '"nonce" is missing'],
  [shoeWith({ commitment: 'x' }), 'wrong-field', '"commitment" is missing'],
  [shoeWith({ order: 'As' }), 'wrong-field', '"order" must be a list of cards'],
  [shoeWith({ order: ['As', '1s'] }), 'not-a-card', '"order" has "1s" at 2.'],
  [shoeWith({ order: ['As', null] }), 'not-a-card', '"order" has null at 2.'],
])('a file that cannot be read says why: %.30s', (text, code, message) => {
  const { output, exitCode } = errorOf(text);
  expect(exitCode).toBe(1);
  expect(JSON.parse(output)).toMatchObject({
    error: { code, message: expect.stringContaining(message) },
  });
});

test('a file of dealt cards that cannot be read says why', () => {
  const answer = verifyShoeCommand({ shoeText, dealtText: shoeText });
  expect(answer).toEqual({
    output: '',
    complaint: 'dealt cards: "format" must be "sabot-dealt/1".',
    exitCode: 1,
  });
});

test('cut and burn may be left out of the dealt cards', () => {
  const text = JSON.stringify({ format: 'sabot-dealt/1', shoe: 'T7/12', cards: [null, 'ts'] });
  expect(readDealtFile(text)).toEqual({
    content: { shoe: 'T7/12', cut: 0, burn: 0, cards: [null, 'Ts'] },
  });
});

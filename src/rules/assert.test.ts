import { expect, test } from 'vitest';
import { assert, never } from './assert.ts';

test('what cannot be false stops with a message when it is', () => {
  expect(() => {
    assert(false, 'a hand of four cards');
  }).toThrow('impossible: a hand of four cards');
  expect(() => {
    assert(0, 'nothing');
  }).toThrow('impossible: nothing');
  expect(() => {
    assert('held', 'held');
  }).not.toThrow();
});

test('a value outside its closed set stops and is named', () => {
  // A caller without types could hand it over.
  expect(() => never('fourth' as never)).toThrow('"fourth"');
});

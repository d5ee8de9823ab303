// Each shape by an example of its least length, one hand before it, and ties that change nothing.

import { describe, expect, test } from 'vitest';
import { parseRoadHand, type RoadHand } from '../roads.ts';
import { goodRoadOf } from './good-roads.ts';

const hands = (text: string): readonly RoadHand[] =>
  Array.from(text, token => parseRoadHand(token)).filter(hand => hand !== undefined);

const shape = (text: string) => {
  const { name, side, length } = goodRoadOf(hands(text)) ?? {};
  return name === undefined ? null : [name, side, length];
};

describe('the shape at the end of a road', () => {
  test.each([
    ['PBBBB', ['dragon', 'B', 4]],
    ['BPPPPPP', ['dragon', 'P', 6]],
    ['BBBPBPB', ['ping-pong', null, 4]],
    ['BPPBBPPBB', ['two-by-two', null, 4]],
    ['BPPBPP', ['one-and-two', null, 4]],
    ['PPBPPPBPPB', ['single-side', 'B', 3]],
    ['BBPPBBB', ['long-columns', null, 3]],
  ] as const)('%s', (road, found) => {
    expect(shape(road)).toEqual(found);
    expect(shape(road.replaceAll(/./gu, '$&T'))).toEqual(found);
  });

  test.each(['', 'T', 'B', 'PBBB', 'BBBPBP', 'BBBPPPB', 'PPPBPP', 'BBBPP'])('%s has none', road => {
    expect(shape(road)).toBeNull();
  });
});

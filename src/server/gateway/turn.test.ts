import { expect, test } from 'vitest';

import { Spoken, Turn } from './turn.ts';
import { Words } from './frames.ts';

const told = (turn: Turn): readonly (number | string | null)[] => {
  const all: (number | string | null)[] = [];
  const words = new Words(turn.take().words);
  const heard = (line: number, text: string | null): number => all.push(line, text);
  while (!words.isOver) words.next({ heard, measured: () => undefined });
  return all;
};

test('one word to a line is its own frame, several are a list, each line by itself', () => {
  const turn = new Turn();
  const [one, other] = [new Spoken(1), new Spoken(2)];
  turn.say(one, '{"a":1}');
  turn.say(other, '{"b":1}');
  turn.say(one, '{"a":2}');
  expect(told(turn)).toEqual([1, '[{"a":1},{"a":2}]', 2, '{"b":1}']);
  expect(turn.isEmpty).toBe(true);
});

test('what all are told and what one is told come to that one as a single frame', () => {
  const turn = new Turn();
  const [one, other] = [new Spoken(1), new Spoken(2)];
  for (const line of [one, other]) turn.say(line, '{"all":1}');
  turn.say(other, '{"b":1}');
  expect(turn.lines).toBe(2);
  expect(told(turn)).toEqual([1, '{"all":1}', 2, '[{"all":1},{"b":1}]']);
});

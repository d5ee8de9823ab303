import { expect, test } from 'vitest';

import { OutgoingLine, Turn } from './turn.ts';
import { FrameReader } from './frames.ts';

const framesOf = (turn: Turn): readonly (number | string | null)[] => {
  const all: (number | string | null)[] = [];
  const reader = new FrameReader(turn.take().frames);
  const onFrame = (line: number, text: string | null): number => all.push(line, text);
  while (!reader.isOver) reader.next({ onFrame, onDelay: () => undefined });
  return all;
};

test('one message to a line is its own frame, several are a list', () => {
  const turn = new Turn();
  const [one, other] = [new OutgoingLine(1), new OutgoingLine(2)];
  turn.send(one, '{"a":1}');
  turn.send(other, '{"b":1}');
  turn.send(one, '{"a":2}');
  expect(framesOf(turn)).toEqual([1, '[{"a":1},{"a":2}]', 2, '{"b":1}']);
  expect(turn.isEmpty).toBe(true);
});

test('a message to all and one to a single line reach that line as one frame', () => {
  const turn = new Turn();
  const [one, other] = [new OutgoingLine(1), new OutgoingLine(2)];
  for (const line of [one, other]) turn.send(line, '{"all":1}');
  turn.send(other, '{"b":1}');
  expect(turn.lines).toBe(2);
  expect(framesOf(turn)).toEqual([1, '{"all":1}', 2, '[{"all":1},{"b":1}]']);
});

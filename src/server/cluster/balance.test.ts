import fc from 'fast-check';
import { expect, test } from 'vitest';

import { type LivingNode, OFFICE, type PlacedThing, placementChanges } from './balance.ts';
import { framesIn, FrameBox } from './frames.ts';

const nodeCalled = (id: string, isDraining = false): LivingNode => ({
  ...{ id, name: id, engine: 'e', isDraining },
});

const after = (
  placed: readonly PlacedThing[],
  changes: readonly PlacedThing[],
): readonly PlacedThing[] => {
  const changed = new Map(changes.map(one => [one.thing, one]));
  return [...placed.filter(({ thing }) => !changed.has(thing)), ...changes];
};

const loadsOf = (nodes: readonly LivingNode[], placed: readonly PlacedThing[]): readonly number[] =>
  nodes.map(({ id }) => placed.filter(({ node }) => node === id).length);

const things = (count: number): readonly string[] => [
  OFFICE,
  ...Array.from({ length: count }, (_, index) => `table:${index}`),
];

test('everything is placed at nodes that live, evenly, and then nothing is moved', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 0, max: 60 }),
      fc.array(fc.tuple(fc.nat(61), fc.nat(8)), { maxLength: 80 }),
      (count, tables, before) => {
        const nodes = Array.from({ length: count }, (_, index) => nodeCalled(`n${index}`));
        const all = things(tables);
        const known = new Map(
          before.flatMap(([thing, node]) => {
            const name = all[thing];
            return name === undefined
              ? []
              : [[name, { thing: name, node: `n${node}`, isKept: false }] as const];
          }),
        );
        const placed = [...known.values()];
        const changes = placementChanges(nodes, all, placed);
        const then = after(placed, changes);
        const loads = loadsOf(nodes, then);
        expect(loads.reduce((sum, one) => sum + one, 0)).toBe(all.length);
        expect(Math.max(...loads) - Math.min(...loads)).toBeLessThanOrEqual(1);
        expect(placementChanges(nodes, all, then)).toEqual([]);
      },
    ),
  );
});

test('a node that dies moves its own tables and no others', () => {
  const nodes = ['a', 'b', 'c'].map(id => nodeCalled(id));
  const placed = placementChanges(nodes, things(29), []);
  const changes = placementChanges(nodes.slice(1), things(29), placed);
  expect(changes).toHaveLength(10);
  expect(changes.every(({ thing }) => placed.find(one => one.thing === thing)?.node === 'a')).toBe(
    true,
  );
});

test('what somebody wants at a node stays there while it lives', () => {
  const nodes = ['a', 'b'].map(id => nodeCalled(id));
  const kept = things(9).map(thing => ({ thing, node: 'a', isKept: true }));
  expect(placementChanges(nodes, things(9), kept)).toEqual([]);
  expect(placementChanges(nodes.slice(1), things(9), kept)).toHaveLength(10);
  expect(placementChanges([nodeCalled('a', true), nodeCalled('b')], things(9), kept)).toHaveLength(
    10,
  );
  // Nobody else is there: it keeps what it has.
  expect(placementChanges([nodeCalled('a', true)], things(9), kept)).toEqual([]);
});

test('in a rolling upgrade tables stay with their software, and are evened out afterwards', () => {
  const older = ['a', 'b'].map(id => nodeCalled(id));
  const newer = { ...nodeCalled('c'), engine: 'newer' };
  const placed = placementChanges(older, things(11), []).map(one => ({ ...one, engine: 'e' }));
  const left = [{ ...nodeCalled('a'), isDraining: true }, nodeCalled('b'), newer];
  const changes = placementChanges(left, things(11), placed);
  // What the draining node had goes to the one that runs the same; that gives its surplus away.
  const from = new Map(placed.map(({ thing, node }) => [thing, node]));
  const [ofA, ofB] = ['a', 'b'].map(id => changes.filter(({ thing }) => from.get(thing) === id));
  expect(ofA?.map(({ node }) => node)).toEqual(Array(6).fill('b'));
  expect(ofB?.every(({ node }) => node === 'c')).toBe(true);
  expect(ofB?.length).toBeGreaterThan(0);
  // Nobody runs the same any more: whoever is there has them.
  const gone = after(placed, changes).map(one => ({ ...one, engine: 'e' }));
  expect(loadsOf([newer], after(gone, placementChanges([newer], things(11), gone)))).toEqual([12]);
});

test('frames of many lines come out as they went in, in a few messages', () => {
  const sent: [string, string][] = [];
  const box = new FrameBox(
    (subject, text) => sent.push([subject, text]),
    () => 2_000,
  );
  const frames = Array.from({ length: 40 }, (_, number) => ({
    ...{ kind: 't' as const, edge: 'n1.ab', line: number % 3, number: number + 1 },
    text: number % 4 === 0 ? `one\n${number} 百` : '{"same":"text"}',
  }));
  for (const frame of frames) box.send(frame.line === 2 ? 'two' : 'one', frame);
  box.flush();
  expect(sent.length).toBeGreaterThan(2);
  expect(sent.every(([, text]) => Buffer.byteLength(text) < 2_000)).toBe(true);
  for (const subject of ['one', 'two']) {
    const heard = sent.filter(([to]) => to === subject).flatMap(([, text]) => [...framesIn(text)]);
    expect(heard).toEqual(frames.filter(({ line }) => (line === 2 ? 'two' : 'one') === subject));
  }
  expect([...framesIn('nonsense'), ...framesIn('t a b c\n')]).toEqual([]);
});

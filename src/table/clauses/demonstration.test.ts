// The demonstration house's own book at a table: its terminals, and how a shoe is made ready.

import { expect } from 'vitest';
import { clausesOf } from '../../rulebooks/testing/proof.ts';
import { setupFaults } from '../setup/setup-check.ts';
import { plainSetup, readyTable } from '../testing/scene.ts';

const clause = clausesOf('demonstration');

clause('1.3', 'a table has one to fifty terminals, on layout A', () => {
  const { book } = readyTable(plainSetup('demonstration', 'lucky-6'));
  const setup = plainSetup('demonstration', 'lucky-6');
  const seats = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      ...{ number: at + 1, kind: 'terminal', printer: false, noteAcceptor: true },
    })) as typeof setup.seats;
  const permitted = [0, 1, 50, 51].filter(
    count => setupFaults(book, { ...setup, seats: seats(count) }).length === 0,
  );
  expect(permitted).toEqual([1, 50]);
  expect(setupFaults(book, { ...setup, layout: 'B' })).toHaveLength(1);
});

clause('2.1', 'the cards are checked, shuffled and cut before the shoe is played', () => {
  const { events } = readyTable(plainSetup('demonstration', 'lucky-6'));
  const steps = events.flatMap(event => (event.happened === 'shoe-step-done' ? [event.step] : []));
  expect(steps.slice(0, 3)).toEqual(['check', 'shuffle', 'cut']);
});

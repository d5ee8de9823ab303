// A terminal at a real table, drawn without a browser: what a patron sees of a scene.

import { vi } from 'vitest';
import { seatView } from '../../table/views/seat-view.ts';
import { publicView } from '../../table/views/public-view.ts';
import { type Scene, readyTable } from '../../table/testing/scene.ts';
import type { Setup } from '../../table/setup/setup.ts';
import { ScreenConnection } from '../client/connection.ts';
import { NOTHING_SEEN, type ScreenState } from '../client/screen-state.ts';
import { TerminalOf } from '../terminal/terminal.tsx';
import type { Language } from '../texts/index.ts';
import { draw, wordsOn } from './draw.tsx';

/** What the terminal of a seat has heard of a scene so far. */
export function heardAt(scene: Scene, seat: number, more: Partial<ScreenState> = {}): ScreenState {
  const room = { book: scene.book, table: scene.table };
  return {
    ...NOTHING_SEEN,
    connected: true,
    patron: `patron-${seat}`,
    table: publicView(room),
    seat: seatView(room, seat),
    ...more,
  };
}

const line = new ScreenConnection({ as: 'terminal', table: 'table-1', seat: 1 }, null);

// A browser's store that forgets: what a screen keeps is no matter here.
const forgetful = { getItem: () => null, setItem: () => undefined };
vi.stubGlobal('localStorage', forgetful);
vi.stubGlobal('sessionStorage', forgetful);

export const terminalHtml = (state: ScreenState, language: Language = 'en'): string =>
  draw(<TerminalOf state={state} line={line} insertNote={undefined} />, language);

/** The words on the terminal of seat 1. */
export const terminalSays = (scene: Scene, language: Language = 'en'): string =>
  wordsOn(terminalHtml(heardAt(scene, 1), language));

/** The bet areas on the terminal of seat 1, by name: 'player', 'tie-run 2'. */
export const areasOn = (scene: Scene): readonly string[] =>
  [...terminalHtml(heardAt(scene, 1)).matchAll(/data-area="([^"]+)"/g)].map(([, key = '']) =>
    key.trim(),
  );

/** A table of a set-up whose wagers are open. */
export const openTable = (setup: Setup): Scene => readyTable(setup).do({ do: 'open-wagering' });

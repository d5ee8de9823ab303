// The console of a table in a test: every word on it, drawn from the view the table gives out.

import type { ReactNode } from 'react';
import { type ConsoleView, consoleView } from '../../table/views/index.ts';
import { powersOf, ROLES } from '../../rulebooks/roles.ts';
import type { Setup } from '../../table/setup/setup.ts';
import { plainSetup, readyTable, type Scene } from '../../table/testing/scene.ts';
import { ConsoleFloor } from '../console/console.tsx';
import { NOTHING_SEEN, type ScreenState } from '../client/screen-state.ts';
import type { Language } from '../texts/index.ts';
import { draw, wordsOn } from './draw.tsx';

/** A table of crown's traditional game, ready for a coup. */
export const crownTable = (changes: Partial<Setup> = {}): Scene =>
  readyTable(plainSetup('crown', 'traditional', changes));

/** Wagers of the first two seats taken, and wagering closed. */
export const closedTable = (scene: Scene): Scene =>
  scene
    .do({ do: 'open-wagering' })
    .wager(1, 'player', 5000)
    .wager(2, 'banker', 5000)
    .do({ do: 'close-wagering' });

export const viewAt = ({ book, table }: Scene): ConsoleView => consoleView({ book, table });

/** What a console has heard of a table. */
export const heardAtConsole = (scene: Scene, more: Partial<ScreenState> = {}): ScreenState => {
  const view = viewAt(scene);
  const role = more.role ?? 'dealer';
  const powers = powersOf(ROLES.find(each => each === role) ?? 'dealer');
  return { ...NOTHING_SEEN, connected: true, role, powers, table: view, console: view, ...more };
};

/** A line that goes nowhere: drawing sends nothing. */
export const noLine = { send: () => undefined, preview: () => undefined };

/** The console as HTML. */
export function consoleHtml(
  scene: Scene,
  more: Partial<ScreenState> = {},
  language: Language = 'en',
): string {
  const state = heardAtConsole(scene, more);
  const floor = { table: 'table-1', token: null, state, view: viewAt(scene), line: noLine };
  return draw(<ConsoleFloor {...floor} />, language);
}

/** The words on it alone. */
export const consoleSays = (scene: Scene, more?: Partial<ScreenState>, language?: Language) =>
  wordsOn(consoleHtml(scene, more, language));

/** One panel's words. */
export const panelSays = (panel: ReactNode, language?: Language): string =>
  wordsOn(draw(panel, language));

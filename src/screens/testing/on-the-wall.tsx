// The display of a table in a test: every word on it, drawn from the view the table gives out.

import { publicView } from '../../table/views/index.ts';
import type { Scene } from '../../table/testing/scene.ts';
import { DisplayFace } from '../display/display.tsx';
import type { PageName } from '../display/pages.tsx';
import { NOTHING_SEEN, type ScreenState } from '../client/screen-state.ts';
import type { Language } from '../texts/index.ts';
import { draw, wordsOn } from './draw.tsx';

/** What a display has heard of a table. */
export const heardOf = ({ book, table }: Scene): ScreenState => ({
  ...NOTHING_SEEN,
  connected: true,
  house: 'Northshore',
  table: publicView({ book, table }),
});

/** What stands on the wall, as HTML. */
export const wallOf = (scene: Scene, page: PageName = 'odds', language: Language = 'en'): string =>
  draw(<DisplayFace state={heardOf(scene)} page={page} />, language);

/** The words alone. */
export const onTheWall = (scene: Scene, page?: PageName, language?: Language): string =>
  wordsOn(wallOf(scene, page, language));

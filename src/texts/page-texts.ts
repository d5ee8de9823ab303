// What the server writes beside the screens: plain pages, and the demonstration's tables.

import type { PAGES } from './en/pages.ts';
import type { TextsLike } from './texts-like.ts';

export type PageTexts = TextsLike<typeof PAGES>;

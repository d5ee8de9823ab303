// What the server writes for people beside the screens: plain pages, and its demonstration's tables.

import type { PAGES } from './en/pages.ts';
import type { TextsLike } from './texts-like.ts';

export type PageTexts = TextsLike<typeof PAGES>;

// The reports' texts in the language that is spoken.

import { textHook } from '../../client/use-texts.ts';
import type { ScreenTexts } from '../../texts/index.ts';
import { textsOf } from '../../texts/load-texts.ts';

export type ReportWord = keyof ScreenTexts['accounts'];

export const useReportTexts = textHook(textsOf('accounts'));

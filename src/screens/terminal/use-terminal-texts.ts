// The texts that only a terminal shows, in the language that is spoken.

import { useSettings } from '../client/settings.tsx';
import type { ScreenTexts } from '../texts/index.ts';
import { textsOf } from '../texts/load-texts.ts';

export const terminalTexts = textsOf('terminal');

export type TerminalTexts = ScreenTexts['terminal'];

export const useTerminalTexts = (): TerminalTexts => terminalTexts(useSettings().language);

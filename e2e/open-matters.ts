// What a table still has open of what its terminals showed at the close, as its console sees it.

import type { APIRequestContext } from '@playwright/test';
import type { ConsoleView } from '../src/wire/index.ts';
import { atConsole } from './at-console.ts';

/** Looks at a table as a supervisor would, and goes. */
export const openMatters = (
  request: APIRequestContext,
  table: string,
): Promise<ConsoleView['shownMatters']> =>
  atConsole(request, {
    ...{ role: 'game-supervisor', table },
    hear: message =>
      message.kind === 'view' && message.for === 'console' ? message.view.shownMatters : undefined,
  });

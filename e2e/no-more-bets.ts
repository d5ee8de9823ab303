// The dealer's "No more bets" from outside a browser, for tables where only a clock would say it.

import type { APIRequestContext } from '@playwright/test';
import { atConsole } from './at-console.ts';

/** Signs on as a dealer, closes the wagers of a table, and goes. */
export async function noMoreBets(request: APIRequestContext, table: string): Promise<void> {
  const answer = await atConsole(request, {
    ...{ role: 'dealer', table },
    hear: (message, send) => {
      if (message.kind === 'welcome') {
        send({ kind: 'command', key: message.nextKey, command: { do: 'close-wagering' } });
      }
      return message.kind === 'answer' ? message : undefined;
    },
  });
  if (answer.outcome !== 'done') throw new Error(JSON.stringify(answer));
}

// The terminals of the crash trial, in a process of their own: it outlives every house.

import type { Place } from '../floor/house.ts';
import { Terminal, type TerminalRecord } from './terminal.ts';

/** What the trial may ask of this process. */
export type Ask =
  | {
      readonly ask: 'open';
      /** Where the house is reached; whoever finds nobody at one asks at the next. */
      readonly urls: readonly string[];
      readonly places: readonly Place[];
    }
  | { readonly ask: 'record' };

/** Its answer: how many are connected, and what they have seen since the last answer. */
export interface Told {
  readonly connected: number;
  readonly records: readonly TerminalRecord[];
}

const terminals: Terminal[] = [];

process.on('message', message => {
  const asked = message as Ask; // sent by the trial
  if (asked.ask === 'open') {
    for (const [index, place] of asked.places.entries()) {
      const terminal = new Terminal(place);
      terminals.push(terminal);
      terminal.open(asked.urls, index);
    }
    return;
  }
  process.send?.({
    connected: terminals.filter(({ isConnected }) => isConnected).length,
    records: terminals.map(terminal => terminal.takeRecord()),
  } satisfies Told);
});
process.once('disconnect', () => process.exit(0));

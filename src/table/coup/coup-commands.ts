// What of a table concerns the coup and no stake: a table whose stakes lie elsewhere takes these.

import type { Command, CommandOf } from '../acts.ts';

export const COUP_COMMANDS = [
  'sign-on',
  'sign-off',
  'bring-cards',
  'prepare-shoe',
  'name-cutter',
  'order-shuffle',
  'replace-cards',
  'show-burn-card',
  'burn-card',
  'record-cutting-card',
  'set-face-down',
  'inform-of-squeeze',
  'deal-card',
  'turn-card',
  'correct-card',
  'announce-counts',
  'settle-coup',
  'report-irregularity',
  'close-wager-window',
  'begin-dummy-coup',
  'order-dummy-coups',
  'freeze-accounts',
  'unfreeze-accounts',
] as const satisfies readonly Command['do'][];

/** A command about the coup, whoever keeps the stakes. */
export type CoupCommand = CommandOf<(typeof COUP_COMMANDS)[number]>;

export const isCoupCommand = <Asked extends { readonly do: string }>(
  command: Asked,
): command is Extract<Asked, { readonly do: CoupCommand['do'] }> =>
  COUP_COMMANDS.some(name => name === command.do);

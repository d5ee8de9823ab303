// Touches every key of a screen that is drawn without a browser, and hears what it sends.

import type { ReactNode } from 'react';
import type { SentCommand } from '../../wire/index.ts';
import { draw } from './draw.tsx';
import { made } from './made.ts';

interface Line {
  readonly send: (command: SentCommand) => undefined;
  readonly preview: () => undefined;
}

const call = (does: unknown, ...given: readonly unknown[]): void => {
  if (typeof does === 'function') Reflect.apply(does, undefined, given);
};

/** Every command that the living keys of a screen send, and its pads for the ace of spades. */
export function touched(screen: (line: Line) => ReactNode): readonly SentCommand[] {
  const commands: SentCommand[] = [];
  made.length = 0;
  draw(screen({ send: command => void commands.push(command), preview: () => undefined }));
  for (const { type, props } of made.splice(0)) {
    if (type === 'button' && props['disabled'] !== true) call(props['onClick']);
    if (typeof type === 'function') call(props['onCard'], 'As', 'keypad');
  }
  return commands;
}

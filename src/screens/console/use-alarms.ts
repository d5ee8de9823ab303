// Alarms of machines and tickets: each stays until somebody has looked into it.

import type { HouseReason } from '../../wire/index.ts';
import { useState } from 'react';
import type { ScreenState } from '../client/screen-state.ts';

/** One thing that a device, a ticket or the approvals have reported. */
export interface ConsoleAlarm {
  readonly number: number;
  /** By which name it came, and the house's sentence. */
  readonly refused: string;
  readonly reason: HouseReason;
  readonly clause: string;
}

/** Notices that stay: the others are about one command and go with the next. */
const LASTING: readonly string[] = ['ticket-trouble', 'device-trouble', 'not-approved'];

/** Adds what was just heard, where it is an alarm. */
export const withHeard = (
  alarms: readonly ConsoleAlarm[],
  heard: ScreenState['refused'],
): readonly ConsoleAlarm[] => {
  if (heard === null || !LASTING.includes(heard.refused)) return alarms;
  const { refused, reason, clause } = heard;
  const number = (alarms.at(-1)?.number ?? 0) + 1;
  return [...alarms, { number, refused, reason, clause }];
};

export function useAlarms(
  heard: ScreenState['refused'],
): readonly [readonly ConsoleAlarm[], (number: number) => void] {
  const [alarms, setAlarms] = useState<readonly ConsoleAlarm[]>([]);
  const [last, setLast] = useState<ScreenState['refused']>(null);
  if (heard !== last) {
    setLast(heard);
    setAlarms(withHeard(alarms, heard));
  }
  const looked = (number: number) => setAlarms(all => all.filter(alarm => alarm.number !== number));
  return [alarms, looked];
}

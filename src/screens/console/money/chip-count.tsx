// Chips counted by value: a line a denomination, and what they come to. Nothing is filled in before
// somebody has counted.

import { useState } from 'react';
import type { SentCommand } from '../../../wire/index.ts';
import { useSettings } from '../../client/settings.tsx';
import { Chip } from '../../felt/chip.tsx';
import { useConsoleText } from '../use-texts.ts';
import { TRAY_CHIPS } from './pay-list.tsx';

export type CountedChips = NonNullable<Extract<SentCommand, { do: 'move-float' }>['chips']>;
type Counts = Readonly<Record<number, number>>;

/** Chips are stacked by twenty. */
const STACK = 20;
const MOST = 99_999;

export const sumOfChips = (chips: CountedChips): number =>
  chips.reduce((sum, { chip, count }) => sum + chip * count, 0);

const countedOf = (counts: Counts): CountedChips =>
  TRAY_CHIPS.flatMap(chip => {
    const count = counts[chip] ?? 0;
    return count === 0 ? [] : [{ chip, count }];
  });

/** The counts of a tray, and a way to set one. */
export function useChipCount() {
  const [counts, setCounts] = useState<Counts>({});
  const set = (chip: number, count: number) =>
    setCounts(was => ({ ...was, [chip]: Math.min(MOST, Math.max(0, count)) }));
  const chips = countedOf(counts);
  return { counts, set, chips, cents: sumOfChips(chips) };
}

interface ChipCountProps {
  readonly counts: Counts;
  readonly onCount: (chip: number, count: number) => void;
}

export function ChipCounter({ counts, onCount }: ChipCountProps) {
  const { money } = useSettings();
  const tell = useConsoleText();
  return (
    <ul className="chip-count" aria-label={tell('chipsInTray')}>
      {TRAY_CHIPS.map(chip => {
        const count = counts[chip] ?? 0;
        return (
          <li key={chip}>
            <Chip cents={chip} />
            <input
              aria-label={tell('countOfChip', money(chip))}
              inputMode="numeric"
              value={count === 0 ? '' : count}
              placeholder="0"
              onChange={({ target }) => onCount(chip, Number(target.value.replaceAll(/\D/g, '')))}
            />
            <button type="button" onClick={() => onCount(chip, count + STACK)}>
              +{STACK}
            </button>
            <b>{money(chip * count)}</b>
          </li>
        );
      })}
    </ul>
  );
}

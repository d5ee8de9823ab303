// The chips to stake with, the one in hand pressed.

import type { PointerEvent } from 'react';
import { useSettings } from '../client/settings.tsx';
import { Chip, chipName } from './chip.tsx';

interface ChipTrayProps {
  readonly chips: readonly number[];
  /** The one in hand. */
  readonly chip: number;
  readonly choose: (cents: number) => void;
  /** Where chips can be dragged from the tray. */
  readonly pickOf?: (cents: number) => (event: PointerEvent) => void;
}

export function ChipTray({ chips, chip, choose, pickOf }: ChipTrayProps) {
  const { say, money } = useSettings();
  return (
    <fieldset className="tray" aria-label={say('stakes')}>
      {chips.map(cents => (
        <button
          key={cents}
          type="button"
          className="tray-chip"
          aria-pressed={cents === chip}
          aria-label={chipName(cents, money(cents))}
          onClick={() => choose(cents)}
          onPointerDown={pickOf?.(cents)}
        >
          <Chip cents={cents} />
        </button>
      ))}
    </fieldset>
  );
}

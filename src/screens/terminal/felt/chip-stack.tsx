// A stake as chips: the largest below, at most five to be seen, the sum beside them.

import { Chip, CHIP_STEPS } from '../../felt/chip.tsx';

const MOST_SEEN = 5;

/** The chips of a sum, the largest first: as a dealer would cut them. */
export function chipsFor(cents: number): readonly number[] {
  const chips: number[] = [];
  let left = cents;
  for (const step of CHIP_STEPS.toReversed()) {
    while (left >= step && chips.length < MOST_SEEN) {
      chips.push(step);
      left -= step;
    }
  }
  return chips.length === 0 ? [cents] : chips;
}

export interface ChipStackProps {
  readonly cents: number;
  readonly ghost: boolean;
}

export function ChipStack({ cents, ghost }: ChipStackProps) {
  const chips = chipsFor(cents);
  return (
    <span className={`stack stack-${chips.length}${ghost ? ' stack-ghost' : ''}`}>
      {chips.map((chip, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a chip's place is its name
        <Chip key={at} cents={at === chips.length - 1 ? cents : chip} ghost={ghost} />
      ))}
    </span>
  );
}

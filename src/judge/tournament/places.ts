// The chips of one patron after another: before each position, and on the layout.

import type { ChipStake } from './chips.ts';

/** What one position has before it and on the layout. */
export interface ChipPlace {
  chips: number;
  readonly layout: Map<string, number>;
  leftWith: number;
}

export const chipSum = (figures: Iterable<number>): number =>
  [...figures].reduce((sum, figure) => sum + figure, 0);

export const worthOf = ({ chips, layout }: ChipPlace): number => chips + chipSum(layout.values());

/** A stake is what it is set to: the difference comes from the chips, or goes back to them. */
export function layOn(place: ChipPlace, on: string, stake: number): void {
  place.chips += (place.layout.get(on) ?? 0) - stake;
  place.layout.set(on, stake);
}

export class ChipPlaces {
  readonly #places = new Map<number, ChipPlace>();

  at(seat: number): ChipPlace {
    const known = this.#places.get(seat);
    if (known !== undefined) return known;
    const place: ChipPlace = { chips: 0, layout: new Map(), leftWith: 0 };
    this.#places.set(seat, place);
    return place;
  }

  /** Everything that lies on the layout. */
  stakes(): readonly ChipStake[] {
    return [...this.#places].flatMap(([seat, { layout }]) =>
      [...layout].flatMap(([on, stake]) =>
        stake === 0 ? [] : [{ seat, on, stake, secret: false }],
      ),
    );
  }

  takeBackAll(): void {
    for (const place of this.#places.values()) {
      place.chips = worthOf(place);
      place.layout.clear();
    }
  }
}

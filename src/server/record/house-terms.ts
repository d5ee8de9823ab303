// What the house is called, what it counts in and when its day turns: as two people said before the
// first table, or as the settings have it where nobody did.

import { type GamingDayRule, gamingDays } from '../ports/gaming-day.ts';
import type { Settings } from '../settings/settings.ts';
import type { HouseStreamState } from './house-stream-state.ts';

/** As they go on record. */
export interface HouseTerms extends GamingDayRule {
  readonly name: string;
  readonly currency: string;
}

type TermSettings = Pick<Settings, 'houseName' | 'currency' | 'gamingDayHour' | 'gamingDayZone'>;

/** What holds now; whoever asks later is told what was put on record since. */
export class TermsInForce implements HouseTerms {
  readonly #settings: TermSettings;
  readonly #known: () => HouseStreamState | null;
  #rule: GamingDayRule | null = null;
  #dayOf: (at: number) => string = String;

  constructor(settings: TermSettings, known: () => HouseStreamState | null) {
    this.#settings = settings;
    this.#known = known;
  }

  get name(): string {
    return this.#known()?.plan?.name ?? this.#settings.houseName;
  }

  get currency(): string {
    return this.#known()?.terms?.currency ?? this.#settings.currency;
  }

  get startsAtHour(): number {
    return this.#known()?.terms?.startsAtHour ?? this.#settings.gamingDayHour;
  }

  get zone(): string {
    return this.#known()?.terms?.zone ?? this.#settings.gamingDayZone;
  }

  /** The gaming day of a time, 'YYYY-MM-DD'. */
  readonly gamingDay = (at: number): string => {
    const { startsAtHour, zone } = this;
    if (this.#rule?.startsAtHour !== startsAtHour || this.#rule.zone !== zone) {
      this.#rule = { startsAtHour, zone };
      this.#dayOf = gamingDays(this.#rule);
    }
    return this.#dayOf(at);
  };
}

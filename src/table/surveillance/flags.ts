// What surveillance should look at in one shoe: late stakes, stakes changed once cards lie, stakes
// far above a patron's own, and stakes that follow one another. A flag says where to look and
// carries its evidence; it proves nothing and changes nothing.

import type { EventOf, TableEvent } from '../acts.ts';
import { CoupFinder } from '../coup/tell-coup.ts';
import type { Bet } from '../wagers/wager.ts';
import { betKey } from '../../rules/bet.ts';
import { patternFlags } from './stake-patterns.ts';

export const TABLE_FLAGS = ['late-bet', 'past-post', 'colour-up', 'pattern'] as const;
export type TableFlagName = (typeof TABLE_FLAGS)[number];

/** What exactly was seen. */
export const FLAG_SIGHTINGS = [
  'laid-after-close', // a stake was laid or raised after the call of no more wagers
  'refused-after-close', // the dealer refused one then
  'at-the-bell', // coup after coup, a stake in the last moment before the close
  'raised-after-card', // a stake was laid or raised once a card of the coup lay
  'lowered-after-card', // a stake was lowered or taken back then
  'far-above-own', // many times what the patron usually stakes
  'opposite-stakes', // two patrons, equal stakes on opposite sides, coup after coup
  'raised-after-losing', // the stake doubles after every loss
] as const;
export type FlagSighting = (typeof FLAG_SIGHTINGS)[number];

/** One thing that was seen, with when: a recording is found by it. */
export interface FlagEvidence {
  readonly coup: number;
  readonly at: number;
  readonly bet: string;
  readonly stake: number;
}

export interface TableFlag {
  readonly flag: TableFlagName;
  readonly sighting: FlagSighting;
  readonly shoe: number;
  readonly seat: number;
  readonly patron: string;
  /** The other patron, where two belong together. */
  readonly beside?: string;
  /** Milliseconds after the close, times the usual stake, or how many coups. */
  readonly figure: number;
  readonly evidence: readonly FlagEvidence[];
}

export interface FlagSettings {
  /** A stake in the last this many milliseconds before the close is at the bell ... */
  readonly bellMs: number;
  /** ... and is flagged from this many coups of a shoe on. */
  readonly bells: number;
  /** From this many times the usual stake on. */
  readonly times: number;
  /** Coups that must agree before a pattern is one. */
  readonly coups: number;
}

export const FLAG_SETTINGS: FlagSettings = { bellMs: 700, bells: 4, times: 8, coups: 5 };

/** What a patron had on a coup when it was settled. */
export interface CoupStakes {
  readonly coup: number;
  readonly at: number;
  readonly stakes: readonly PatronStakes[];
}

export interface PatronStakes {
  readonly seat: number;
  readonly patron: string;
  readonly total: number;
  readonly brought: number;
  readonly bets: readonly (Bet & { readonly stake: number })[];
}

/** Every flag of one shoe's events, in the order in which their last evidence came. */
export function flagsOf(
  shoe: number,
  events: readonly TableEvent[],
  settings: FlagSettings = FLAG_SETTINGS,
): readonly TableFlag[] {
  const watch = new ShoeFlags(shoe, settings);
  for (const event of events) watch.take(event);
  return watch.flags().toSorted((one, other) => lastAt(one) - lastAt(other));
}

const lastAt = ({ evidence }: TableFlag): number => evidence.at(-1)?.at ?? 0;

/** A stake as it was laid, with when. */
interface LaidAt extends FlagEvidence {
  readonly seat: number;
  readonly patron: string;
}

class ShoeFlags {
  readonly #shoe: number;
  readonly #settings: FlagSettings;
  readonly #finder = new CoupFinder();
  readonly #flags: TableFlag[] = [];
  readonly #coups: CoupStakes[] = [];
  readonly #bells: LaidAt[] = [];
  /** Of the coup in progress: what lies by seat, patron and bet, and when it was raised. */
  #lies = new Map<string, LaidAt>();
  #closedAt: number | null = null;
  #cardAt: number | null = null;
  /** Wagers were opened again by a ruling: changing them then is what was asked. */
  #reopened = false;

  constructor(shoe: number, settings: FlagSettings) {
    this.#shoe = shoe;
    this.#settings = settings;
  }

  take(event: TableEvent): void {
    const coup = this.#finder.placeOf(event)?.coup ?? 0;
    const { happened } = event;
    if (happened === 'wagering-opened' || happened === 'dummy-coup-begun') this.#begin();
    if (happened === 'wagers-changed') this.#changed(event, coup);
    if (happened === 'wager-refused') this.#refused(event, coup);
    if (happened === 'wagering-closed') this.#closed(event.at);
    if (happened === 'irregularity-ruled') this.#reopened = true;
    if (happened === 'card-dealt') this.#cardAt ??= event.at;
    if (happened === 'coup-settled') this.#settled(event);
  }

  flags(): readonly TableFlag[] {
    const coups = this.#coups;
    const own = { shoe: this.#shoe, settings: this.#settings };
    return [...this.#flags, ...this.#atTheBell(), ...patternFlags(own, coups)];
  }

  #begin(): void {
    this.#lies = new Map();
    [this.#closedAt, this.#cardAt, this.#reopened] = [null, null, false];
  }

  #changed({ at, seat, patron, changes }: EventOf<'wagers-changed'>, coup: number): void {
    for (const { bet, stake } of changes) {
      const key = `${seat} ${patron} ${betKey(bet)}`;
      const before = this.#lies.get(key)?.stake ?? 0;
      const laid = { seat, patron, coup, at, bet: betKey(bet), stake };
      if (stake !== before && bet.on !== 'insurance' && !this.#reopened) {
        this.#judge(laid, before);
      }
      if (stake > before) this.#lies.set(key, laid);
      else if (stake < before) this.#lies.set(key, { ...laid, at: this.#lies.get(key)?.at ?? at });
    }
  }

  #judge(laid: LaidAt, before: number): void {
    const { stake, at } = laid;
    if (this.#cardAt !== null) {
      const sighting = stake > before ? 'raised-after-card' : 'lowered-after-card';
      this.#flag('past-post', sighting, laid, at - this.#cardAt);
    } else if (this.#closedAt !== null && stake > before) {
      this.#flag('late-bet', 'laid-after-close', laid, at - this.#closedAt);
    }
  }

  #refused({ at, seat, wager }: EventOf<'wager-refused'>, coup: number): void {
    if (this.#closedAt === null) return;
    const { patron, stake } = wager;
    const laid = { seat, patron, coup, at, bet: betKey(wager), stake };
    this.#flag('late-bet', 'refused-after-close', laid, at - this.#closedAt);
  }

  #closed(at: number): void {
    this.#closedAt = at;
    for (const laid of this.#lies.values()) {
      if (laid.stake > 0 && at - laid.at <= this.#settings.bellMs) this.#bells.push(laid);
    }
  }

  #settled({ at, record }: EventOf<'coup-settled'>): void {
    const stakes = record.seats.flatMap(({ seat, paid }) => {
      const patrons = [...new Set(paid.map(({ patron }) => patron))];
      return patrons.map((patron): PatronStakes => {
        const own = paid.filter(each => each.patron === patron);
        const total = own.reduce((sum, { stake }) => sum + stake, 0);
        const brought = own.reduce((sum, each) => sum + each.paid - each.stake, 0);
        return { seat, patron, total, brought, bets: own };
      });
    });
    this.#coups.push({ coup: record.number, at, stakes });
  }

  #flag(flag: TableFlagName, sighting: FlagSighting, laid: LaidAt, figure: number): void {
    const { seat, patron, ...evidence } = laid;
    this.#flags.push({
      flag,
      sighting,
      shoe: this.#shoe,
      seat,
      patron,
      figure,
      evidence: [evidence],
    });
  }

  /** Once is nothing: whoever waits for the bell does so again and again. */
  #atTheBell(): readonly TableFlag[] {
    const byPatron = new Map<string, LaidAt[]>();
    for (const laid of this.#bells) {
      const key = `${laid.seat} ${laid.patron}`;
      byPatron.set(key, [...(byPatron.get(key) ?? []), laid]);
    }
    return [...byPatron.values()].flatMap((all): readonly TableFlag[] => {
      const coups = new Set(all.map(({ coup }) => coup)).size;
      const [first] = all;
      if (first === undefined || coups < this.#settings.bells) return [];
      const { seat, patron } = first;
      const evidence = all.map(({ seat: _seat, patron: _patron, ...each }) => each);
      const named = { flag: 'late-bet', sighting: 'at-the-bell', shoe: this.#shoe } as const;
      return [{ ...named, seat, patron, figure: coups, evidence }];
    });
  }
}

// Claims, disputes and sanctions that are open at a table, until a named person closes them.

/** A patron says that an outcome was wrong or that something failed (11.12). */
export interface Claim {
  readonly id: number;
  readonly seat: number | null;
  readonly patron: string | null;
  readonly says: string;
  readonly openedAt: number;
  /** Taken to the person whose word is final in the casino (13.9). */
  readonly disputed: boolean;
  /** The complainant was told of the inspector and the regulator (13.10). */
  readonly advised: boolean;
}

/** What a patron won in one coup. */
export interface WonIn {
  readonly shoe: number;
  readonly coup: number;
  readonly cents: number;
}

/** Money kept back until two people have decided: winnings under 13.2.3, or disputed stakes. */
export interface Hold {
  /** The number of the transfer that took it aside: no two holds share one. */
  readonly id: number;
  readonly seat: number;
  readonly patron: string;
  readonly cents: number;
  readonly incident: string;
  /** The coups in which it was won; absent for stakes, and in journals of 0.1.0. */
  readonly won?: readonly WonIn[];
}

/** Winnings that an investigation left with the house. */
export interface Forfeit extends WonIn {
  readonly patron: string;
}

/** Somebody who waits for an authorised person to take over (13.2.5). */
export interface Detention {
  readonly seat: number;
  readonly patron: string;
  readonly since: number;
}

export interface Claims {
  readonly next: number;
  readonly open: readonly Claim[];
  readonly holds: readonly Hold[];
  /** Patrons who may not play here any more (13.2.2). */
  readonly excluded: readonly string[];
  /** What was won and is gone: it cannot be held once more. */
  readonly forfeited: readonly Forfeit[];
  readonly detained: readonly Detention[];
}

export const NO_CLAIMS: Claims = {
  ...{ next: 1, open: [], holds: [], excluded: [], forfeited: [], detained: [] },
};

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

/** Winnings kept back until an investigation ends (13.2.3). */
export interface Hold {
  readonly seat: number;
  readonly patron: string;
  readonly cents: number;
  readonly incident: string;
}

export interface Claims {
  readonly next: number;
  readonly open: readonly Claim[];
  readonly holds: readonly Hold[];
  /** Patrons who may not play here any more (13.2.2). */
  readonly excluded: readonly string[];
}

export const NO_CLAIMS: Claims = { next: 1, open: [], holds: [], excluded: [] };

// Whether a patron's stakes follow what the remaining shoe is worth: whoever counts cards stakes
// more on a wager when it is worth more. For surveillance alone (13.1, 13.5, ruling G9).

/** One coup on which a patron could have wagered: what it was worth then, and what they laid. */
export interface FollowedCoup {
  /** Expected profit of the patron per unit, from the cards that were left. */
  readonly worth: number;
  readonly stake: number;
}

export const FOLLOW_LEVELS = ['quiet', 'notice', 'act'] as const;
export type FollowLevel = (typeof FOLLOW_LEVELS)[number];

export interface Following {
  readonly coups: number;
  /** Between stake and worth, from -1 to 1; 0 where either never changes. */
  readonly correlation: number;
  /** How many standard errors that is from nothing: of stakes that know nothing of the shoe. */
  readonly z: number;
  /** What the stakes were worth to the patron in cents, and the same total laid evenly. */
  readonly expected: number;
  readonly evenly: number;
  readonly level: FollowLevel;
}

export interface FollowSettings {
  readonly leastCoups: number;
  readonly notice: number;
  readonly act: number;
}

/**
 * Why these: of stakes that know nothing one in 800 comes to 3, one in 30,000 to 4; a house looks
 * at some thousand patrons and wagers a day. Fewer coups than these prove nothing.
 */
export const FOLLOW_SETTINGS: FollowSettings = { leastCoups: 20, notice: 3, act: 4 };

/** Holds a patron's stakes on one wager against what it was worth, coup by coup. */
export function following(
  coups: readonly FollowedCoup[],
  { leastCoups, notice, act }: FollowSettings = FOLLOW_SETTINGS,
): Following {
  const count = coups.length;
  const worths = coups.map(({ worth }) => worth);
  const stakes = coups.map(({ stake }) => stake);
  const [worth, stake] = [meanOf(worths), meanOf(stakes)];
  let [both, ofWorth, ofStake, expected] = [0, 0, 0, 0];
  for (const each of coups) {
    const [dw, ds] = [each.worth - worth, each.stake - stake];
    both += dw * ds;
    ofWorth += dw * dw;
    ofStake += ds * ds;
    expected += each.worth * each.stake;
  }
  const spread = Math.sqrt(ofWorth * ofStake);
  const correlation = spread > 0 ? Math.max(-1, Math.min(1, both / spread)) : 0;
  // Under any order of the same stakes the correlation has mean 0 and variance 1 / (n - 1).
  const z = count > 1 ? correlation * Math.sqrt(count - 1) : 0;
  const isEnough = count >= leastCoups;
  const level = isEnough && z >= act ? 'act' : isEnough && z >= notice ? 'notice' : 'quiet';
  return { coups: count, correlation, z, expected, evenly: worth * stake * count, level };
}

const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

// Offences that are known and whose mending is still to come, by name. The list only becomes
// shorter: a kind of offence that no run finds any more leaves it.

export interface KnownOffence {
  /** What the kind of the offence begins with. */
  readonly kind: string;
  /** A seed that shows it. */
  readonly seed: number;
  readonly because: string;
}

export const KNOWN_OFFENCES: readonly KnownOffence[] = [];

export const isKnown = (kind: string): boolean =>
  KNOWN_OFFENCES.some(each => kind.startsWith(each.kind));

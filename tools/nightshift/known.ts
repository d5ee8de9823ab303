// Violations that are known and whose mending is still to come, by name. The list only becomes
// shorter: a kind of violation that no run finds any more leaves it.

export interface KnownViolation {
  /** What the kind of the violation begins with. */
  readonly kind: string;
  /** A seed that shows it. */
  readonly seed: number;
  readonly because: string;
}

export const KNOWN_VIOLATIONS: readonly KnownViolation[] = [];

export const isKnown = (kind: string): boolean =>
  KNOWN_VIOLATIONS.some(each => kind.startsWith(each.kind));

// What the viewer may do, as the server has said: a key that nobody here may use is not drawn.

import type { StaffRole, VisitorRole } from '../../wire/index.ts';

export type ScreenPower = VisitorRole['powers'][number];

/** Who looks, as far as keys go. */
export interface Viewer {
  readonly powers: readonly ScreenPower[];
  /** What a visitor of a demonstration may be; empty in a live house. */
  readonly roles: readonly VisitorRole[];
  readonly demonstration: boolean;
}

/** Whether somebody with these powers has one of those asked for. */
export const mayAny = (own: readonly ScreenPower[], ...asked: readonly ScreenPower[]): boolean =>
  asked.some(power => own.includes(power));

/** Visitors' roles that have one of these powers. */
export const rolesThat = (
  roles: readonly VisitorRole[],
  ...asked: readonly ScreenPower[]
): readonly StaffRole[] =>
  roles.filter(({ powers }) => mayAny(powers, ...asked)).map(({ role }) => role);

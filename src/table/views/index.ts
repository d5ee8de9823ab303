// The only way anything leaves a table: the view of a role.

import { hasAnyPower } from '../../rulebooks/roles.ts';
import type { At } from '../act.ts';
import type { Actor } from '../setup/setup.ts';
import { type ConsoleView, consoleView } from './console-view.ts';
import { type PublicView, publicView } from './public-view.ts';
import { type SeatView, seatView } from './seat-view.ts';

export type { ConsoleSeat, ConsoleView } from './console-view.ts';
export type { FloorView, HandOffer } from './floor-view.ts';
export type { Reportable } from './reportable.ts';
export type { Guide } from './guide.ts';
export type { CoupView, Discs, HandView, PublicView } from './public-view.ts';
export { type OddsOnSign, oddsOfWager, type SignView } from './sign-view.ts';
export { type RecalledCoup, recallView } from './recall-view.ts';
export type { LaidView, SeatView } from './seat-view.ts';
export { consoleView, publicView, seatView };

export type View =
  | { readonly for: 'public'; readonly table: PublicView }
  | { readonly for: 'seat'; readonly table: PublicView; readonly seat: SeatView | null }
  | { readonly for: 'console'; readonly table: ConsoleView };

/** What this person may see. Nothing else ever leaves the server. */
export function viewFor(viewer: Actor | 'display', room: At): View {
  if (viewer === 'display') return { for: 'public', table: publicView(room) };
  const { role, id, seat } = viewer;
  if (hasAnyPower(role, ['play'])) {
    const own = seat === undefined ? null : seatView(room, seat, id);
    return { for: 'seat', table: publicView(room), seat: own };
  }
  return hasAnyPower(role, ['watch-table'])
    ? { for: 'console', table: consoleView(room) }
    : { for: 'public', table: publicView(room) };
}

// Events of 0.1.0, in which a competition's table dealt its own cards. They are only folded: each
// becomes what the table's own events make of it today.

import type { RulingName } from '../../rulebooks/irregularity.ts';
import type { Rulebook } from '../../rulebooks/index.ts';
import type { Card } from '../../rules/cards.ts';
import type { Result } from '../../rules/coup.ts';
import type { Side } from '../../rules/hand.ts';
import { evolve, type Table, type TableEvent } from '../../table/index.ts';
import { changeShoe } from '../../table/change.ts';
import { coupVoided } from '../../table/rulings/coup/void-coup.ts';
import { lies } from '../../table/coup/hands.ts';
import { settlementOf } from '../../table/settlement/settlement.ts';
import { tableOpened } from '../sessions/table-coup.ts';
import type { Happened } from './act.ts';
import { evolveStakesReturned, handPassed } from './dealing.ts';
import type { PlayEvent } from './acts.ts';
import type { Holder, Play } from './play.ts';

export type EventOfFirstRelease = Happened &
  (
    | { readonly happened: 'post-taken' }
    | { readonly happened: 'post-left' }
    | {
        readonly happened: 'shoe-loaded';
        readonly number: number;
        readonly indicator: number | null;
      }
    | { readonly happened: 'marker-noted' }
    | { readonly happened: 'card-dealt'; readonly side: Side; readonly card: Card }
    | {
        readonly happened: 'hands-passed';
        readonly holders: Readonly<Record<Side, Holder>>;
      }
    | { readonly happened: 'card-turned'; readonly side: Side }
    | { readonly happened: 'coup-finished'; readonly result: Result }
    | {
        readonly happened: 'misdeal-ruled';
        readonly what: string;
        readonly card: Card | null;
        readonly ruling: RulingName;
        readonly clause: string;
      }
  );

type Evolvers = {
  readonly [Name in EventOfFirstRelease['happened']]: (
    play: Play,
    event: Extract<EventOfFirstRelease, { happened: Name }>,
  ) => Play;
};

const unchanged = (play: Play): Play => play;

/** What they change beside the table. */
export const EVOLVED_SINCE_FIRST_RELEASE: Evolvers = {
  'post-taken': unchanged,
  'post-left': unchanged,
  'shoe-loaded': (play, { indicator }) => ({
    ...play,
    indicator,
    indicatorOutIn: null,
    nextIndicator: null,
  }),
  'marker-noted': unchanged,
  'card-dealt': play => ({ ...play, readable: null }),
  'hands-passed': unchanged,
  'card-turned': unchanged,
  'coup-finished': play => ({ ...play, phase: 'over' }),
  'misdeal-ruled': (play, { ruling }) =>
    ruling === 'coup-becomes-dummy' ? evolveStakesReturned(play) : play,
};

/** The table after an event that says nothing of it: as it was, but for journals of 0.1.0. */
export function liftedTable(book: Rulebook, play: Play, event: PlayEvent): Table {
  const events = tableEventsOf(book, play, event);
  if (event.happened === 'marker-noted') {
    const { dealing } = play;
    const coup = dealing.coup && { ...dealing.coup, cuttingCardIn: true };
    return { ...changeShoe(dealing, { cuttingCardAt: dealing.shoe.dealt }), coup };
  }
  if (events.length === 0) return play.dealing;
  const { by, at } = event;
  const seats = play.positions;
  const opened =
    play.dealing.phase === 'closed' ? [tableOpened(book, { ...play, seats }, { by, at })] : [];
  return [...opened, ...events].reduce((table, one) => evolve({ book, table }, one), play.dealing);
}

/** Where today's journals have the table's own event already, nothing is left to follow. */
function tableEventsOf(book: Rulebook, play: Play, event: PlayEvent): readonly TableEvent[] {
  const { dealing: table } = play;
  const { by, at } = event;
  const given = { by, at };
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- others moved nothing there
  switch (event.happened) {
    case 'post-taken':
      return [{ happened: 'signed-on', ...given, duty: 'table-inspector', person: by.id }];
    case 'post-left':
      return [{ happened: 'signed-off', ...given, duty: 'table-inspector', person: by.id }];
    case 'shoe-loaded': {
      const cardSet = `${table.id}-${event.number}`;
      const step = 'place-cutting-card';
      return [
        { happened: 'cards-brought', ...given, cardSet, toDo: [step] },
        { happened: 'shoe-step-done', ...given, step },
      ];
    }
    case 'wagering-opened': {
      if (table.coup !== null) return [];
      const coup = { coup: table.shoe.coups + 1, closesAt: null, standing: 'live' } as const;
      return [{ happened: 'wagering-opened', ...given, ...coup, ground: null }];
    }
    case 'wagering-closed': {
      if (table.phase !== 'wagering') return [];
      const nothing = { returned: [], nominations: [], shown: [] };
      return [{ happened: 'wagering-closed', ...given, byWhat: 'dealer', ...nothing }];
    }
    case 'dummy-coup-begun': {
      if (table.coup !== null) return [];
      const ground = table.shoe.nextIsDummy ?? '';
      return [{ happened: 'dummy-coup-begun', ...given, coup: table.shoe.coups + 1, ground }];
    }
    case 'card-dealt': {
      const { side: to, card } = event;
      return [{ happened: 'card-dealt', ...given, to, card, source: 'keypad' }];
    }
    case 'hands-passed':
      return (['player', 'banker'] as const).map(side =>
        handPassed(play, side, event.holders[side], given),
      );
    case 'hand-passed-wrongly':
      return event.cards === 'stay' ? [handPassed(play, event.side, event.wrong, given)] : [];
    case 'card-turned': {
      const { side } = event;
      const card = table.coup?.cards.find(each => each.to === side && lies(each))?.card ?? null;
      return card === null ? [] : [{ happened: 'card-turned', ...given, side, card }];
    }
    case 'misdeal-ruled':
      return ruledThen(event);
    case 'coup-voided': {
      if (table.coup === null) return [];
      const voiding = { clause: event.clause, endsShoe: false, streaksToo: false };
      return [coupVoided({ book, table }, { ...voiding, ...given })];
    }
    case 'coup-ended': {
      if (table.coup === null) return [];
      const { drafts: _none, ...settlement } = settlementOf({ book, table }, at);
      return [{ happened: 'coup-settled', ...given, ...settlement }];
    }
    default:
      return [];
  }
}

/** What a ruling did with its card; one that went to a hand was dealt by the next event. */
function ruledThen(
  event: Extract<EventOfFirstRelease, { happened: 'misdeal-ruled' }>,
): readonly TableEvent[] {
  const { by, at, what, card, ruling, clause: ground } = event;
  const cards = [card];
  const held = { happened: 'cards-held', by, at, cards } as const;
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check -- others held no card
  switch (ruling) {
    case 'opens-a-dummy-coup':
      return [{ ...held, ground }];
    case 'opens-the-next-coup':
      return [{ ...held, ground: null }];
    case 'play-on':
      return what === 'cards-to-the-wrong-side' ? [] : [{ ...held, ground: null }];
    case 'coup-becomes-dummy':
      return [
        { ...held, ground: null },
        { happened: 'coup-made-dummy', by, at, ground, returned: [] },
      ];
    case 'put-away-unseen':
      return [{ happened: 'cards-put-away', by, at, cards }];
    default:
      return [];
  }
}

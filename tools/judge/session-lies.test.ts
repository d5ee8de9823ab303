// Lies about the play of a tournament: chips, cards, limits, orders and prizes told otherwise than
// they were. The second judge names each, and objects to nothing where nobody lies.

import { describe, expect, test } from 'vitest';

import { type ObjectionCode, TournamentJudge } from '../../src/judge/index.ts';
import type { RulebookId } from '../../src/rules/rulebook.ts';
import { EventReader } from '../../src/server/tables/mailbox/stored.ts';
import { readRecorded } from '../golden/journal.ts';
import {
  type RecordedTournament,
  recordTournaments,
  TOURNAMENT_STREAM,
} from '../golden/record-tournament.ts';
import type { Draft } from './drafts.ts';

/** So many seeds in each manner hold everything that is lied about. */
const SEEDS = 4;
const RECORDED: readonly RecordedTournament[] = (['crown', 'tasmania'] as const).flatMap(book =>
  recordTournaments(book, SEEDS),
);

interface Told {
  readonly book: RulebookId;
  readonly manner: string;
  readonly events: readonly Draft[];
}

/** The events as the judge is shown them. */
const TOLD: readonly Told[] = RECORDED.map(({ book, manner, events }) => {
  const reader = new EventReader();
  const stored = [...readRecorded(TOURNAMENT_STREAM, events)];
  const shown = stored
    .filter(({ kind }) => kind !== 'tournament-opened')
    .flatMap(event => [...reader.take(event)]);
  return { book, manner, events: shown };
});

function codesOf(book: RulebookId, events: readonly Draft[]): readonly ObjectionCode[] {
  const judge = new TournamentJudge('cup');
  judge.opens({ rulebook: book });
  return events.flatMap((event, at) => judge.see(at + 1, event).map(({ code }) => code));
}

/** What happened at a session's table, with what is in it. */
const played = (events: readonly Draft[], way: string, happened: string): readonly Draft[] =>
  events
    .filter(event => event.happened === 'played' && event.happening.way === way)
    .map(event => event.happening.what)
    .filter(what => what.happened === happened);
const dealt = (events: readonly Draft[], happened: string): readonly Draft[] =>
  ['together', 'in-turn']
    .flatMap(way => played(events, way, 'at-table'))
    .map(({ event }) => event)
    .filter(event => event.happened === happened);
const told = (events: readonly Draft[], happened: string): readonly Draft[] =>
  events.filter(event => event.happened === happened);

interface Lie {
  readonly name: string;
  readonly code: ObjectionCode;
  /** Changes a journal; false where it holds nothing to lie about so. */
  readonly tell: (events: Draft[]) => boolean;
}

/** The lie is told about the first thing that fits. */
const about = (
  name: string,
  code: ObjectionCode,
  find: (events: readonly Draft[]) => readonly Draft[],
  change: (found: Draft) => void,
): Lie => ({
  ...{ name, code },
  tell: events => {
    const [found] = find(events);
    if (found === undefined) return false;
    change(found);
    return true;
  },
});

const settledSimultaneously = (events: readonly Draft[]): readonly Draft[] =>
  played(events, 'together', 'coup-settled').filter(({ coup }) => !('countsForNothing' in coup));
const rowThat =
  (is: (row: Draft) => boolean) =>
  (events: readonly Draft[]): readonly Draft[] =>
    settledSimultaneously(events).flatMap(({ seats }) =>
      seats.flatMap((seat: Draft) => seat.wagers.filter(is)),
    );
const lines =
  (happened: string) =>
  (events: readonly Draft[]): readonly Draft[] =>
    played(events, 'in-turn', happened).flatMap(what => what.lines);
const plans = (events: readonly Draft[]): readonly Draft[] =>
  told(events, 'session-planned').map(({ rules }) => rules);

const indexOf = (events: readonly Draft[], way: string, happened: string): number =>
  events.findIndex(
    event =>
      event.happened === 'played' &&
      event.happening.way === way &&
      event.happening.what.happened === happened,
  );

/** The period is told as closed before the first wager in it. */
function closeBeforeWager(events: Draft[]): boolean {
  const laid = indexOf(events, 'together', 'wager-laid');
  const closed = indexOf(events, 'together', 'wagering-closed');
  if (laid < 0 || closed < laid) return false;
  const [moved] = events.splice(closed, 1);
  events.splice(laid, 0, moved);
  return true;
}

function raiseLimits(events: Draft[]): boolean {
  const at = indexOf(events, 'in-turn', 'wagering-opened');
  if (at < 0) return false;
  const raised = structuredClone(events[at]);
  const limits = { min: 1, max: 90_000_000, step: 1 };
  raised.happening.what = { ...raised.happening.what, happened: 'limits-raised', limits };
  events.splice(at, 0, raised);
  return true;
}

const TOGETHER: readonly Lie[] = [
  about(
    'a win at 50 to 1',
    'payment-wrong',
    rowThat(row => row.paid > row.stake),
    row => {
      row.paid = row.stake * 51;
    },
  ),
  about(
    'a loss told as a win',
    'payment-wrong',
    rowThat(row => row.paid === 0),
    row => {
      row.paid = row.stake * 2;
    },
  ),
  about(
    'a clause of another wager',
    'clause-wrong',
    rowThat(row => row.paid > 0),
    row => {
      row.clause = '99.9';
    },
  ),
  about('chips beside the payments', 'payment-unlike-transfers', settledSimultaneously, what => {
    what.transfers.find((row: Draft) => row.act === 'transfer').cents += 1_000;
  }),
  about('a wager left unsettled', 'wager-not-settled', settledSimultaneously, what => {
    what.seats[0].wagers.pop();
  }),
  about('a wager that nobody laid', 'wager-unknown', settledSimultaneously, what => {
    what.seats[0].wagers.push({ ...what.seats[0].wagers[0], on: 'tie', stake: 7, paid: 0 });
  }),
  about(
    'a coup that was paid by other cards',
    'record-unlike-cards',
    settledSimultaneously,
    what => {
      what.coup.player = ['9s', 'Ts'];
      what.coup.banker = ['8h', 'Tc'];
    },
  ),
  about(
    'a stake above what was published',
    'stake-above-maximum',
    events => played(events, 'together', 'wager-laid'),
    what => {
      what.stake *= 1_000;
      for (const row of what.transfers) row.cents *= 1_000;
    },
  ),
  about(
    'a stake that its transfer does not hold',
    'stake-unlike-transfer',
    events => played(events, 'together', 'wager-laid'),
    what => {
      what.transfers[0].cents += 100;
    },
  ),
  about(
    'a larger bank for one',
    'payment-wrong',
    events => played(events, 'together', 'banks-issued'),
    what => {
      what.transfers[0].cents += 100_000;
    },
  ),
  about(
    'a sealed wager read out as another',
    'stake-unlike-record',
    events => played(events, 'together', 'secret-opened'),
    what => {
      what.on = what.on === 'player' ? 'banker' : 'player';
    },
  ),
  { name: 'a wager after the period', code: 'wager-outside-window', tell: closeBeforeWager },
  about(
    'chips to a friend with nothing behind them',
    'money-without-ground',
    events => played(events, 'together', 'wagering-opened'),
    what => {
      what.transfers = [
        { id: 9_999, act: 'transfer', debit: 'house', credit: 'patron:1', cents: 5_000 },
      ];
    },
  ),
];

const IN_TURN: readonly Lie[] = [
  about('a winning wager paid too much', 'payment-wrong', lines('winning-paid'), line => {
    line.paid += 500;
  }),
  about(
    'a stake collected that did not lie there',
    'wager-unknown',
    lines('losing-collected'),
    line => {
      line.stake += 500;
    },
  ),
  about('a winning wager collected', 'payment-wrong', lines('winning-paid'), line => {
    line.paid = 0;
  }),
  about(
    'more chips for one patron',
    'payment-wrong',
    events => played(events, 'in-turn', 'chips-given'),
    what => {
      what.chips += 100_000;
    },
  ),
  about(
    'a minimum deducted twice over',
    'payment-wrong',
    events => played(events, 'in-turn', 'minimum-deducted'),
    what => {
      what.chips *= 2;
    },
  ),
  about(
    'chips staked that were not there',
    'account-below-zero',
    events => played(events, 'in-turn', 'wager-placed'),
    what => {
      what.stake *= 1_000;
    },
  ),
  about(
    'a patron put out with chips left',
    'standing-wrong',
    events => played(events, 'in-turn', 'position-left').filter(({ chips }) => chips > 0),
    what => {
      what.as = 'eliminated';
      what.chips = 10_000_000;
    },
  ),
  about(
    'standings with other chips',
    'payment-wrong',
    events => played(events, 'in-turn', 'play-ended'),
    what => {
      what.standings[0].chips += 1;
    },
  ),
  {
    ...{ name: 'limits raised to what nobody published', code: 'rules-unlike-conditions' },
    tell: raiseLimits,
  },
  about(
    'cash for chips that nobody won',
    'payment-wrong',
    events =>
      told(events, 'played').filter(
        event =>
          event.happening.way === 'in-turn' &&
          (event.transfers ?? []).some((row: Draft) => row.debit === 'house:live'),
      ),
    event => {
      event.transfers.find((row: Draft) => row.debit === 'house:live').cents += 100;
    },
  ),
];

const EITHER: readonly Lie[] = [
  about(
    'another card',
    'record-unlike-cards',
    events => dealt(events, 'card-dealt').filter(({ card }) => card !== null),
    event => {
      event.card = event.card === '5s' ? '4h' : '5s';
    },
  ),
  about(
    'a flipped result',
    'result-wrong',
    events => dealt(events, 'coup-settled').filter(({ record }) => record.result !== null),
    event => {
      event.record.result = event.record.result === 'tie' ? 'player' : 'tie';
    },
  ),
  about(
    'a card to the wrong hand',
    'card-against-tableau',
    events => dealt(events, 'card-dealt').filter(({ to }) => to === 'player'),
    event => {
      event.to = 'banker';
    },
  ),
  about('a session by other odds than were published', 'rules-unlike-conditions', plans, rules => {
    rules.limits.max *= 2;
  }),
  about('a richer bank in one session', 'rules-unlike-conditions', plans, rules => {
    rules.bank *= 2;
  }),
  about(
    'another balance at the end',
    'payment-wrong',
    events => told(events, 'table-ended').filter(({ closing }) => closing[0]?.state === 'in'),
    event => {
      event.closing[0].chips += 100;
    },
  ),
  about(
    'a loser before the winner',
    'order-wrong',
    events =>
      told(events, 'session-decided').filter(({ order }) => {
        const [first, second] = order[0].groups;
        return first?.by === 'chips' && second?.by === 'chips' && !first.played && !second.played;
      }),
    event => {
      event.order[0].groups.reverse();
    },
  ),
  about(
    'a pool that is smaller than the fees',
    'payment-wrong',
    events => told(events, 'prizes-awarded'),
    event => {
      event.pool -= 1_000;
    },
  ),
  about(
    'a larger share for the second',
    'payment-wrong',
    events => told(events, 'prizes-awarded').filter(({ prizes }) => prizes.length > 1),
    event => {
      event.prizes[1].cents += 100;
    },
  ),
  about(
    'first prize to the second',
    'order-wrong',
    events =>
      told(events, 'prizes-awarded').filter(
        ({ prizes }) => prizes.length > 1 && prizes[0].place !== prizes[1].place,
      ),
    event => {
      const [first, second] = event.prizes;
      [first.patron, second.patron] = [second.patron, first.patron];
    },
  ),
];

/** In which journals it can be told, and what the judge says there. */
function namedIn({ tell }: Lie): readonly (readonly ObjectionCode[])[] {
  return TOLD.flatMap(({ book, events }) => {
    const drafts = structuredClone(events).slice();
    return tell(drafts) ? [codesOf(book, drafts)] : [];
  });
}

describe('the second judge at a tournament', () => {
  test.each(TOLD)('objects to nothing in $book, $manner', ({ book, events }) => {
    expect(codesOf(book, events)).toEqual([]);
  });

  test.each([...TOGETHER, ...IN_TURN, ...EITHER])('names $name: $code', lie => {
    const all = namedIn(lie);
    expect(all.length).toBeGreaterThan(0);
    for (const codes of all) expect(codes).toContain(lie.code);
  });
});

import { describe, expect, test } from 'vitest';

import { hasAnyPower, type Role, ROLES } from '../../rulebooks/roles.ts';
import { TOURNAMENT_COMMAND_SCHEMAS } from '../../wire/tournament/commands.ts';
import { TOURNAMENT_ACT_OF } from '../../tournament/acts.ts';
import { tournamentGate } from './gate.ts';

/** What a role may send to a tournament, written down a second time and by role (R-ACC-1). */
const DESK = 'apply withdraw sign-conditions buy-back add-on retire pay-prize';
const OFFICE =
  `write-conditions record-approval publish-conditions notify-inspectorate designate-tables ` +
  `open-entries close-entries accept-entry refuse-entry brief instruct plan-session draw-seats ` +
  `assign-seats move-start start-session play call-roll agree-to-end end-table settle-session ` +
  `order-play-off name-substitute disqualify penalise add-round admit rule-on-dispute ` +
  `award-prizes cancel ${DESK}`;

const ROWS: Readonly<Record<Role, string>> = {
  patron: 'withdraw sign-conditions play agree-to-end buy-back add-on retire',
  dealer: 'play',
  'game-supervisor': 'play',
  'casino-supervisor': 'play',
  'pit-boss': 'play',
  operator: `${OFFICE} appoint-director`,
  'table-inspector': 'play',
  'tournament-director': `${OFFICE} sign-director-on sign-director-off`,
  cashier: DESK,
  surveillance: '',
  inspector: '',
  administrator: '',
  // The server's own drivers do not come through the gate.
  system: '',
};

const NAMES = Object.keys(
  TOURNAMENT_COMMAND_SCHEMAS,
) as (keyof typeof TOURNAMENT_COMMAND_SCHEMAS)[]; // its own keys

describe('role by command', () => {
  test.each(ROLES)('R-ACC-1: a %s may send exactly what its row says', role => {
    const may = NAMES.filter(name => hasAnyPower(role, TOURNAMENT_ACT_OF[name].may));
    expect(may.toSorted()).toEqual(ROWS[role].split(' ').filter(Boolean).toSorted());
  });
});

describe('a terminal', () => {
  const ada = { role: 'patron', id: 'ada', seat: 2 } as const;
  const at = { do: 'play', session: 'heats', table: 'cup-1' } as const;

  test('speaks for its own patron and its own seat only', () => {
    expect(tournamentGate(ada, { do: 'retire', patron: 'ada' })).toBeNull();
    expect(tournamentGate(ada, { do: 'retire', patron: 'ben' })).toMatchObject({
      refused: 'not-your-seat',
    });
    const wager = { do: 'place-wager', on: 'player', stake: 5_000 } as const;
    const inTurn = (seat: number) =>
      tournamentGate(ada, { ...at, command: { way: 'in-turn', what: { ...wager, seat } } });
    expect(inTurn(2)).toBeNull();
    expect(inTurn(3)).toMatchObject({ refused: 'not-your-seat' });
  });

  test('only wagers and sits down where everybody wagers together', () => {
    const together = (what: 'open-wagering' | 'issue-banks') =>
      tournamentGate(ada, { ...at, command: { way: 'together', what: { do: what } } });
    expect(together('open-wagering')).toMatchObject({ refused: 'not-authorised' });
    expect(together('issue-banks')).toMatchObject({ refused: 'not-authorised' });
    const sits = { way: 'together', what: { do: 'sit-down', seat: 2 } } as const;
    expect(tournamentGate(ada, { ...at, command: sits })).toBeNull();
  });
});

import { describe, expect, test } from 'vitest';

import { RULEBOOKS } from '../../rulebooks/index.ts';
import { STAFF_RANKS } from '../../rulebooks/procedure.ts';
import { type Role, ROLES } from '../../rulebooks/roles.ts';
import type { CommandName } from '../../table/acts.ts';
import { decide } from '../../table/decide.ts';
import { isRefusal } from '../../table/refusal.ts';
import type { Actor } from '../../table/setup/setup.ts';
import { plainSetup, readyTable } from '../../table/testing/scene.ts';
import { sampleCommands } from '../testing/sample-commands.ts';
import { gate } from './gate.ts';

/** What a role may send, command by command, written down a second time and by role (R-ACC-1). */
const PATRON =
  'leave consent-to-limits decline-cut set-wager move-wager clear-wagers repeat-wagers ' +
  'set-own-limits ' +
  'double-wagers confirm-snapshot ask-to-wager turn-card decline-hand decline-shoe open-claim ' +
  'delegate-hand give-up-shoe delegate-dealing ask-to-see-burn-card';
const DEALER =
  'sign-on sign-off open-table consent-to-limits bring-cards prepare-shoe decline-cut burn-card ' +
  'show-burn-card ' +
  'record-cutting-card buy-in leave pay-out name-nominee stand-behind tag-partnership ' +
  'settle-commission open-wagering record-wager call-bet refuse-wager reduce-pro-rata ' +
  'close-discrepancy close-insurance close-wagering close-wager-window ask-to-wager deal-card ' +
  'turn-card announce-counts set-face-down inform-of-squeeze take-hand decline-hand ' +
  'delegate-hand take-shoe decline-shoe give-up-shoe delegate-dealing choose-dealing-method ' +
  'settle-coup report-irregularity ' +
  'begin-dummy-coup freeze-accounts return-terminal correct-card open-claim close-claim ' +
  'dispute-claim advise-complainant arrange-above-differential order-dummy-coups';
const ABOVE =
  'change-setup announce-limits withdraw-limits set-collective-liability announce-closing ' +
  'close-table name-cutter order-shuffle replace-cards move-float allow-standing-patrons ' +
  'agree-limits approve-commission-deferral carry-commission ' +
  'order-free-coups unfreeze-accounts sanction-patron end-hold ' +
  'lift-exclusion end-detention release-debt pay-owed collect-owing write-off-owing ' +
  'release-locked-win';
const SUPERVISOR = `${DEALER} ${ABOVE}`;

const ROWS: Readonly<Record<Role, string>> = {
  patron: PATRON,
  dealer: DEALER,
  'game-supervisor': SUPERVISOR,
  'casino-supervisor': SUPERVISOR,
  'pit-boss': SUPERVISOR,
  // Management stands above the table and takes no duty at it.
  operator: SUPERVISOR.replace('sign-on sign-off ', ''),
  'table-inspector':
    'sign-on sign-off prepare-shoe tag-partnership inform-of-squeeze report-irregularity',
  'tournament-director': '',
  cashier: '',
  surveillance: '',
  inspector: '',
  administrator: '',
  // The server's own drivers do not come through the gate.
  system: '',
};

const actor = (role: Role): Actor =>
  role === 'patron' ? { role, id: 'patron-1', seat: 1 } : { role, id: `${role}-1` };

const setup = plainSetup('crown-rapid', 'traditional');
const samples = sampleCommands(setup);
const NAMES = Object.keys(samples) as CommandName[]; // the record has one for each

describe('role by command', () => {
  test.each(ROLES)('R-ACC-1: a %s may send exactly what its row says', role => {
    const table = { shoe: 'dealt', setups: () => [setup], fault: () => null } as const;
    const may = NAMES.filter(name => gate(actor(role), samples[name], table)?.clause !== 'R-ACC-1');
    const row = ROWS[role] === '' ? [] : ROWS[role].split(' ');
    expect(may.toSorted()).toEqual(row.toSorted());
  });

  test('R-CSH-3 R-CSH-7: nobody credits notes or pays by ticket through the gate', () => {
    const table = { shoe: 'dealt', setups: () => [setup], fault: () => null } as const;
    for (const role of ROLES) {
      const at = { seat: 1, patron: 'patron-1', cents: 100 };
      const notes = gate(actor(role), { do: 'buy-in', ...at, tender: 'notes' }, table);
      const ticket = { do: 'pay-out', ...at, how: 'ticket', reference: 'T-1' } as const;
      expect(notes?.refused).toBe('not-authorised');
      expect(gate(actor(role), ticket, table)?.refused).toBe('not-authorised');
    }
  });
});

const LADDER = (Object.keys(STAFF_RANKS) as (keyof typeof STAFF_RANKS)[]).toSorted(
  (one, two) => STAFF_RANKS[one] - STAFF_RANKS[two],
);

describe('at a real table', () => {
  test.each([
    ['crown-rapid', 'traditional'],
    ['mbs-rapid', 'commission'],
    ['crown', 'traditional'],
    ['tasmania', 'traditional'],
  ] as const)('G7: in %s a power goes up the ladder and never down', (id, wanted) => {
    const book = RULEBOOKS[id];
    const versions = Object.keys(book.versions) as (typeof wanted)[]; // the book's own
    const version = versions.includes(wanted) ? wanted : (versions[0] ?? wanted);
    const own = plainSetup(id, version as Parameters<typeof plainSetup>[1]); // one of the book's
    const { table } = readyTable(own);
    const options = sampleCommands(own);
    const allowed = (role: Role, name: CommandName): boolean => {
      const given = { ...options[name], by: actor(role), at: table.at, countersignedBy: 'x' };
      const decision = decide({ book, table }, given);
      return !isRefusal(decision) || decision.refused !== 'not-authorised';
    };
    // A duty belongs to its own rank, not to those above it.
    const ranked = NAMES.filter(name => name !== 'sign-on' && name !== 'sign-off');
    const leaks = ranked.filter(name => {
      const may = LADDER.map(role => allowed(role, name));
      const first = may.indexOf(true);
      return first >= 0 && may.slice(first).includes(false);
    });
    expect(leaks).toEqual([]);
    // What the gate keeps for supervisors, no book gives to a dealer in silence.
    const needsMore = ranked.filter(name => !allowed('dealer', name) && allowed('operator', name));
    expect(needsMore.length).toBeGreaterThan(0);
  });
});

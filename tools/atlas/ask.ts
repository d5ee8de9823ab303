// Asks a table what would follow from every report by every role, without doing anything.

import type { Irregularity } from '../../src/rulebooks/irregularity.ts';
import type { Role } from '../../src/rulebooks/procedure.ts';
import type { At } from '../../src/table/act.ts';
import { decide } from '../../src/table/decide.ts';
import type { Facts } from '../../src/table/irregularity.ts';
import { isRefusal } from '../../src/table/refusal.ts';
import { rulingFor } from '../../src/table/ruling-for.ts';
import { patronAt, staff } from '../../src/table/testing/scene.ts';

/** What came of a report: a ruling, or the kind of refusal; always with its clause. */
export interface Outcome {
  readonly came: 'ruled' | 'refused';
  /** The ruling's name, or the refusal's. */
  readonly what: string;
  readonly clause: string;
  /** The rank whose approval the role needs for it. */
  readonly approver: string | null;
}

const SEEN = { cards: ['5h'] } as const;
const TRUE_CARDS = { cards: ['2s', 'Kd', '7d', '7h'] } as const;
const shutTail = (
  on: 'player-dragon-tail' | 'banker-dragon-tail',
  area: 'early' | 'late',
): Facts => ({
  seat: 1,
  patron: 'patron-1',
  bet: { on, area },
});

/** What a reporter may say of each: every answer that could make a difference. */
export const SAYABLE: Readonly<Record<Irregularity, readonly Facts[]>> = {
  'opening-burn-missed': [{ choice: 'again' }, { choice: 'complete' }],
  'surplus-card-unseen': [{ cards: [null] }],
  'surplus-card-seen': [SEEN],
  'player-card-to-banker': [SEEN],
  'third-card-to-player': [SEEN],
  'third-card-to-banker': [SEEN],
  'card-face-up-in-shoe': [SEEN],
  'nobody-wagered': [{}],
  'cards-to-the-wrong-side': [
    { choice: 'complete', orderIsCertain: true },
    { choice: 'reopen', orderIsCertain: false },
    { choice: 'dummy', orderIsCertain: false },
  ],
  'card-order-lost': [{}],
  'cards-drawn-together': [{ orderIsCertain: true }, { orderIsCertain: false }],
  'shoe-order-disturbed': [{ canBePutRight: true }, { canBePutRight: false }],
  'too-few-cards': [{}],
  'foreign-card': [{ foreign: 'joker' }],
  'wrong-number-of-cards': [
    { canBePutRight: true },
    { canBePutRight: true, ...TRUE_CARDS },
    { canBePutRight: false },
    { canBePutRight: false, coup: 1 },
  ],
  'wager-on-a-shut-tail': [
    shutTail('player-dragon-tail', 'late'),
    shutTail('player-dragon-tail', 'early'),
  ],
  'wager-change-wanted': [{}],
  'wrong-result-entered': [{ ...TRUE_CARDS, note: 'Seen on the recording.' }],
  'terminal-malfunction': [
    { seat: 1, provenByRecords: true, note: 'Screen dark.' },
    { seat: 1, provenByRecords: false, note: 'Screen dark.' },
  ],
  'system-malfunction': [
    { provenByRecords: true, note: 'Server stopped.' },
    { provenByRecords: false, note: 'Server stopped.' },
  ],
  'equipment-malfunction': [{ note: 'The shoe jammed.' }],
  'game-disrupted': [{ note: 'Fire alarm.' }],
  fraud: [{ note: 'A marked card.' }],
};

/** Somebody else of the highest rank, who can approve whatever needs approval. */
const APPROVER = { role: 'operator', id: 'operator-2' } as const;

const reporter = (role: Role) => (role === 'patron' ? patronAt(1) : staff(role));

/** What follows at this table when a role reports it so. */
export function ask(room: At, what: Irregularity, role: Role, facts: Facts): Outcome {
  const report = { what, facts, by: reporter(role), at: room.table.at } as const;
  const verdict = rulingFor(room, report);
  if (isRefusal(verdict)) return refused(verdict);
  const decision = decide(room, {
    do: 'report-irregularity',
    ...report,
    ...(verdict.needsApprover ? { approvedBy: APPROVER } : {}),
  });
  if (isRefusal(decision)) return refused(decision);
  const approver = verdict.needsApprover ? verdict.decider : null;
  return { came: 'ruled', what: verdict.ruling, clause: verdict.clause, approver };
}

const refused = ({ refused: what, clause }: { refused: string; clause: string }): Outcome => ({
  came: 'refused',
  what,
  clause,
  approver: null,
});

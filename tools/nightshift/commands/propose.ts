// A command that somebody might give now, as a line of a scenario: drawn until the table takes it,
// or as it comes, so that refusals are met too.

import { type Role, ROLES } from '../../../src/rulebooks/roles.ts';
import { COMMAND_LINES } from '../../../src/scenario/table/command-line.ts';
import { usualPerson } from '../../../src/scenario/table/usual-person.ts';
import type { Command, CommandName } from '../../../src/table/acts.ts';
import { isRefusal } from '../../../src/table/refusal.ts';
import type { Actor } from '../../../src/table/setup/setup.ts';
import type { Chance } from '../../oracle/chance.ts';
import type { Drawing, Source } from './drawing.ts';
import { drawCommand, type Fields } from './draw-command.ts';

/** What came of asking. */
export type Reaction = 'happens' | 'done' | 'refused' | 'throws';

export interface Proposal {
  readonly line: Fields;
  readonly reaction: Reaction;
  /** What was thrown, where something was. */
  readonly threw?: unknown;
}

/** Those who mostly give commands; everybody else now and then. */
const USUAL: readonly Role[] = [
  ...['patron', 'dealer', 'dealer', 'game-supervisor', 'casino-supervisor', 'operator'],
] as const satisfies readonly Role[];

/** Whom to try when somebody was turned away. */
const LADDER = [
  ...['operator', 'patron', 'dealer', 'system', 'table-inspector', 'game-supervisor'],
  ...['casino-supervisor', 'cashier'],
] as const satisfies readonly Role[];

const TURNED_AWAY = ['not-authorised', 'not-your-seat'];

/** How much later than the line before; only signs, clocks and breaks wait. */
const WAITS = ['+20s', '+5m', '+31m', '+3h'] as const;
const WAIT_MS = { '+20s': 20_000, '+5m': 300_000, '+31m': 1_860_000, '+3h': 10_800_000 } as const;
const A_LINE_MS = 1_000;

/** Draws that are tried before a refusal is taken. */
const TRIES = 24;
/** Some refusals are hardly ever a matter of what was drawn. */
const PATIENCE_LOST: Readonly<Record<string, number>> = { 'not-in-this-book': TRIES, 'not-now': 4 };

/** Somebody of a role: on duty there, or now and then another. */
function personFor({ driven, focus, chance }: Drawing, role: Role): Actor {
  if (role === 'patron') {
    const others = driven.table.seats.filter(({ patron }) => patron !== null);
    const other = others.length > 0 && chance.isOneIn(6) ? chance.pick(others) : undefined;
    // Now and then somebody speaks for another's seat.
    return { role, id: other?.patron?.id ?? focus.patron, seat: other?.number ?? focus.seat };
  }
  const usual = usualPerson(driven.table, role);
  return chance.isOneIn(12) ? { role, id: `${role}-2` } : usual;
}

interface Asked extends Proposal {
  readonly refused?: string;
}

function ask(drawing: Drawing, fields: Fields, by: Actor, at: string | undefined): Asked {
  const { driven, chance, name } = drawing;
  const approver = approverFor(chance, by);
  const wait = at === undefined ? A_LINE_MS : WAIT_MS[at as keyof typeof WAIT_MS];
  // Now and then nobody stands behind it; a slip is always signed by two.
  const isApproved =
    Object.hasOwn(COMMAND_LINES[name].shape, 'approvedBy') &&
    (name === 'move-float' || !chance.isOneIn(6));
  const second = isApproved ? { approvedBy: approver, countersignedBy: approver.id } : {};
  // Drawn by the wire's own schema.
  const command = { ...fields, by, at: driven.now + wait, ...second } as unknown as Command;
  const line = {
    ...lineFields(fields),
    by,
    ...(isApproved ? { approvedBy: approver } : {}),
    ...(at === undefined ? {} : { at }),
  };
  try {
    const decision = driven.ask(command);
    if (isRefusal(decision)) return { line, reaction: 'refused', refused: decision.refused };
    return { line, reaction: decision.length === 0 ? 'done' : 'happens' };
  } catch (threw) {
    return { line, reaction: 'throws', threw };
  }
}

/** A line leaves the book out of a set-up: a table keeps its book. */
export function lineFields(fields: Fields): Fields {
  const { setup } = fields;
  if (typeof setup !== 'object' || setup === null) return fields;
  const { rulebook: _book, ...rest } = setup as Fields; // a whole set-up
  return { ...fields, setup: rest };
}

/** The second person: of rank and another one, as a rule. */
function approverFor(chance: Chance, by: Actor): Actor {
  const role = chance.pick<Role>(['operator', 'operator', 'casino-supervisor', 'game-supervisor']);
  const id = chance.isOneIn(10) ? by.id : `${role}-9`;
  return { role, id };
}

function askSomebody(drawing: Drawing, fields: Fields): Asked {
  const { chance } = drawing;
  const at = chance.isOneIn(12) ? chance.pick(WAITS) : undefined;
  const role = chance.isOneIn(10) ? chance.pick(ROLES) : chance.pick(USUAL);
  let asked = ask(drawing, fields, personFor(drawing, role), at);
  for (const other of LADDER) {
    if (asked.refused === undefined || !TURNED_AWAY.includes(asked.refused)) return asked;
    asked = ask(drawing, fields, personFor(drawing, other), at);
  }
  return asked;
}

/** A command of this name: one that the table takes if one is found, else the last that it not. */
export function propose(source: Source, name: CommandName): Proposal {
  let proposal = proposeOnce(source, name);
  let patience = TRIES;
  while (proposal.reaction === 'refused' && patience > 0) {
    patience -= PATIENCE_LOST[proposal.refused ?? ''] ?? 1;
    proposal = proposeOnce(source, name);
  }
  return proposal;
}

/** A command of this name as it comes. */
export function proposeOnce(source: Source, name: CommandName): Asked {
  const { drawing, fields } = drawCommand(source, name);
  return askSomebody(drawing, fields);
}

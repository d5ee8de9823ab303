// Every duty that an event can break.

import type { Step } from '../../audited-table.ts';
import type { Violation } from '../../violation.ts';
import { ACCOUNT_DUTIES } from './accounts.ts';
import { CARD_DUTIES } from './cards.ts';
import type { Duty, DutyBooks } from './duty.ts';
import { HOUSE_RULE_DUTIES } from './house-rules.ts';
import { PEOPLE_DUTIES } from './people.ts';

export type { CommissionDebts, DutyBooks } from './duty.ts';

const DUTIES: readonly Duty[] = [
  ...PEOPLE_DUTIES,
  ...ACCOUNT_DUTIES,
  ...CARD_DUTIES,
  ...HOUSE_RULE_DUTIES,
];

export const dutyViolations = (step: Step, books: DutyBooks): readonly Violation[] =>
  DUTIES.flatMap(duty => duty(step, books) ?? []);

// Who agrees that somebody comes to work here or leaves, or that a machine comes onto the list:
// another who keeps the staff or may agree to a release, proven on the spot (ruling G19).

import type { FastifyRequest } from 'fastify';

import { hasAnyPower, type HousePower } from '../../../../rulebooks/roles.ts';
import type { ApproverProof } from '../../../../wire/http.ts';
import type { StaffRole } from '../../../../wire/roles.ts';
import { isDenial } from '../../../people/sign-in-desk.ts';
import { listStaff, roleOf } from '../../../people/staff.ts';
import { NotDone, notDone, type Parts } from '../house-act.ts';
import { asApprover, denialAnswer, recognise } from '../recognise.ts';
import { STATUS } from '../../who.ts';

const AGREE: readonly HousePower[] = ['manage-staff', 'agree-to-release'];

/** What somebody agrees to, and who asks for it. */
interface AskedOf {
  readonly approving: string;
  readonly by: string;
}

export const alone = (): NotDone =>
  notDone(STATUS.notPermitted, 'needs-two', { code: 'needs-another-person' });

/** The second person behind what the house's people and machines are, or why there is none. */
export async function secondBehind(
  house: Parts<'desk' | 'record'>,
  request: FastifyRequest,
  approver: ApproverProof,
  { approving, by }: AskedOf,
): Promise<{ readonly id: string } | NotDone> {
  const known = await recognise(house, request, asApprover(approver), { approving });
  if (isDenial(known)) return new NotDone(STATUS.notPermitted, denialAnswer(known));
  const role = roleOf(known, approver.role);
  const agrees = role !== undefined && hasAnyPower(role, AGREE);
  return known.id === by || !agrees ? alone() : { id: known.id };
}

const canAgree = ({ roles }: { readonly roles: readonly StaffRole[] }): boolean =>
  roles.some(role => hasAnyPower(role, AGREE));

/** Whether anybody but this person could agree to anything. */
export async function couldAnyoneAgree(house: Parts<'journal'>, but: string): Promise<boolean> {
  const others = (await listStaff(house.journal.db)).filter(({ id }) => id !== but);
  return others.some(canAgree);
}

/**
 * Whether somebody is the last who could agree to what this administrator does: without them the
 * administrator would be as alone as at the founding, and could bring in a twin.
 */
export async function isLastToAgree(
  house: Parts<'journal'>,
  leaving: string,
  by: string,
): Promise<boolean> {
  const others = (await listStaff(house.journal.db)).filter(({ id }) => id !== by);
  const leaves = others.find(({ id }) => id === leaving);
  if (leaves === undefined || !canAgree(leaves)) return false;
  return !others.some(other => other.id !== leaving && canAgree(other));
}

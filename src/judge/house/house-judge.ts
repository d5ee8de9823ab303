// Judges the house's own record event by event: who comes to work here, which machines speak for
// it, and every act about them and the house by the roles and the second person that it needs.

import {
  areInConflict,
  hasAnyPower,
  type HousePower,
  type Role,
  ROLES,
} from '../../rulebooks/roles.ts';
import { EventJudge } from '../event-judge.ts';
import { type EventFields, listIn, stringIn } from '../fields.ts';
import type { Raise } from '../verdict.ts';
import { JudgedCustody } from './custody.ts';
import { RemoteApprovals } from './remote-approvals.ts';

interface HouseActRule {
  /** One of these powers is behind whoever does it. */
  readonly by: readonly HousePower[];
  /** Whoever agrees is somebody else with one of these. */
  readonly second?: readonly HousePower[];
  /** Nobody does it to themselves. */
  readonly toOthers?: true;
  /** The house's own hand may do it as well. */
  readonly byHouse?: true;
}

const RUN: readonly HousePower[] = ['run-house'];
const STAFF: readonly HousePower[] = ['manage-staff'];
const AGREE: readonly HousePower[] = ['manage-staff', 'agree-to-release'];
const FOUND: readonly HousePower[] = ['manage-staff', 'run-house', 'agree-to-release'];
const PAY: readonly HousePower[] = ['approve-payments'];
const RELEASE = { by: RUN, second: ['agree-to-release'] } as const;

const ACTS: Readonly<Record<string, HouseActRule>> = {
  'table-installed': { by: RUN, byHouse: true },
  'setup-approved': { by: RUN },
  'pay-options-switched': { by: RUN },
  'system-approved': { by: RUN },
  'rules-document-stored': { by: RUN },
  'house-terms-set': { by: ['manage-staff', 'run-house'], second: FOUND },
  'regulator-key-enrolled': { by: ['manage-staff', 'run-house'], second: FOUND },
  'table-released': RELEASE,
  'stream-released': RELEASE,
  'journal-reconciled': RELEASE,
  'stopped-table-paid': { by: ['work-at-cage', ...PAY], second: PAY },
  'staff-left': { by: STAFF, toOthers: true },
  'code-removed': { by: STAFF, toOthers: true },
  'lock-released': { by: STAFF },
  'device-revoked': { by: STAFF, byHouse: true },
  'device-released': { by: ['supervise'] },
  'person-recorded': { by: [...STAFF, ...PAY] },
  'person-looked-at': { by: [...STAFF, ...PAY, 'audit-cage'] },
  'person-erased': { by: [...STAFF, ...RUN], second: ['agree-to-release'] },
  'ban-made': { by: ['supervise', ...PAY] },
  'ban-lifted': { by: ['supervise', ...PAY], second: ['agree-to-release'] },
  'area-evacuated': { by: ['supervise'] },
  'table-reopened': { by: ['supervise'], second: ['supervise', ...PAY] },
  'display-message-shown': { by: ['supervise'] },
  'display-message-ended': { by: ['supervise'] },
  'seat-kept': { by: ['supervise'] },
  'kept-seat-released': { by: ['supervise'] },
  'custody-begun': { by: ['supervise'], second: PAY },
  'custody-paid': { by: ['work-at-cage'], second: ['supervise', ...PAY] },
  'gaming-day-closed': { by: ['work-at-cage'], second: PAY },
  'dispute-exported': { by: ['handle-disputes'] },
  'service-added': { by: STAFF, second: AGREE },
  'service-removed': { by: STAFF },
  'webhook-set': { by: STAFF, second: AGREE },
  'webhook-removed': { by: STAFF },
  'webhook-replayed': { by: STAFF },
  'day-exported': { by: ['inspect-house'] },
  'surveillance-noted': { by: ['keep-watch'] },
};

/** What happens once in the life of a house. */
const ONCE = ['house-opened', 'regulator-key-enrolled'];

const CLAUSE = 'R-ACC-1';
const BY_TWO = 'ruling G19';

/** Who puts the first people on record. */
const FOUNDING = 'set-up';

export class HouseJudge extends EventJudge {
  readonly #people = new Map<string, readonly Role[]>();
  readonly #ids = new Set<string>();
  readonly #once = new Set<string>();
  readonly #remote = new RemoteApprovals();
  readonly #custody = new JudgedCustody();
  #isLive = false;
  /** Before a start says whose keys these are, the record is of 0.1.0. */
  #isEarly = true;
  #hasStarted = false;
  #hasTables = false;

  protected judge(number: number, event: EventFields, raise: Raise): void {
    const happened = stringIn(event, 'happened');
    if (listIn(event, 'transfers').length > 0) {
      raise('money-without-ground', { happened }, 'ruling G1');
    }
    if (ONCE.includes(happened)) {
      if (this.#once.has(happened)) raise('already-on-record', { happened }, CLAUSE);
      this.#once.add(happened);
    }
    if (this.#isLive) this.#judgeLive(number, event, happened, raise);
    this.#follow(event, happened);
  }

  #judgeLive(number: number, event: EventFields, happened: string, raise: Raise): void {
    const rule = Object.hasOwn(ACTS, happened) ? ACTS[happened] : undefined;
    if (rule !== undefined) this.#judgeAct(number, event, rule, raise);
    switch (happened) {
      case 'staff-added':
        this.#judgeAdded(number, event, raise);
        break;
      case 'device-enrolled':
        this.#judgeEnrolled(number, event, raise);
        break;
      case 'approval-given':
        this.#judgeApproval(number, event, raise);
        this.#remote.see(event, this.at, raise);
        break;
      case 'approval-asked':
      case 'approval-agreed':
      case 'approval-refused':
        this.#judgeRole(number, stringIn(event, 'id'), stringIn(event, 'role'), raise);
        this.#remote.see(event, this.at, raise);
        break;
      case 'custody-begun':
      case 'custody-taken':
      case 'custody-undone':
      case 'custody-paid':
        this.#custody.see(event, raise);
        break;
      case 'approval-expired':
      case 'approval-withdrawn':
        this.#remote.see(event, this.at, raise);
        break;
      case 'signed-in':
        this.#judgeRole(number, stringIn(event, 'id'), stringIn(event, 'role'), raise);
        break;
      case 'shift-handed-over':
        this.#judgeRole(number, stringIn(event, 'to'), stringIn(event, 'role'), raise);
        break;
      case 'house-terms-set':
        if (this.#hasTables) raise('already-on-record', { happened: 'table-installed' }, CLAUSE);
        break;
      default:
    }
  }

  #judgeAct(number: number, event: EventFields, rule: HouseActRule, raise: Raise): void {
    const by = stringIn(event, 'by');
    const isFounding = by === '' && (this.#isEarly || !this.#hasStarted);
    const isHouse = rule.byHouse === true && (isFounding || by === 'house');
    if (!isHouse) this.#judgePower(number, by, rule.by, raise);
    if (rule.toOthers === true && stringIn(event, 'id') === by) {
      raise('approval-by-self', { id: by }, BY_TWO);
    }
    if (rule.second !== undefined) this.#judgeSecond(number, event, rule.second, raise);
  }

  /** Somebody who works here, in a role that may. */
  #judgePower(number: number, id: string, powers: readonly HousePower[], raise: Raise): void {
    const roles = this.#rolesOf(number, id, raise);
    if (roles === undefined || roles.some(role => hasAnyPower(role, powers))) return;
    raise('role-may-not', { id, roles: roles.join(' '), power: powers.join(' ') }, CLAUSE);
  }

  #rolesOf(number: number, id: string, raise: Raise): readonly Role[] | undefined {
    const roles = this.#people.get(id);
    if (roles !== undefined) return roles;
    // 0.1.0 put those on record who were added by somebody, and nobody else.
    if (this.#isEarly) this.leaveUnjudged(number, 'somebody whom 0.1.0 did not put on record');
    else raise('person-unknown', { id }, CLAUSE);
    return undefined;
  }

  #judgeSecond(
    number: number,
    event: EventFields,
    powers: readonly HousePower[],
    raise: Raise,
  ): void {
    const [by, second] = [stringIn(event, 'by'), stringIn(event, 'approvedBy')];
    const act = stringIn(event, 'happened');
    if (second === '') raise('approval-missing', { act, by }, BY_TWO);
    else if (second === by) raise('approval-by-self', { act, by }, BY_TWO);
    else {
      const roles = this.#rolesOf(number, second, raise);
      if (roles === undefined || roles.some(role => hasAnyPower(role, powers))) return;
      raise('approval-by-rank', { act, id: second, roles: roles.join(' ') }, BY_TWO);
    }
  }

  /** By two, but for the founders, and a lone administrator's second one. */
  #judgeAdded(number: number, event: EventFields, raise: Raise): void {
    const id = stringIn(event, 'id');
    const roles = rolesIn(event);
    if (this.#ids.has(id)) raise('already-on-record', { id }, CLAUSE);
    if (areInConflict(roles)) raise('roles-in-conflict', { id, roles: roles.join(' ') }, BY_TWO);
    if (!('approvedBy' in event)) {
      this.leaveUnjudged(number, 'somebody added in the form of 0.1.0');
      return;
    }
    const isAdministrator = roles.every(role => hasAnyPower(role, STAFF));
    const by = stringIn(event, 'by');
    if (by === FOUNDING) {
      const isFounder = isAdministrator && !this.#hasOthers(roles);
      if (!isFounder) raise('approval-missing', { act: 'staff-added', by }, BY_TWO);
      return;
    }
    this.#judgePower(number, by, STAFF, raise);
    const isSecond = isAdministrator && !this.#couldAgree(by);
    if (isSecond && stringIn(event, 'approvedBy') === '') {
      this.leaveUnjudged(number, 'a second administrator, whom the first one added alone');
    } else this.#judgeSecond(number, event, AGREE, raise);
  }

  /** Whether anybody works here but two who founded the house together. */
  #hasOthers(roles: readonly Role[]): boolean {
    const all = [...this.#people.values()];
    return all.length > 1 || all.some(other => other.join() !== roles.join());
  }

  #couldAgree(but: string): boolean {
    return [...this.#people].some(
      ([id, roles]) => id !== but && roles.some(role => hasAnyPower(role, AGREE)),
    );
  }

  /** What speaks for a patron, a dealer, cards or money is enrolled by two; a display is not. */
  #judgeEnrolled(number: number, event: EventFields, raise: Raise): void {
    this.#judgePower(number, stringIn(event, 'by'), STAFF, raise);
    if (!('approvedBy' in event)) this.leaveUnjudged(number, 'a device enrolled under 0.1.0');
    else if (stringIn(event, 'kind') !== 'display') {
      this.#judgeSecond(number, event, AGREE, raise);
    }
  }

  #judgeApproval(number: number, event: EventFields, raise: Raise): void {
    const [id, to] = [stringIn(event, 'id'), stringIn(event, 'to')];
    if (id === to) raise('approval-by-self', { id }, 'R-ACC-2');
    this.#judgeRole(number, id, stringIn(event, 'role'), raise);
  }

  /** Nobody acts in a role that is not theirs. */
  #judgeRole(number: number, id: string, role: string, raise: Raise): void {
    const roles: readonly string[] | undefined = this.#rolesOf(number, id, raise);
    if (roles === undefined || roles.includes(role)) return;
    raise('role-may-not', { id, role }, CLAUSE);
  }

  #follow(event: EventFields, happened: string): void {
    const id = stringIn(event, 'id');
    switch (happened) {
      case 'house-opened':
        this.#isLive = stringIn(event, 'kind') === 'live';
        break;
      case 'table-installed':
        this.#hasTables = true;
        break;
      case 'server-started':
        this.#hasStarted = true;
        this.#isEarly &&= !('keys' in event);
        break;
      case 'staff-added':
        this.#ids.add(id);
        this.#people.set(id, rolesIn(event));
        break;
      case 'staff-left':
        this.#people.delete(id);
        break;
      case 'signed-in':
        if (this.#isEarly && !this.#people.has(id)) this.#people.set(id, rolesIn(event));
        break;
      default:
    }
  }
}

const isRole = (value: unknown): value is Role => ROLES.some(role => role === value);

/** The roles on record, or the one in which somebody came. */
const rolesIn = (event: EventFields): readonly Role[] =>
  [...listIn(event, 'roles'), event['role']].filter(isRole);

// How far a live house is on the way to its first coup: what is there, and what is still missing.

import { createHash, createPublicKey } from 'node:crypto';

import { hasAnyPower, type HousePower, type Role } from '../../../rulebooks/roles.ts';
import { STAFF_ROLES, type StaffRole } from '../../../wire/roles.ts';
import type { SetUpProgress, SetUpStep } from '../../../wire/administration/set-up.ts';
import { isApprovedDevice, type ListedDevice } from '../../devices/devices.ts';
import type { StaffMember } from '../../people/staff.ts';
import type { HouseTable } from '../../tables/installed/house-table.ts';
import type { House } from '../house.ts';

/** Without these nobody opens a table, deals at it, watches over it or pays. */
const NEEDED: readonly StaffRole[] = ['operator', 'game-supervisor', 'dealer', 'cashier'];
/** Two people: nobody is alone with a house. */
const KEEPERS = 2;

/** Which powers each step asks for. */
const ASKS: Readonly<Record<SetUpStep, readonly HousePower[]>> = {
  terms: ['manage-staff', 'run-house'],
  people: ['manage-staff'],
  'regulator-key': ['manage-staff', 'run-house'],
  tables: ['run-house'],
  screens: ['manage-staff'],
  software: ['run-house'],
  opening: ['run-table'],
};

export interface SetUpKnown {
  readonly people: readonly StaffMember[];
  readonly regulatorKey: SetUpProgress['regulatorKey'];
  readonly roles: readonly StaffRole[];
}

type ProgressHouse = Pick<House, 'plan' | 'tables' | 'terms' | 'record' | 'devices' | 'approved'> &
  Pick<House, 'release'>;

export function setUpProgress(
  house: ProgressHouse,
  { people, regulatorKey, roles }: SetUpKnown,
): SetUpProgress {
  const { terms, tables, approved, release, record } = house;
  const { name, currency, startsAtHour, zone } = terms;
  const isFixed = termsAreFixed(house);
  const step = (of: SetUpStep, missing: readonly string[], isDone = missing.length === 0) => ({
    ...{ step: of, isDone },
    missing: [...missing],
    does: STAFF_ROLES.filter(role => hasAnyPower(role, ASKS[of])),
  });
  const steps = [
    step('terms', [], isFixed || record.known.terms !== null),
    step('people', missingPeople(people)),
    step('regulator-key', [], regulatorKey !== null),
    step('tables', [], tables.length > 0),
    step('screens', tablesWithout(house.devices.all(), tables), tables.length > 0 && isServed()),
    step('software', [], approved.system.isApproved),
    step('opening', [], tables.some(isOpen)),
  ];
  return {
    ...{ name, currency, startsAtHour, zone, isFixed, steps, regulatorKey },
    isDone: steps.every(({ isDone }) => isDone),
    engine: release.engine,
    roles: [...roles],
  };

  function isServed(): boolean {
    return tablesWithout(house.devices.all(), tables).length === 0;
  }
}

/** With its first table or tournament a house counts in a currency and by a day, for ever. */
export const termsAreFixed = ({
  tables,
  tournaments,
}: {
  readonly tables: readonly HouseTable[];
  readonly tournaments?: Pick<House['tournaments'], 'summaries'>;
}): boolean => tables.length > 0 || (tournaments?.summaries.length ?? 0) > 0;

const isOpen = ({ parts }: HouseTable): boolean =>
  parts !== null && parts.mailbox.table.phase !== 'closed';

function missingPeople(people: readonly StaffMember[]): readonly string[] {
  const keepers = withPower(people, ['manage-staff']).length;
  const roles: readonly Role[] = people.flatMap(person => person.roles);
  return [
    ...Array.from({ length: Math.max(0, KEEPERS - keepers) }, () => 'administrator'),
    ...NEEDED.filter(role => !roles.includes(role)),
  ];
}

const withPower = (people: readonly StaffMember[], powers: readonly HousePower[]) =>
  people.filter(({ roles }) => roles.some(role => hasAnyPower(role, powers)));

/** Tables that cannot be run yet: no approved console, or no terminal where all wager at one. */
function tablesWithout(
  listed: readonly ListedDevice[],
  tables: readonly HouseTable[],
): readonly string[] {
  const approved = listed.filter(isApprovedDevice);
  return tables.flatMap(({ plan: { name, setup } }) => {
    const own = approved.filter(({ table }) => table === name);
    const wanted = setup.stakeMode === 'seat-terminals' ? ['console', 'terminal'] : ['console'];
    return wanted.every(kind => own.some(device => device.kind === kind)) ? [] : [name];
  });
}

/** What people compare of a key: the SHA-256 of its bytes; null where the text is no key. */
export function keyFingerprint(pem: string): string | null {
  try {
    const key = createPublicKey(pem);
    if (key.asymmetricKeyType !== 'ed25519') return null;
    return createHash('sha256')
      .update(key.export({ type: 'spki', format: 'der' }))
      .digest('hex');
  } catch {
    return null;
  }
}

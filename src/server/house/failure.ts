// Why a house cannot be opened, or why play waits, in one sentence for the operator.

import type { PostgresFailure } from '../storage/postgres/failure.ts';
import type { SettingFault } from '../settings/settings.ts';

export const HOUSE_FAILURES = [
  'journal-not-taken',
  'other-kind-of-house',
  'plan-not-permitted',
  'port-in-use',
  'port-not-permitted',
  'cannot-listen',
  'no-tls',
  'other-keys',
  'no-signer',
  'key-in-folder',
  'no-bus',
  'not-heard',
  'no-cluster',
  'setting',
] as const;

export interface HouseFailure {
  readonly failed: (typeof HOUSE_FAILURES)[number];
  readonly says: string;
}

export type StartFailure = HouseFailure | PostgresFailure | SettingFault;

export const houseFailure = (failed: HouseFailure['failed'], says: string): HouseFailure => ({
  failed,
  says,
});

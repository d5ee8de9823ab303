// Setting a live house up, over HTTP: how far it is, its terms, tables, screens and approvals.

import type {
  CodeAnswered,
  CodeShown,
  Denial,
  SetupChecked,
  SetupPreset,
  SetUpProgress,
  TableSummary,
} from '../../../wire/index.ts';
import { proofOf } from './sign-in-requests.ts';

/** What the house answers; a denial says why not. */
async function ask<Answer>(path: string, body?: object): Promise<Answer | Denial> {
  const response = await fetch(
    path,
    body === undefined
      ? {}
      : {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        },
  );
  return (await response.json()) as Answer | Denial; // the server's own schemas
}

export const isDenied = (answer: object): answer is Denial => 'denied' in answer;

/** An answer, or the end of looking it up. */
async function lookedUp<Answer extends object>(path: string): Promise<Answer> {
  const answer = await ask<Answer>(path);
  if (isDenied(answer)) throw new Error(answer.denied);
  return answer;
}

export const fetchSetUpProgress = (): Promise<SetUpProgress> =>
  lookedUp<SetUpProgress>('/api/set-up/progress');

export const fetchPresets = (): Promise<readonly SetupPreset[]> =>
  lookedUp<readonly SetupPreset[]>('/api/set-up/presets');

/** Somebody who stands behind it, as they typed it. */
export interface TypedSecond {
  readonly id: string;
  readonly secret: string;
}

const approverOf = ({ id, secret }: TypedSecond) => ({ approver: { id, ...proofOf(secret) } });

export interface TypedTerms {
  readonly name: string;
  readonly currency: string;
  readonly startsAtHour: number;
  readonly zone: string;
}

export const setTerms = (terms: TypedTerms, second: TypedSecond): Promise<object | Denial> =>
  ask('/api/set-up/terms', { ...terms, ...approverOf(second) });

export const enrolRegulator = (key: string, second: TypedSecond): Promise<object | Denial> =>
  ask('/api/set-up/regulator-key', { key, ...approverOf(second) });

type Setup = SetupPreset['setup'];

export const checkSetup = (setup: Setup): Promise<SetupChecked | Denial> =>
  ask('/api/set-up/check', { setup });

export const installTable = (
  name: string,
  title: string,
  setup: Setup,
): Promise<TableSummary | Denial> => ask('/api/tables', { name, title, setup });

export const approveSetup = (table: string, setup: Setup): Promise<object | Denial> =>
  ask(`/api/tables/${encodeURIComponent(table)}/setups`, { setup });

export interface ScreenAtCode {
  readonly code: string;
  readonly kind: string;
  readonly table: string;
  readonly seat: number | null;
  readonly reference: string;
  readonly on: string;
  /** Behind a display nobody need stand. */
  readonly second: TypedSecond | null;
}

/** Enrols the screen that shows a code. */
export const enrolByCode = ({ code, kind, table, seat, reference, on, second }: ScreenAtCode) =>
  ask<{ id: string }>('/api/devices/by-code', {
    ...{ code, kind, table },
    ...(seat === null ? {} : { seat }),
    ...(reference === '' ? {} : { approval: { reference, on } }),
    ...(second === null ? {} : approverOf(second)),
  });

/** The digest of everything that is installed, as the regulator signs it. */
export const readDigest = (): Promise<{ readonly whole: string } | Denial> =>
  ask('/api/system/verify', { seed: '' });

export const approveSoftware = (file: string): Promise<object | Denial> =>
  ask('/api/system/approval', { file });

export const beginCodes = (): Promise<{ readonly secret: string } | Denial> => ask('/api/code', {});

export const confirmCodes = (code: string): Promise<object | Denial> =>
  ask('/api/code/confirm', { code });

export const showCode = (): Promise<CodeShown | Denial> => ask('/api/device/code', {});

export const askCode = (secret: string): Promise<CodeAnswered | Denial> =>
  ask('/api/device/code/asked', { secret });

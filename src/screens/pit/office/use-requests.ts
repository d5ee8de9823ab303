// The approvals that tables ask of whoever looks at the pit, looked at again and again: a table
// waits with its coup for each of them.

import { useCallback, useEffect, useState } from 'react';
import type { AskedApprovalPage } from '../../../wire/index.ts';
import { readRequests } from '../../client/requests/approval-requests.ts';
import { mayAny, type Viewer } from '../../client/powers.ts';
import { useLookedUp } from '../use-looked-up.ts';

const AGAIN_MS = 5000;

export interface Requests {
  readonly requests: readonly AskedApprovalPage[];
  /** How many of them wait for this person's word. */
  readonly toDecide: number;
  /** Counts the looks: another one reads anew. */
  readonly look: number;
  readonly again: () => void;
}

export function useRequests(token: string | null, viewer: Viewer): Requests {
  const [look, count] = useState(0);
  const again = useCallback(() => count(before => before + 1), []);
  const may = mayAny(viewer.powers, 'supervise', 'approve-payments', 'work-at-cage');
  useEffect(() => {
    const timer = setInterval(again, AGAIN_MS);
    return () => clearInterval(timer);
  }, [again]);
  const { value } = useLookedUp(`${token} ${may} ${look}`, async () =>
    may ? readRequests(token) : { requests: [] },
  );
  const requests = value?.requests ?? [];
  return {
    requests,
    toDecide: requests.filter(({ own, request }) => !own && request !== null).length,
    look,
    again,
  };
}

// What a line answers to commands that reach no table.

import { refused } from '../tables/mailbox/outcome.ts';

export const ONLY_SHOWS = refused({
  ...{ refused: 'not-authorised', clause: 'R-ACC-1' },
  reason: { code: 'screen-only-shows' },
});
export const APPROVAL_IS_OVER = refused({
  ...{ refused: 'needs-second-approver', clause: 'R-ACC-2' },
  reason: { code: 'approval-not-valid' },
});
export const NOT_ITS_SEAL = refused({
  ...{ refused: 'not-authorised', clause: 'R-COM-1' },
  reason: { code: 'seal-of-another-line' },
});

// A terminal's audit mode over HTTP: begun with a proof of who asks, ended from the same screen.

import type { TerminalAudit } from '../../../wire/index.ts';
import { postJson } from './sign-in-requests.ts';

export interface AuditPlace {
  readonly table: string;
  readonly seat: number;
}

export interface AuditProof {
  readonly id: string;
  readonly password: string;
  readonly code: string;
}

/** Begins it; what was left out is not sent. */
export function beginAudit(place: AuditPlace, proof: AuditProof): Promise<TerminalAudit> {
  const said = Object.entries(proof).filter(([, text]) => text !== '');
  return postJson('/api/terminals/audit', { ...place, ...Object.fromEntries(said) });
}

/** In a demonstration one touch takes the inspector's role. */
export const beginDemoAudit = (place: AuditPlace): Promise<TerminalAudit> =>
  postJson('/api/demo/terminal-audit', { ...place, role: 'inspector' });

export const endAudit = ({ table, seat, token }: TerminalAudit): Promise<unknown> =>
  postJson('/api/terminals/audit/end', { table, seat, token });

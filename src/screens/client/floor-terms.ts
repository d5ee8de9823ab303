// The closed sets of rulings as the wire carries them: drawn from its messages, not from the books.

import type { ServerMessage, SentCommand } from '../../wire/index.ts';

export type SentReport = Extract<SentCommand, { do: 'report-irregularity' }>;
export type ReportedIrregularity = SentReport['what'];

/** What a ruling would do, shown before it is confirmed. */
export type ShownEffect = NonNullable<Extract<ServerMessage, { kind: 'effect' }>['effect']>;

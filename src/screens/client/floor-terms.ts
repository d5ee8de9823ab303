// The closed sets of rulings as the wire carries them: drawn from its messages, not from the books.

import type { ServerMessage, SentCommand } from '../../wire/index.ts';

export type Report = Extract<SentCommand, { do: 'report-irregularity' }>;
export type Irregularity = Report['what'];

/** What a ruling would do, shown before it is confirmed. */
export type Effect = NonNullable<Extract<ServerMessage, { kind: 'effect' }>['effect']>;
export type RulingName = Effect['verdict']['ruling'];
export type RankedRole = Effect['verdict']['decider'];

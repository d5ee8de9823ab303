// Every kind of stream that a house writes, recorded once.

import type { RecordedEvent } from './journal.ts';
import { recordAll } from './record.ts';
import { recordHouse, recordLiveHouse } from './record-house.ts';
import { recordMoney } from './record-money.ts';
import { recordTournaments, TOURNAMENT_BOOKS } from './record-tournament.ts';

type Named = readonly [name: string, events: readonly RecordedEvent[]];

export async function* recordEverything(): AsyncGenerator<Named> {
  yield* recordAll();
  for (const book of TOURNAMENT_BOOKS) {
    for (const [index, { manner, events }] of recordTournaments(book).entries()) {
      yield [`tournament-${book}-${index + 1}-${manner}`, events];
    }
  }
  yield* Object.entries(await recordMoney());
  yield ['house', await recordHouse()];
  yield ['live-house', await recordLiveHouse()];
}

// What must be possible: acts that a clause gives to somebody are not refused to them. They are
// asked and never done.

import { englishText } from '../../../src/texts/index.ts';
import type { DrivenTable } from '../../../src/scenario/table/driven-table.ts';
import { lies } from '../../../src/table/coup/hands.ts';
import type { Command } from '../../../src/table/acts.ts';
import { tooMuch } from '../../../src/table/wagers/pro-rata.ts';
import { isRefusal } from '../../../src/table/refusal.ts';
import type { Seat, Table } from '../../../src/table/table.ts';
import type { CoupPlace } from '../commands/focus.ts';
import type { Fields } from '../commands/draw-command.ts';
import type { Violation } from '../violation.ts';

interface Right {
  readonly kind: string;
  readonly line: Fields;
  /** Refusals that may stand in the way all the same. */
  readonly unless: readonly string[];
}

type SettledCoup = CoupPlace & { readonly cards: readonly string[] };

const DEALER = { role: 'dealer', id: 'dealer' };

/** Somebody sits there to play: not on the way out, not excluded. */
const plays = ({ claims }: Table, { patron, leaving }: Seat): boolean =>
  patron !== null && !leaving && !claims.excluded.includes(patron.id);

/** Somebody whom the holder has let open the cards opens them (8.1.1 (g), 8.1.3 (c)(ii)). */
function delegatesTurn({ table }: DrivenTable): readonly Right[] {
  const { coup, phase, seats } = table;
  if (coup === null || (phase !== 'dealing' && phase !== 'no-more-wagers')) return [];
  return (['player', 'banker'] as const).flatMap(side => {
    const { delegate, seat: taken, patron } = coup.openers[side];
    const lying = coup.cards.find(card => card.to === side && lies(card));
    const holder = seats.find(({ number }) => number === taken);
    const own = seats.find(each => each.patron?.id === delegate);
    const isThere = [holder, own].every(seat => seat !== undefined && plays(table, seat));
    if (lying === undefined || own === undefined || !isThere) return [];
    if (holder?.patron?.id !== patron) return [];
    const by = { role: 'patron', id: delegate, seat: own.number };
    const line = { do: 'turn-card', side, card: lying.card ?? '7h', by };
    return [{ kind: 'a delegate may not open the cards', line, unless: ['impossible-card'] }];
  });
}

/** Errors of entry are corrected however long ago the coup was (G17). */
function oldCoups({ table }: DrivenTable, past: readonly SettledCoup[]): readonly Right[] {
  const old = past[past.length - 20];
  // Whatever waits at a closed table is taken up once it is open again (G18).
  if (table.phase === 'closed') return [];
  if (table.frozen === null || old === undefined || table.staff.dealer === null) return [];
  const { shoe, coup, cards } = old;
  const line = {
    ...{ do: 'report-irregularity', what: 'wrong-result-entered', facts: { shoe, coup, cards } },
    ...{ by: { role: 'game-supervisor', id: 'game-supervisor' } },
    approvedBy: { role: 'operator', id: 'operator-9' },
  };
  const unless = ['not-enough-money', 'nothing-to-do'];
  return [{ kind: 'an old coup cannot be corrected', line, unless }];
}

/** Until the coup is settled a card that was keyed wrongly is put right (G16). */
function wrongCards({ table }: DrivenTable): readonly Right[] {
  const { coup, phase, staff } = table;
  const [first] = coup?.cards ?? [];
  if (phase !== 'dealing' || first === undefined || lies(first) || staff.dealer === null) return [];
  if ((coup?.surplus ?? []).length > 0) return [];
  const card = first.card === '9h' ? '8h' : '9h';
  const line = { do: 'correct-card', position: 1, card, by: DEALER };
  return [{ kind: 'a wrong card cannot be put right', line, unless: ['impossible-card'] }];
}

/** Before the first card a patron may ask to see the burnt one (crown 4.3.1 (a)). */
function burntCard({ book, table }: DrivenTable): readonly Right[] {
  const { shoe, coup, phase, seats } = table;
  const isBefore = phase === 'between-coups' ? shoe.coups === 0 : shoe.coups === 1;
  const isWaiting = phase === 'between-coups' || phase === 'wagering';
  const seat = seats.find(each => plays(table, each));
  if (book.id !== 'crown' || !isWaiting || !isBefore || (coup?.burnt ?? false)) return [];
  if (shoe.openingBurn === 0 || shoe.burnShown !== null || seat === undefined) return [];
  if (shoe.held.length > 0 || shoe.dealt > shoe.openingBurn) return [];
  if (seat.patron === null) return [];
  const by = { role: 'patron', id: seat.patron.id, seat: seat.number };
  const line = { do: 'ask-to-see-burn-card', seat: seat.number, by };
  return [{ kind: 'the burnt card is shown to nobody', line, unless: [] }];
}

/** Wagers are reduced until a card is exposed, also after a window has closed (crown 7.4). */
function reductions(driven: DrivenTable): readonly Right[] {
  const { coup, phase, frozen } = driven.table;
  const isHidden = phase === 'dealing' && coup?.cards.every(lies) === true;
  if (driven.book.id !== 'crown' || !isHidden || frozen !== null) return [];
  const isOver = tooMuch(driven).some(({ reductions: all }) =>
    all.some(({ wager, to }) => to < wager.stake),
  );
  const line = { do: 'reduce-pro-rata', by: DEALER };
  return isOver ? [{ kind: 'wagers cannot be reduced in time', line, unless: [] }] : [];
}

/** Rights that are refused at a table as it stands. */
export function rightViolations(
  driven: DrivenTable,
  past: readonly SettledCoup[],
): readonly Violation[] {
  const rights = [
    ...[...delegatesTurn(driven), ...oldCoups(driven, past), ...wrongCards(driven)],
    ...[...burntCard(driven), ...reductions(driven)],
  ];
  return rights.flatMap(({ kind, line, unless }) => {
    const command = { ...line, at: driven.now } as unknown as Command; // written as the wire has it
    const decision = driven.ask(command);
    if (!isRefusal(decision) || unless.includes(decision.refused)) return [];
    return [
      {
        ...{
          kind,
          says: `${JSON.stringify(line['do'])} is refused: ${englishText(decision.reason)}`,
        },
        expectation: { line, expect: { events: ['...'] } },
        passes: true,
      } as const,
    ];
  });
}

// The virtual shoe of a demonstration's competition table: the next card, or the card that tells.

import type { Play } from '../../tournament/play/play.ts';
import type { TournamentWish } from '../../wire/tournament/wishes.ts';
import type { CommandOutcome } from '../tables/mailbox/outcome.ts';
import { nextCard } from './chance.ts';
import type { TournamentDesk } from './desk.ts';

type InTurn = Extract<
  Extract<TournamentWish, { do: 'play' }>['command'],
  { way: 'in-turn' }
>['what'];

const DECK_SIZE = 52;

/** What comes out of the shoe next; null when there is no card that could. */
function next({ shoe, rules }: Play, markerFromBack: number): InTurn | null {
  if (shoe === null) return null;
  const left = rules.decks * DECK_SIZE - shoe.dealt;
  const { indicator, indicatorOutIn, markerOutAt, held } = shoe;
  const [first] = held;
  if (typeof first === 'string') return { do: 'deal-card', card: first };
  if (indicator !== null && indicatorOutIn === null && left <= indicator) {
    return { do: 'record-indicator-card' };
  }
  if (markerOutAt === null && left <= markerFromBack) return { do: 'record-marker-card' };
  const card = nextCard(shoe, rules.decks);
  return card === null ? null : { do: 'deal-card', card };
}

/** Draws from the shoe of a table until a card has been dealt; undefined for no such table. */
export async function dealFromShoe(
  desk: TournamentDesk,
  session: string,
  table: string,
): Promise<CommandOutcome | undefined> {
  const { end } = desk.room.book.shoe;
  const markerFromBack = 'fromBack' in end ? (end.fromBack[0] ?? 0) : 0;
  for (;;) {
    const at = desk.tournament.sessions
      .find(({ id }) => id === session)
      ?.tables.find(each => each.table === table);
    const what = at?.play?.way === 'in-turn' ? next(at.play.play, markerFromBack) : null;
    if (what === null) return undefined;
    const outcome = await desk.act({
      do: 'play',
      session,
      table,
      command: { way: 'in-turn', what },
    });
    if (outcome.outcome !== 'done' || what.do === 'deal-card') return outcome;
  }
}

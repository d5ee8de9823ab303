// The virtual shoe of a demonstration's competition table: the next card, or the card that tells.

import type { Play } from '../../tournament/in-turn/play.ts';
import type { SentTournamentCommand } from '../../tournament/acts.ts';
import type { CommandOutcome } from '../tables/mailbox/outcome.ts';
import { nextCard } from './chance.ts';
import type { TournamentDesk } from './desk.ts';

type InTurn = Extract<
  Extract<SentTournamentCommand, { do: 'play' }>['command'],
  { way: 'in-turn' }
>['what'];

/** What comes out of the shoe next; null when there is no card that could. */
function next({ dealing, indicator, indicatorOutIn, rules }: Play): InTurn | null {
  const { shoe, setup } = dealing;
  const left = shoe.cards - shoe.dealt;
  const [first] = shoe.held;
  if (typeof first !== 'string') {
    if (indicator !== null && indicatorOutIn === null && left <= indicator) {
      return { do: 'record-indicator-card' };
    }
    if (shoe.cuttingCardAt === null && left <= (setup?.cutFromBack ?? 0)) {
      return { do: 'at-table', command: { do: 'record-cutting-card' } };
    }
  }
  const card = first ?? nextCard(shoe, rules.decks);
  if (card === null) return null;
  return { do: 'at-table', command: { do: 'deal-card', card, source: 'virtual-shoe' } };
}

const isCard = (what: InTurn): boolean => what.do === 'at-table' && what.command.do === 'deal-card';

/** Draws for the dealer on duty until a card has been dealt; undefined for no such table. */
export async function dealFromShoe(
  desk: TournamentDesk,
  session: string,
  table: string,
): Promise<CommandOutcome | undefined> {
  for (;;) {
    const play = desk.tournament.sessions
      .find(({ id }) => id === session)
      ?.tables.find(each => each.table === table)?.play;
    const what = play?.way === 'in-turn' ? next(play.play) : null;
    const dealer = play?.play.dealing.staff.dealer ?? null;
    if (what === null || dealer === null) return undefined;
    const command = { do: 'play', session, table, command: { way: 'in-turn', what } } as const;
    const outcome = await desk.submit({ by: { role: 'dealer', id: dealer }, command });
    if (outcome.outcome !== 'done' || isCard(what)) return outcome;
  }
}

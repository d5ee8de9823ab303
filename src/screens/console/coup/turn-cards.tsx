// Cards that lie face down are turned, one hand after the other; their faces are entered here.

import type { ConsoleView } from '../../../wire/index.ts';
import type { ScreenConnection } from '../../client/connection.ts';
import { useSettings } from '../../client/settings.tsx';
import { CardEntry } from './card-pad.tsx';
import { useConsoleText } from '../use-texts.ts';

export interface TurnCardsProps {
  readonly view: ConsoleView;
  readonly line: Pick<ScreenConnection, 'send'>;
  readonly isThere: boolean;
}

/** The hand whose cards are turned now: the Player's first. */
export const handToTurn = ({ coup }: Pick<ConsoleView, 'coup'>): 'player' | 'banker' | null =>
  (['player', 'banker'] as const).find(side => coup?.hands[side].cards.includes(null)) ?? null;

export function TurnCards({ view, line, isThere }: TurnCardsProps) {
  const { say } = useSettings();
  const tell = useConsoleText();
  const side = handToTurn(view);
  if (side === null) return null;
  return (
    <CardEntry
      key={side}
      guide={`${tell('turnCards')}: ${say(side)}`}
      exhausted={view.exhausted}
      isThere={isThere}
      onCard={card => line.send({ do: 'turn-card', side, card })}
    />
  );
}

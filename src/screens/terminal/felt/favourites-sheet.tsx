// Favourites: wagers that lie now can be kept, and laid again by one touch.

import { useState } from 'react';
import { useSettings } from '../../client/settings.tsx';
import { useTerminalTexts } from '../use-terminal-texts.ts';
import { ChipStack } from './chip-stack.tsx';
import { favouritesKey, readFavourites, stillOffered, withFavourite } from './favourites.ts';
import type { SheetsProps } from '../sheets.tsx';

type Props = Pick<SheetsProps, 'view' | 'sign' | 'mine' | 'hand' | 'isOpen' | 'onClose'>;

export function FavouritesSheet({ view, sign, mine, hand, isOpen, onClose }: Props) {
  const { say, money } = useSettings();
  const words = useTerminalTexts();
  const key = favouritesKey(view.rulebook, sign.version);
  const [kept, setKept] = useState(() => readFavourites(localStorage.getItem(key)));
  const keep = (all: typeof kept) => {
    localStorage.setItem(key, JSON.stringify(all));
    setKept(all);
  };
  const wagers = mine.wagers.length > 0 ? mine.wagers : mine.lastWagers;
  return (
    <div className="favourites">
      {kept.length === 0 && <p>{words.noFavourites}</p>}
      {kept.map((bets, at) => {
        const sum = bets.reduce((total, { stake }) => total + stake, 0);
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a favourite's place is its name
          <div key={at} className="favourite">
            <button
              type="button"
              disabled={!isOpen}
              aria-label={words.favouriteOf(at + 1, money(sum))}
              onClick={() => {
                hand.lay(stillOffered(bets, sign.offered));
                onClose();
              }}
            >
              <ChipStack cents={sum} ghost={false} />
              {bets.map(({ on, stake }) => `${say(on)} ${money(stake)}`).join(' · ')}
            </button>
            <button
              type="button"
              aria-label={`${words.remove} ${at + 1}`}
              onClick={() => keep(kept.filter((_, place) => place !== at))}
            >
              ×
            </button>
          </div>
        );
      })}
      <button
        type="button"
        className="primary"
        disabled={wagers.length === 0}
        onClick={() => keep(withFavourite(kept, wagers))}
      >
        {words.keepFavourite}
      </button>
    </div>
  );
}

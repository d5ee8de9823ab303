// The pages beside the limit sign: odds, drawing table, notices, tournament. Each can be opened by
// hand at any time; left alone they take turns.

import { type ReactNode, useState } from 'react';
import type { PublicView, SignView } from '../../wire/index.ts';
import { DrawTable } from './draw-table.tsx';
import { HouseNotices } from './notices.tsx';
import { oddsPageOf } from './sign-lines.ts';
import { OddsSign } from './sign.tsx';
import { Leaves } from './leaves.tsx';
import { whoseTurn } from './turns.ts';
import { useDisplayTexts } from './use-display-texts.ts';

export const PAGES = ['tournament', 'odds', 'streaks', 'drawTable', 'notices'] as const;
export type PageName = (typeof PAGES)[number];

/** A page that fits stands so long, and each leaf of one that does not. */
const TURN_MS = 12_000;

export interface SignPagesProps {
  readonly view: PublicView;
  readonly sign: SignView;
  /** The tournament's board, where one is played at this table. */
  readonly board: ReactNode;
  /** The page to begin with; left out, they take turns. */
  readonly opened?: PageName;
}

/** The pages that this table has, in the order in which they come. */
function pagesOf({ offered }: SignView, hasBoard: boolean): readonly PageName[] {
  const hasStreaks = offered.some(on => oddsPageOf(on) === 'streaks');
  return PAGES.filter(
    page => (page !== 'tournament' || hasBoard) && (page !== 'streaks' || hasStreaks),
  );
}

export function SignPages({ view, sign, board, opened }: SignPagesProps) {
  const { tell } = useDisplayTexts();
  const [held, setHeld] = useState<PageName | null>(opened ?? null);
  const [turn, setTurn] = useState(0);
  const pages = pagesOf(sign, board !== null);
  const page = held ?? whoseTurn(pages, turn) ?? 'odds';
  return (
    <section className="sign-pages" aria-label={tell(page)}>
      <Leaves key={page} name={page} everyMs={TURN_MS} onEnd={() => setTurn(before => before + 1)}>
        {(page === 'odds' || page === 'streaks') && <OddsSign sign={sign} page={page} />}
        {page === 'drawTable' && <DrawTable sign={sign} />}
        {page === 'notices' && <HouseNotices view={view} sign={sign} />}
        {page === 'tournament' && board}
      </Leaves>
      <div className="sign-keys">
        {pages.map(each => (
          <button
            key={each}
            type="button"
            aria-pressed={held === each}
            className={each === page ? 'sign-key sign-key-on' : 'sign-key'}
            onClick={() => setHeld(held === each ? null : each)}
          >
            {tell(each)}
          </button>
        ))}
      </div>
    </section>
  );
}

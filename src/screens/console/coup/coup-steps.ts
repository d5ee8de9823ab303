// The steps of a coup in their order, each done, due now, or to come; thought about headless.

import type { ConsoleView } from '../../../wire/index.ts';
import type { ScreenTextName } from '../../client/settings.tsx';

export interface CoupStep {
  readonly key: string;
  readonly word: ScreenTextName | null;
  /** Whose card the step is, and which of that hand. */
  readonly side: 'player' | 'banker';
  readonly mark: string;
  readonly now: boolean;
  readonly done: boolean;
}

const CARDS = ['P1', 'B1', 'P2', 'B2', 'P3', 'B3'] as const;

type Looked = Pick<ConsoleView, 'phase' | 'coup' | 'guide'>;

/** How many cards either hand has. */
const dealt = ({ coup }: Looked, mark: string): boolean => {
  const hand = coup?.hands[mark.startsWith('P') ? 'player' : 'banker'].cards.length ?? 0;
  return hand >= Number(mark.charAt(1));
};

/** The card that the guide wants next, as its mark. */
function dueCard({ guide, coup }: Looked): string | null {
  if (guide.next !== 'deal-card' || guide.to === null) return null;
  const hand = coup?.hands[guide.to].cards.length ?? 0;
  return `${guide.to === 'player' ? 'P' : 'B'}${hand + 1}`;
}

export function coupStepsOf(view: Looked): readonly CoupStep[] {
  const { phase } = view;
  const isOpen = phase === 'wagering';
  const isClosed = ['no-more-wagers', 'dealing', 'insurance', 'complete'].includes(phase);
  const due = dueCard(view);
  const cards = CARDS.map(mark => ({
    key: mark,
    word: null,
    side: mark.startsWith('P') ? ('player' as const) : ('banker' as const),
    mark: mark.charAt(1),
    now: mark === due,
    done: isClosed && dealt(view, mark),
  }));
  return [
    { key: 'bets', word: 'placeYourBets', side: 'player', mark: '', now: isOpen, done: isClosed },
    {
      key: 'no-more',
      word: 'noMoreBets',
      side: 'player',
      mark: '',
      now: phase === 'no-more-wagers' && due === null,
      done: isClosed,
    },
    ...cards,
    {
      key: 'settle',
      word: 'settle',
      side: 'player',
      mark: '',
      now: phase === 'complete',
      done: false,
    },
  ];
}

// Whether a media query holds now: for what a style sheet cannot do, such as fewer columns.

import { useCallback, useSyncExternalStore } from 'react';

interface Answer {
  readonly list: MediaQueryList;
  holds: boolean;
}

const answers = new Map<string, Answer>();

/** One list a query, its answer kept: whoever asks makes the browser lay out the page first. */
function answerTo(query: string): Answer {
  const known = answers.get(query);
  if (known !== undefined) return known;
  const list = matchMedia(query);
  const answer = { list, holds: list.matches };
  list.addEventListener('change', ({ matches }) => {
    answer.holds = matches;
  });
  answers.set(query, answer);
  return answer;
}

/** Where a page is drawn without a browser no query holds. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const { list } = answerTo(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => answerTo(query).holds,
    () => false,
  );
}

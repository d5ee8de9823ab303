// What the house says of itself, asked for again and again; while it is away the last answer stays.

import { useEffect, useState } from 'react';
import type { HousePage } from '../../wire/index.ts';
import { fetchHousePage } from './requests/house-requests.ts';

const LOOK_AGAIN_MS = 2000;

export interface HouseSeen {
  readonly page: HousePage;
  /** How far the house's clock is ahead of this browser's. */
  readonly aheadMs: number;
}

export function useHousePage(): HouseSeen | null {
  const [seen, see] = useState<HouseSeen | null>(null);
  useEffect(() => {
    let gone = false;
    const look = () =>
      fetchHousePage().then(
        page => {
          if (!gone) see({ page, aheadMs: page.now - Date.now() });
        },
        // The server is away for a moment: the last page stays.
        () => undefined,
      );
    void look();
    const again = setInterval(() => void look(), LOOK_AGAIN_MS);
    return () => {
      gone = true;
      clearInterval(again);
    };
  }, []);
  return seen;
}

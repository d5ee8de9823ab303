// What other systems hear of a running house: the feed of its events, and webhooks.

import { byPost } from '../reports/feed/by-post.ts';
import { Feed } from '../reports/feed/feed.ts';
import { Webhooks } from '../reports/feed/webhooks.ts';
import type { House } from './house.ts';

type ToldHouse = Pick<House, 'journal' | 'record' | 'clock' | 'signer' | 'log' | 'plan'>;

export interface Outside {
  readonly feed: Feed;
  readonly webhooks: Webhooks;
  readonly start: () => Promise<void>;
  readonly close: () => Promise<void>;
}

export function tellOutside(house: ToldHouse): Outside {
  const { journal, record, clock, signer, log } = house;
  const { db } = journal;
  const known = () => record.known.outside;
  const isWanted = (): boolean => known().webhooks.length + known().services.length > 0;
  const feed = new Feed({ db, clock, isWanted });
  const webhooks = new Webhooks({
    ...{ db, clock, feed, log, sign: signer.sign, publicKey: signer.publicKey, carry: byPost },
    all: () => known().webhooks,
    house: () => house.plan.name,
  });
  return {
    ...{ feed, webhooks },
    start: async () => {
      await feed.start();
      webhooks.start();
    },
    close: async () => {
      await feed.close();
      await webhooks.close();
    },
  };
}

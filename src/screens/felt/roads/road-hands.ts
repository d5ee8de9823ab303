// The hands of a shoe from one short line: 'BPpTBb'.

import { useMemo } from 'react';
import { parseRoadHand, type RoadHand } from '../../../rules/roads.ts';

export const handsOfRoad = (road: string): readonly RoadHand[] =>
  (road.match(/[BPT]b?p?/gu) ?? []).flatMap(token => parseRoadHand(token) ?? []);

/** Read again only when a hand has come. */
export const useRoadHands = (road: string): readonly RoadHand[] =>
  useMemo(() => handsOfRoad(road), [road]);

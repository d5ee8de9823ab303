// A request for an approval as the console that asks follows it: from when it can be sent, what
// became of it, and the approval once somebody has agreed.

import { useEffect, useRef, useState } from 'react';
import type { AskedPage } from '../../../wire/index.ts';
import {
  askFloor,
  type CommandAt,
  lookAtRequest,
  takeApproval,
  takeRequestBack,
  wantSecond,
} from '../../client/requests/approval-requests.ts';

const LOOK_MS = 2_000;
const SECOND_MS = 1_000;
/** The floor sees what is looked for here as long as this screen says so. */
const STILL_MS = 10_000;

export interface FloorRequest {
  /** How long the table itself is asked first; null while nobody knows. */
  readonly waitSeconds: number | null;
  readonly asked: AskedPage | null;
  readonly failed: boolean;
  readonly ask: () => void;
  readonly takeBack: () => void;
}

export function useFloorRequest(
  wanted: CommandAt,
  onApproved: (approval: string) => void,
): FloorRequest {
  const about = JSON.stringify(wanted);
  const [asked, setAsked] = useState<AskedPage | null>(null);
  const [failed, fail] = useState(false);
  const request = asked?.request ?? null;
  const state = asked?.state ?? null;
  const isOpen = state === 'waits' || state === 'agreed';
  const waitSeconds = useWait(about, isOpen ? null : `${request}`, setAsked);
  const approved = useRef(onApproved);
  useEffect(() => {
    approved.current = onApproved;
  });
  useEffect(() => {
    if (request === null || state !== 'waits') return undefined;
    const timer = setInterval(
      // A line that is down for a moment changes nothing.
      () => void lookAtRequest(request).then(setAsked, () => undefined),
      LOOK_MS,
    );
    return () => clearInterval(timer);
  }, [request, state]);
  useEffect(() => {
    if (request === null || state !== 'agreed') return;
    takeApproval(request).then(
      approval => approved.current(approval),
      () => fail(true),
    );
  }, [request, state]);
  const told = (answer: Promise<AskedPage>) => {
    fail(false);
    answer.then(setAsked, () => fail(true));
  };
  return {
    ...{ waitSeconds, asked, failed },
    ask: () => told(askFloor(wanted)),
    takeBack: () => {
      if (request !== null && state === 'waits') told(takeRequestBack(request));
    },
  };
}

/**
 * Says that somebody is looked for, takes up what was asked before, and counts down; once more
 * after a request that is over, for the table is asked first again.
 */
function useWait(
  about: string,
  after: string | null,
  takeUp: (asked: AskedPage) => void,
): number | null {
  const [opens, setOpens] = useState<{ readonly after: string; readonly at: number } | null>(null);
  const [now, setNow] = useState(() => Date.now());
  const found = useRef(takeUp);
  useEffect(() => {
    if (after === null) return undefined;
    let gone = false;
    const wanted = JSON.parse(about) as CommandAt; // written above
    const still = setInterval(() => void wantSecond(wanted).catch(() => undefined), STILL_MS);
    wantSecond(wanted).then(
      ({ from, now: serverNow, request }) => {
        if (gone) return;
        const here = Date.now();
        setNow(here);
        setOpens({ after, at: here + from - serverNow });
        if (request === null) return;
        void lookAtRequest(request).then(
          asked => !gone && found.current(asked),
          () => undefined,
        );
      },
      () => undefined,
    );
    return () => {
      gone = true;
      clearInterval(still);
    };
  }, [about, after]);
  const opensAt = opens !== null && opens.after === after ? opens.at : null;
  const isOpen = opensAt !== null && opensAt <= now;
  useEffect(() => {
    if (isOpen) return undefined;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isOpen]);
  return opensAt === null ? null : Math.max(0, Math.ceil((opensAt - now) / SECOND_MS));
}

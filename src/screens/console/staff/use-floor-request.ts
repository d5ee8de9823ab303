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
  const waitSeconds = useWait(about, setAsked);
  const request = asked?.request ?? null;
  const state = asked?.state ?? null;
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

/** Says that somebody is looked for, takes up what was asked before, and counts down. */
function useWait(about: string, takeUp: (asked: AskedPage) => void): number | null {
  const [opensAt, setOpensAt] = useState<number | null>(null);
  const [now, setNow] = useState(() => Date.now());
  const found = useRef(takeUp);
  useEffect(() => {
    let gone = false;
    const wanted = JSON.parse(about) as CommandAt; // written above
    wantSecond(wanted).then(
      ({ from, now: serverNow, request }) => {
        if (gone) return;
        setOpensAt(Date.now() + from - serverNow);
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
    };
  }, [about]);
  const isOpen = opensAt !== null && opensAt <= now;
  useEffect(() => {
    if (isOpen) return undefined;
    const timer = setInterval(() => setNow(Date.now()), SECOND_MS);
    return () => clearInterval(timer);
  }, [isOpen]);
  return opensAt === null ? null : Math.max(0, Math.ceil((opensAt - now) / SECOND_MS));
}

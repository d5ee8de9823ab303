// What a page of the display cannot hold is turned over, leaf by leaf: nothing of a sign or notice
// is ever cut, and nobody needs to scroll a wall.

import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** A line of a page, from its top to its bottom, seen from the top of the page. */
export interface LineOfPage {
  readonly top: number;
  readonly bottom: number;
}

/** One leaf: where it begins, and how much of the page it shows. */
export interface Leaf {
  readonly from: number;
  readonly height: number;
}

/** Leaves of at most this height, each beginning with a whole line and ending with one. */
export function leavesOf(lines: readonly LineOfPage[], most: number): readonly Leaf[] {
  const leaves: Leaf[] = [];
  let from = 0;
  let end = 0;
  for (const { top, bottom } of lines) {
    if (bottom - from > most && end > from) {
      leaves.push({ from, height: end - from });
      from = top;
    }
    end = Math.max(end, bottom);
  }
  return [...leaves, { from, height: Math.max(0, end - from) }];
}

/** What is not parted between two leaves. */
const LINES = 'h3, li, p, tr, .odds-line';

const measured = (page: HTMLElement): readonly Leaf[] => {
  const { top } = page.getBoundingClientRect();
  const lines = [...page.querySelectorAll(LINES)].map(line => {
    const box = line.getBoundingClientRect();
    return { top: box.top - top, bottom: box.bottom - top };
  });
  return leavesOf(lines, page.parentElement?.clientHeight ?? Number.POSITIVE_INFINITY);
};

const isSame = (some: readonly Leaf[], other: readonly Leaf[]): boolean =>
  some.length === other.length &&
  some.every((leaf, at) => {
    const there = other[at];
    return (
      there !== undefined && Math.abs(leaf.from - there.from) < 1 && leaf.height === there.height
    );
  });

export interface LeavesProps {
  readonly name: string;
  /** How long one leaf stands. */
  readonly everyMs: number;
  /** The last leaf has stood its time. */
  readonly onEnd: () => void;
  readonly children: ReactNode;
}

/** A page in leaves; drawn anew, under another key, it begins with the first. */
export function Leaves({ name, everyMs, onEnd, children }: LeavesProps) {
  const page = useRef<HTMLDivElement>(null);
  const [leaves, setLeaves] = useState<readonly Leaf[]>([]);
  const [turned, turn] = useState(0);
  const ended = useRef(onEnd);
  useEffect(() => {
    ended.current = onEnd;
  });
  useLayoutEffect(() => {
    const inside = page.current;
    if (inside === null) return undefined;
    const look = () =>
      setLeaves(before => (isSame(before, measured(inside)) ? before : measured(inside)));
    look();
    const watching = new ResizeObserver(look);
    watching.observe(inside);
    if (inside.parentElement !== null) watching.observe(inside.parentElement);
    return () => watching.disconnect();
  }, []);
  const count = Math.max(1, leaves.length);
  const shown = turned % count;
  useEffect(() => {
    const next = setTimeout(() => {
      if ((turned + 1) % count === 0) ended.current();
      turn(turned + 1);
    }, everyMs);
    return () => clearTimeout(next);
  }, [everyMs, turned, count]);
  const leaf = leaves[shown];
  const isParted = leaves.length > 1 && leaf !== undefined;
  return (
    <div className={`sign-page sign-page-${name}`}>
      <div
        ref={page}
        className="sign-leaf"
        style={
          isParted
            ? {
                transform: `translateY(${-leaf.from}px)`,
                clipPath: `inset(${leaf.from}px 0 calc(100% - ${leaf.from + leaf.height}px) 0)`,
              }
            : undefined
        }
      >
        {children}
      </div>
      {isParted && (
        <small className="leaf-number" aria-hidden="true">
          {shown + 1} / {leaves.length}
        </small>
      )}
    </div>
  );
}

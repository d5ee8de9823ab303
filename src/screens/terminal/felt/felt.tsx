// The bet areas of the book, only as offered: main wagers, side wagers, Runs, Dragon Tails.

import {
  memo,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useMemo,
} from 'react';
import type { PublicView, SeatView, SignView } from '../../../wire/index.ts';
import { shownCoup } from '../../felt/coup.tsx';
import type { ScreenState } from '../../client/screen-state.ts';
import { useSettings } from '../../client/settings.tsx';
import { RefusalText } from '../../client/refusal-text.tsx';
import { useTerminalTexts } from '../use-terminal-texts.ts';
import { type Area, areaKey, INSURANCE, MAIN, oddsOn, sideAreas, stakeOn } from './areas.ts';
import { BetArea, areaOutcomes } from './bet-area.tsx';
import type { Carry } from './drag-chips.tsx';
import type { PatronHand } from './patron-hand.ts';
import { StreakBoard } from './streak-board.tsx';
import { layTouches } from './unconfirmed-wagers.ts';

/** What a finger on the felt can do, as it is now: a felt that is still stays undrawn. */
export type Fingers = RefObject<{
  readonly hand: PatronHand;
  readonly chip: number;
  readonly carry: Carry;
}>;

export interface FeltProps extends Pick<ScreenState, 'pending' | 'refused'> {
  readonly sign: SignView;
  readonly mine: SeatView;
  readonly tails: PublicView['tails'];
  /** What all patrons have staked in this coup, by area; null before it is known. */
  readonly totals: ScreenState['totals'] | null;
  readonly isOpen: boolean;
  readonly insurance: boolean;
  /** Whether the coup that is shown is over. */
  readonly isLast: boolean;
  /** Whether the patron was paid and has gone. */
  readonly isPaidOut: boolean;
  readonly fingers: Fingers;
}

/** What a felt shows of all that a terminal has heard. */
export const feltOf = (state: ScreenState, view: PublicView, isSqueezed: boolean) => ({
  pending: state.pending,
  refused: state.refused,
  tails: view.tails,
  totals: state.totalsOf === view.coup?.number ? state.totals : null,
  insurance: view.phase === 'insurance',
  // What was won is not shown before the cards that won it.
  isLast: shownCoup(view).isLast && !isSqueezed,
  isPaidOut: state.paidOut !== null,
});

/** Draws one area; `short` is what a board says in place of the whole name. */
export type DrawArea = (area: Area, short?: string) => ReactNode;

/** Takes chips back from those of these areas that have some; null where none has. */
export type TakeBackOf = (areas: readonly Area[]) => (() => void) | null;

const WINDOWS: readonly PublicView['phase'][] = [
  'wagering',
  'insurance',
  'wagers-changing',
  'wagers-reopened',
];

export const isOpenFor = (
  { connected, notice }: ScreenState,
  { phase, frozen }: PublicView,
  { leaving, state, open }: SeatView,
): boolean =>
  connected &&
  notice === null &&
  frozen === null &&
  WINDOWS.includes(phase) &&
  !leaving &&
  open &&
  state === 'in-order';

/** Drawn again for a stake, a window or a result; not for a card. */
export const Felt = memo(PlainFelt);

function PlainFelt(props: FeltProps) {
  const { sign, mine, isOpen, insurance } = props;
  const words = useTerminalTexts();
  const lying = layTouches(mine, props.pending);
  const draw = useDrawArea(props, lying);
  const takeBackOf: TakeBackOf = areas =>
    areas.some(area => lying.has(areaKey(area)))
      ? () => props.fingers.current.hand.takeBack(...areas)
      : null;
  const sides = useMemo(() => sideAreas(sign), [sign]);
  // A felt opens and closes as one: no area is drawn again for it.
  const shut = !isOpen || insurance;
  return (
    <section className={`felt${isOpen ? '' : ' felt-closed'}`} aria-label={words.sign}>
      <div className="felt-plain">
        <fieldset className="bets" disabled={shut}>
          {sides.length > 0 && (
            <div className="felt-row felt-sides">{sides.map(area => draw(area))}</div>
          )}
          <div className="felt-row felt-main">{MAIN.map(area => draw(area))}</div>
        </fieldset>
        {insurance && (
          <fieldset className="bets" disabled={!isOpen}>
            <InsurancePrompt mine={mine}>{draw(INSURANCE)}</InsurancePrompt>
          </fieldset>
        )}
      </div>
      <StreakBoard {...{ sign, mine, draw, shut, takeBackOf }} tails={props.tails} />
      <FeltSays {...props} />
    </section>
  );
}

/** Handlers that never change, so that still areas stay undrawn. */
function useDrawArea(
  { fingers, sign, mine, totals, isLast }: FeltProps,
  lying: ReturnType<typeof layTouches>,
): DrawArea {
  const onTouch = useCallback(
    (area: Area) => fingers.current.hand.add(area, fingers.current.chip),
    [fingers],
  );
  const onTakeBack = useCallback((area: Area) => fingers.current.hand.takeBack(area), [fingers]);
  const onPick = useCallback(
    (event: PointerEvent, from: Area, cents: number) =>
      fingers.current.carry.pick(event, { from, cents }),
    [fingers],
  );
  const odds = useMemo(() => oddsOn(sign), [sign]);
  const outcomes = useMemo(() => areaOutcomes(mine), [mine]);
  return (area, short) => {
    const key = areaKey(area);
    const here = lying.get(key);
    const paid = here === undefined && isLast ? outcomes.get(key) : undefined;
    const all = totals?.[key] ?? 0;
    const others = all === 0 ? 0 : all - stakeOn(mine.wagers, area);
    return (
      <BetArea
        key={key}
        {...{ area, onTouch, onTakeBack, onPick }}
        {...(short === undefined ? {} : { short })}
        odds={odds.get(key) ?? ''}
        lying={{ stake: here?.stake ?? 0, ghost: here?.ghost ?? false }}
        riding={stakeOn(mine.riding, area)}
        others={Math.max(0, others)}
        win={paid?.win ?? 0}
        lost={paid?.lost ?? 0}
        limit={short === undefined ? (mine.limits?.[area.on] ?? sign.limits[area.on]) : undefined}
      />
    );
  };
}

function InsurancePrompt({
  mine,
  children,
}: {
  readonly mine: SeatView;
  readonly children: ReactNode;
}) {
  const words = useTerminalTexts();
  const { money } = useSettings();
  const main = mine.wagers
    .filter(({ on }) => on === 'player' || on === 'banker')
    .reduce((sum, { stake }) => sum + stake, 0);
  return (
    <div className="insurance" role="status">
      <p>
        <strong>{words.insurancePrompt}</strong> {main > 0 && words.insuranceUp(money(main))}
      </p>
      {children}
    </div>
  );
}

/** A refusal, or what would go back while it can still be helped. */
function FeltSays({ mine, refused, isPaidOut }: FeltProps) {
  const { say } = useSettings();
  const words = useTerminalTexts();
  const [back] = mine.goesBack;
  if (!mine.open && !isPaidOut) return <p className="hint">{words.emptySeat}</p>;
  if (refused !== null) return <Refusal refused={refused} />;
  return back === undefined ? null : (
    <p className="refusal" role="status">
      <Warning />{' '}
      {back.reason !== undefined && (
        <RefusalText told={{ ...back, reason: back.reason, refused: 'wager-returned' }} />
      )}{' '}
      {say('goesBack')}
    </p>
  );
}

/** What was refused, in the words of the house; the clause is small, for staff. */
function Refusal({ refused }: { readonly refused: NonNullable<ScreenState['refused']> }) {
  return (
    <p className="refusal" role="alert">
      <Warning /> <RefusalText told={refused} />
    </p>
  );
}

const Warning = () => <span aria-hidden="true">⚠</span>;

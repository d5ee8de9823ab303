// The commands behind the biggest key: what the guide says comes next, where no choice is left.

import type { ConsoleView, SentCommand } from '../../../wire/index.ts';

type Maker = (view: ConsoleView) => readonly SentCommand[];

/** Acts that need nothing more to be said; all others wait for a person to say it. */
const PLAIN: { readonly [name in ConsoleView['guide']['next']]?: Maker } = {
  'open-wagering': () => [{ do: 'open-wagering' }],
  'close-wagering': () => [{ do: 'close-wagering' }],
  'close-wager-window': () => [{ do: 'close-wager-window' }],
  'settle-coup': settled,
  'begin-dummy-coup': () => [{ do: 'begin-dummy-coup' }],
  'close-insurance': () => [{ do: 'close-insurance' }],
  'prepare-shoe': shoeStep,
};

/** Paying calls for the next wagers in the same touch, unless the shoe or a dummy comes between. */
function settled({ lastCoup, dummy, coup }: ConsoleView): readonly SentCommand[] {
  const goesOn = !lastCoup && dummy.next === null && coup?.standing === 'live';
  return goesOn ? [{ do: 'settle-coup' }, { do: 'open-wagering' }] : [{ do: 'settle-coup' }];
}

function shoeStep({ shoeSteps: [step] }: ConsoleView): readonly SentCommand[] {
  // The cut and the burn want a place and a card.
  return step === undefined || step === 'cut' || step === 'burn'
    ? []
    : [{ do: 'prepare-shoe', step }];
}

/** The commands of this moment, in order; none where a person must say more first. */
export const nextCommands = (view: ConsoleView): readonly SentCommand[] =>
  PLAIN[view.guide.next]?.(view) ?? [];

/** What a card from the shoe sends: both counts are announced before a third one (3.9, 10.1). */
export function cardCommands(
  { guide }: Pick<ConsoleView, 'guide'>,
  card: Extract<SentCommand, { do: 'deal-card' }>,
): readonly SentCommand[] {
  return guide.next === 'announce-counts' ? [{ do: 'announce-counts' }, card] : [card];
}

/** The wager periods of a coup are over; what comes now wants a card of the pad. */
export const wantsCard = ({ guide }: Pick<ConsoleView, 'guide'>): boolean =>
  guide.next === 'deal-card' || guide.next === 'announce-counts';

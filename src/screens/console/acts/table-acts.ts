// Acts about the table itself: coups without wagers, cards, who handles them, the sign, the set-up.

import {
  type FloorAct,
  by,
  chosen,
  choices,
  bookGives,
  type Here,
  isAnybodySeated,
  isWritten,
  peopleAtTable,
  seatedAt,
} from './act.ts';

const DUMMY_TEXTS = {
  'card-order': 'cardOrder',
  'new-shoe': 'newShoe',
  'during-the-shoe': 'duringShoe',
  'until-a-wager': 'untilWager',
  'other-cause': 'otherCause',
  'after-the-last-coup': 'afterLast',
} as const;
const DUMMY_REASONS = [
  'card-order',
  'new-shoe',
  'during-the-shoe',
  'until-a-wager',
  'other-cause',
  'after-the-last-coup',
] as const;

export const orderDummyCoups: FloorAct = {
  power: by('order-dummy-coups'),
  isAsked: true,
  isOpen: bookGives('order-dummy-coups'),
  fields: (_here, { choice }) => [
    { slot: 'choice', label: 'why', choices: choices(DUMMY_TEXTS) },
    ...(choice === 'until-a-wager' ? [] : ([{ slot: 'count', label: 'howMany' }] as const)),
    { slot: 'note', label: 'record', isFree: choice !== 'other-cause' },
  ],
  command: (_here, { choice, count = 0, note }) => {
    const reason = chosen(DUMMY_REASONS, choice);
    const hasCount = reason === 'until-a-wager' || count > 0;
    if (reason === undefined || !hasCount) return null;
    if (reason === 'other-cause' && !isWritten(note)) return null;
    const many = reason === 'until-a-wager' ? {} : { count };
    return { do: 'order-dummy-coups', reason, ...many, ...(isWritten(note) ? { note } : {}) };
  },
};

export const orderFreeCoups: FloorAct = {
  power: by('order-free-coups'),
  isOpen: bookGives('order-free-coups'),
  fields: () => [{ slot: 'count', label: 'howMany' }],
  command: (_here, { count = 0 }) => (count === 0 ? null : { do: 'order-free-coups', count }),
};

export const askToWager: FloorAct = {
  power: by(null),
  isOpen: ({ view }) =>
    (view.dummy.now !== null || view.dummy.next !== null) && peopleAtTable(view).length > 0,
  fields: () => [{ slot: 'person', label: 'who' }],
  command: (_here, { person }) => (person === undefined ? null : { do: 'ask-to-wager', ...person }),
};

const EXPOSURE_TEXTS = { 'face-up': 'faceUp', 'face-down': 'faceDown' } as const;

export const setFaceDown: FloorAct = {
  power: by('choose-exposure'),
  isOpen: bookGives('choose-exposure'),
  fields: () => [{ slot: 'choice', label: 'exposure', choices: choices(EXPOSURE_TEXTS) }],
  command: (_here, { choice }) =>
    choice === undefined ? null : { do: 'set-face-down', faceDown: choice === 'face-down' },
};

const TOLD_TEXTS = { management: 'management', surveillance: 'surveillance' } as const;

export const informOfSqueeze: FloorAct = {
  power: by('inform-of-squeeze'),
  isOpen: bookGives('inform-of-squeeze'),
  fields: () => [
    { slot: 'choice', label: 'toldName', choices: choices(TOLD_TEXTS) },
    { slot: 'note', label: 'patronName' },
  ],
  command: (_here, { choice, note }) => {
    const whom = chosen(['management', 'surveillance'], choice);
    if (whom === undefined || !isWritten(note)) return null;
    return { do: 'inform-of-squeeze', whom, name: note };
  },
};

const SIDE_TEXTS = { player: 'player', banker: 'banker' } as const;

/** Who holds the shoe may leave the opening to the dealer (8.1.3 (c)(ii)). */
const holdsShoe = ({ view: { floor } }: Here): boolean => (floor.shoe?.holder ?? null) !== null;

export const delegateHand: FloorAct = {
  power: by('deal'),
  isOpen: ({ view: { floor } }) =>
    typeof floor.hands?.player.takenBy === 'number' ||
    typeof floor.hands?.banker.takenBy === 'number',
  fields: here => [
    { slot: 'choice', label: 'whichHand', choices: choices(SIDE_TEXTS) },
    { slot: 'person', label: 'mayOpen', people: seatedAt(here.view), isFree: holdsShoe(here) },
  ],
  command: (here, { choice, person }) => {
    const side = chosen(['player', 'banker'], choice);
    if (side === undefined || (person === undefined && !holdsShoe(here))) return null;
    return { do: 'delegate-hand', side, to: person?.patron ?? null };
  },
};

const METHOD_TEXTS = { dealer: 'byDealer', 'hands-to-wagerers': 'toWagerers' } as const;

export const chooseDealingMethod: FloorAct = {
  power: by('deal'),
  isOpen: ({ view: { floor } }) => floor.shoe !== null && floor.shoe.holder === null,
  fields: () => [{ slot: 'choice', label: 'method', choices: choices(METHOD_TEXTS) }],
  command: (_here, { choice }) => {
    const method = chosen(['dealer', 'hands-to-wagerers'], choice);
    return method === undefined ? null : { do: 'choose-dealing-method', method };
  },
};

export const delegateDealing: FloorAct = {
  power: by('deal'),
  isOpen: holdsShoe,
  fields: ({ view }) => [{ slot: 'person', label: 'mayDeal', people: seatedAt(view) }],
  command: (_here, { person }) =>
    person === undefined ? null : { do: 'delegate-dealing', to: person.patron },
};

export const nameCutter: FloorAct = {
  power: by('choose-cutter'),
  isOpen: bookGives('choose-cutter'),
  fields: ({ view }) => [
    { slot: 'person', label: 'whose', people: seatedAt(view), isFree: true },
    { slot: 'note', label: 'orSomebody', isFree: true },
  ],
  command: (_here, { person, note }) => {
    if (isWritten(note)) return { do: 'name-cutter', person: note };
    return person === undefined ? null : { do: 'name-cutter', seat: person.seat };
  },
};

const SHUFFLE_TEXTS = {
  'abnormal-sequence': 'abnormalSequence',
  'mishandled-cards': 'mishandledCards',
  'other-cause': 'otherCause',
} as const;
const SHUFFLE_CAUSES = ['abnormal-sequence', 'mishandled-cards', 'other-cause'] as const;

export const orderShuffle: FloorAct = {
  power: by('order-shuffle'),
  isOpen: bookGives('order-shuffle'),
  fields: () => [
    { slot: 'choice', label: 'why', choices: choices(SHUFFLE_TEXTS) },
    { slot: 'note', label: 'record' },
  ],
  command: (_here, { choice, note }) => {
    const cause = chosen(SHUFFLE_CAUSES, choice);
    if (cause === undefined || !isWritten(note)) return null;
    return { do: 'order-shuffle', cause, reason: note };
  },
};

export const showBurnCard: FloorAct = {
  power: by('deal'),
  isOpen: isAnybodySeated,
  fields: ({ view }) => [
    { slot: 'person', label: 'whose', people: seatedAt(view) },
    { slot: 'cards', label: 'burntCard' },
  ],
  command: (_here, { person, cards = [] }) => {
    const [card] = cards;
    if (person === undefined || card === undefined) return null;
    return { do: 'show-burn-card', requestedBy: person.seat, card };
  },
};

export const replaceCards: FloorAct = {
  // After the shoe one rank decides, in the middle of one another (4.4.1, 4.4.2).
  power: ({ view }) =>
    view.guide.next === 'bring-cards' ? 'replace-cards-after-shoe' : 'replace-unfit-cards',
  isOpen: here =>
    bookGives('replace-cards-after-shoe')(here) || bookGives('replace-unfit-cards')(here),
  fields: () => [
    { slot: 'cards', label: 'whichCards', isFree: true },
    { slot: 'note', label: 'why' },
  ],
  command: (_here, { cards = [], note }) =>
    isWritten(note) ? { do: 'replace-cards', cards: [...cards], reason: note } : null,
};

/** A changed notice is another set-up: its name says what it came from, and which change it is. */
export function nextSetup(setup: string | null): string {
  const [, name = setup ?? 'set-up', change = '0'] = /^(.*)~(\d+)$/.exec(setup ?? '') ?? [];
  return `${name}~${Number(change) + 1}`;
}

export const announceLimits: FloorAct = {
  power: by('change-limits'),
  isOpen: ({ view }) => view.sign !== null && view.powers['change-limits'] !== undefined,
  fields: () => [{ slot: 'limits', label: 'newLimits' }],
  command: ({ view: { sign, setup } }, { limits }) => {
    if (sign === null || limits === undefined) return null;
    const { aggregateMin } = sign;
    return { do: 'announce-limits', limits, aggregateMin, setup: nextSetup(setup) };
  },
};

export const consentToLimits: FloorAct = {
  power: by(null),
  isOpen: ({ view }) => view.floor.consents !== null && peopleAtTable(view).length > 0,
  fields: ({ view }) => {
    const people = peopleAtTable(view).filter(
      ({ patron }) => view.floor.consents?.includes(patron) !== true,
    );
    return [{ slot: 'person', label: 'who', people }];
  },
  command: (_here, { person }) =>
    person === undefined ? null : { do: 'consent-to-limits', patron: person.patron },
};

export const setCollectiveLiability: FloorAct = {
  power: by('set-collective-liability'),
  isOpen: bookGives('set-collective-liability'),
  fields: () => [{ slot: 'cents', label: 'liability', isFree: true }],
  command: ({ view }, { cents = 0 }) => ({
    do: 'set-collective-liability',
    cents: cents === 0 ? null : cents,
    setup: nextSetup(view.setup),
  }),
};

export const changeSetup: FloorAct = {
  power: by('change-limits'),
  isOpen: bookGives('change-limits'),
  fields: () => [{ slot: 'setup', label: 'whichSetup' }],
  command: (_here, { setup }) => (setup === undefined ? null : { do: 'change-setup', setup }),
};

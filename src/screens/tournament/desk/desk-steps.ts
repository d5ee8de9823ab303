// What the dealer and the table inspector can do next at a table that plays in turn.

import type { PlayView, TournamentWish } from '../../../wire/index.ts';
import type { TournamentWord } from '../../words/tournament/index.ts';

export type InTurnWish = Extract<
  Extract<TournamentWish, { do: 'play' }>['command'],
  { way: 'in-turn' }
>['what'];

/** One thing to do at the table; 'next-card' comes from the demonstration's shoe. */
export interface DeskStep {
  readonly word: TournamentWord;
  readonly about: string;
  readonly wish: InTurnWish | 'next-card';
}

const step = (word: TournamentWord, wish: DeskStep['wish'], about = ''): DeskStep => ({
  word,
  about,
  wish,
});

export const DESK_ROLES = ['dealer', 'game-supervisor', 'table-inspector'] as const;
export type DeskRole = (typeof DESK_ROLES)[number];

export function deskSteps(view: PlayView, role: DeskRole, bank: number): readonly DeskStep[] {
  return role === 'table-inspector' ? inspectorSteps(view) : dealerSteps(view, bank);
}

function dealerSteps(view: PlayView, bank: number): readonly DeskStep[] {
  const { running, coup, phase } = view;
  switch (phase) {
    case 'gathering':
      return [
        ...(view.shoe === null ? [step('loadShoe', { do: 'load-shoe' })] : []),
        ...chipSteps(view, bank),
        step('beginPlay', { do: 'begin-play' }),
      ];
    case 'between':
      return view.over ? [] : [nextCoup(view)];
    case 'wagering':
      return [
        ...(running?.handedIn ?? []).map(seat =>
          step('markSecret', { do: 'mark-secret', seat }, String(seat)),
        ),
        ...(view.turn === null
          ? [step('closeWagering', { do: 'close-wagering' })]
          : [step('passOver', { do: 'pass-over', seat: view.turn }, String(view.turn))]),
      ];
    case 'dealing':
      return coup === null || coup.holders === null
        ? [step('dealNext', 'next-card')]
        : turnSteps(view);
    case 'over':
      return [step('settleCoup', { do: 'settle-coup' })];
    case 'announcing':
    case 'ended':
      return [];
  }
}

/** After a misdeal the next coup may have to be one without wagers (14.1). */
const nextCoup = ({ shoe }: PlayView): DeskStep =>
  typeof shoe?.nextIsDummy === 'string'
    ? step('coupDummy', { do: 'begin-dummy-coup' }, shoe.nextIsDummy)
    : step('openWagering', { do: 'open-wagering' });

/** Chips are given to whoever has none yet. */
const chipSteps = ({ positions, chips: kind }: PlayView, bank: number): readonly DeskStep[] =>
  positions
    .filter(({ presence, worth }) => presence === 'seated' && worth === 0)
    .map(({ seat }) =>
      step('giveChips', { do: 'give-chips', seat, chips: bank, kind }, String(seat)),
    );

/** Cards that lie face down are turned; a third card may then be due. */
function turnSteps({ coup }: PlayView): readonly DeskStep[] {
  const lies = (side: 'player' | 'banker') => coup?.cards[side].includes('face-down') === true;
  const turns = [
    ...(lies('player') ? [step('turnPlayer', { do: 'turn-card', side: 'player' })] : []),
    ...(lies('banker') ? [step('turnBanker', { do: 'turn-card', side: 'banker' })] : []),
  ];
  return turns.length > 0 ? turns : [step('dealNext', 'next-card')];
}

function inspectorSteps(view: PlayView): readonly DeskStep[] {
  const { desk, phase, inspectorPresent, coup } = view;
  if (!inspectorPresent) return [step('takePost', { do: 'take-post' })];
  const forms = (desk ?? []).filter(({ approved }) => !approved);
  const records = forms
    .filter(({ recorded }) => !recorded)
    .map(({ seat }) => step('recordForm', { do: 'record-form', seat }, String(seat)));
  const unread = (desk ?? []).length > 0 && coup?.secrets.length === 0;
  const isTime = phase === 'announcing' || phase === 'over';
  return [
    ...records,
    ...(unread && isTime ? [step('announceSecrets', { do: 'announce-secrets' })] : []),
  ];
}

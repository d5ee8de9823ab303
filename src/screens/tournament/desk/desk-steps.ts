// What the dealer and the table inspector can do next at a table that plays in turn.

import type { PlayView, SentTournamentCommand } from '../../../wire/index.ts';
import type { TournamentTextName } from '../use-tournament.ts';

export type InTurnCommand = Extract<
  Extract<SentTournamentCommand, { do: 'play' }>['command'],
  { way: 'in-turn' }
>['what'];

/** One thing to do at the table; 'next-card' comes from the demonstration's shoe. */
export interface DeskStep {
  readonly word: TournamentTextName;
  readonly about: string;
  readonly command: InTurnCommand | 'next-card';
}

const step = (word: TournamentTextName, command: DeskStep['command'], about = ''): DeskStep => ({
  word,
  about,
  command,
});

export const DESK_ROLES = ['dealer', 'game-supervisor', 'table-inspector'] as const;
export type DeskRole = (typeof DESK_ROLES)[number];

type CoupCommandSent = Extract<InTurnCommand, { do: 'at-table' }>['command'];

export const atTable = (command: CoupCommandSent): InTurnCommand => ({ do: 'at-table', command });

/** Who must be told before patrons turn the cards of this shoe. */
export const untold = ({ dealing }: PlayView): readonly ('management' | 'surveillance')[] => {
  const command = dealing?.shoe?.what.command;
  return command?.do === 'inform-of-squeeze' ? [command.whom] : [];
};

export function deskSteps(
  view: PlayView,
  role: DeskRole,
  bank: number,
  aboutShoe = '',
): readonly DeskStep[] {
  return [
    ...shoeSteps(view, role, aboutShoe),
    ...(role === 'table-inspector' ? inspectorSteps(view) : dealerSteps(view, bank)),
  ];
}

/** Staff, cards and their steps, each by whose business it is. */
function shoeSteps({ dealing, over }: PlayView, role: DeskRole, about: string) {
  const due = over ? null : (dealing?.shoe ?? null);
  const isMine = due !== null && (due.by === 'table-inspector') === (role === 'table-inspector');
  if (due === null || !isMine) return [];
  const { command } = due.what;
  // Whoever is told of the squeeze has a name, which the dealer says.
  if (command.do === 'inform-of-squeeze') return [];
  const isDuty = command.do === 'sign-on';
  return [step(isDuty ? 'takePost' : 'loadShoe', due.what, isDuty ? '' : about)];
}

function dealerSteps(view: PlayView, bank: number): readonly DeskStep[] {
  const { running, coup, phase } = view;
  switch (phase) {
    case 'gathering':
      return [...chipSteps(view, bank), step('beginPlay', { do: 'begin-play' })];
    case 'between':
      return view.over || (view.dealing?.shoe ?? null) !== null ? [] : [nextCoup(view)];
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
    ? step('coupDummy', atTable({ do: 'begin-dummy-coup' }), shoe.nextIsDummy)
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
    ...(lies('player') ? [step('turnPlayer', atTable({ do: 'turn-card', side: 'player' }))] : []),
    ...(lies('banker') ? [step('turnBanker', atTable({ do: 'turn-card', side: 'banker' }))] : []),
  ];
  return turns.length > 0 ? turns : [step('dealNext', 'next-card')];
}

function inspectorSteps(view: PlayView): readonly DeskStep[] {
  const { desk, phase, coup } = view;
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

// What the director's office can do next, read off the view: the screen only offers it.

import type { SessionView, TournamentView, SentTournamentCommand } from '../../../wire/index.ts';
import type { TournamentTextName } from '../use-tournament.ts';

/** One thing to do: how it is called, and the command that does it. */
export interface OfficeStep {
  readonly word: TournamentTextName;
  /** Which session, table or person it is about. */
  readonly about: string;
  readonly command: SentTournamentCommand;
}

const step = (
  word: TournamentTextName,
  command: SentTournamentCommand,
  about = '',
): OfficeStep => ({
  word,
  about,
  command,
});

/** Everything that is due, in the order in which it is done. */
export function officeSteps(view: TournamentView, role: string): readonly OfficeStep[] {
  switch (view.phase) {
    case 'draft':
      return paperSteps(view);
    case 'open':
      return [step('closeEntries', { do: 'close-entries' })];
    case 'closed':
    case 'running':
      return [...presenceSteps(view, role), ...gateSteps(view), ...sessionSteps(view)];
    case 'decided':
      return [step('award', { do: 'award-prizes' })];
    case 'awarded':
      return view.prizes
        .filter(({ paid }) => !paid)
        .map(({ patron }) => step('pay', { do: 'pay-prize', patron }, nameOf(view, patron)));
    case 'cancelled':
      return [];
  }
}

export const nameOf = (view: TournamentView, patron: string): string =>
  view.board.find(line => line.patron === patron)?.name ??
  view.office?.entries.find(entry => entry.patron === patron)?.name ??
  patron;

/** Papers first: entries stay shut until every item of the book is there. */
function paperSteps(view: TournamentView): readonly OfficeStep[] {
  if (view.office === null || view.office.conditions === null) return [];
  const publish = view.published ? [] : [step('publish', { do: 'publish-conditions' })];
  const ready = view.office.missing.entries.length === 0;
  return [...publish, ...(ready ? [step('openEntries', { do: 'open-entries' })] : [])];
}

const presenceSteps = ({ director }: TournamentView, role: string): readonly OfficeStep[] =>
  director?.present === true || role !== 'tournament-director'
    ? []
    : [step('signOn', { do: 'sign-director-on' })];

/** What everybody must have done for themselves before the first coup. */
function gateSteps(view: TournamentView): readonly OfficeStep[] {
  const { office, version } = view;
  if (office === null) return [];
  const entered = office.entries.filter(({ state }) => state === 'entered');
  const unbriefed = entered.filter(({ briefed }) => briefed !== version);
  const unsigned = entered.filter(({ signed }) => signed !== version);
  const patrons = unbriefed.map(({ patron }) => patron);
  const brief = step('briefAll', { do: 'brief', patrons, understood: true });
  return [
    ...(unbriefed.length === 0 ? [] : [brief]),
    ...unsigned.map(({ patron, name }) => step('signAll', { do: 'sign-conditions', patron }, name)),
  ];
}

function sessionSteps(view: TournamentView): readonly OfficeStep[] {
  const due = view.sessions.flatMap(session => stepsOf(view, session));
  return due.length > 0 ? due : planSteps(view);
}

function stepsOf(view: TournamentView, session: SessionView): readonly OfficeStep[] {
  const { id, round, state } = session;
  const about = session.playOff === null ? round : `${round} · ${id}`;
  switch (state) {
    case 'planned':
      return [step('draw', { do: 'draw-seats', session: id }, about)];
    case 'seated':
      return [step('start', { do: 'start-session', session: id }, about)];
    case 'playing':
      return session.tables
        .filter(({ play, closing }) => closing === null && isOver(play))
        .map(({ table }) => step('endTable', { do: 'end-table', session: id, table }, table));
    case 'ended':
      return endedSteps(view, session, about);
    case 'decided':
      return [];
  }
}

type PlayShown = SessionView['tables'][number]['play'];

const isOver = (play: PlayShown): boolean => play?.view.over === true;

/** What a director may choose where the book has no card drawn for a play-off. */
const PLAY_OFF_COUPS = [1, 3, 5] as const;

/** Level patrons are parted first; the tournament itself says whether anybody is level. */
function endedSteps(
  view: TournamentView,
  session: SessionView,
  about: string,
): readonly OfficeStep[] {
  const { id, tables } = session;
  const bank = view.rounds.find(({ name }) => name === session.round)?.bank ?? 0;
  const parted = view.sessions.flatMap(({ playOff }) => (playOff?.session === id ? [playOff] : []));
  return [
    step('settleSession', { do: 'settle-session', session: id }, about),
    ...tables
      .filter(({ table }) => !parted.some(playOff => playOff.table === table))
      .flatMap(({ table, play }) => {
        const playOff = `${id}-${table}-play-off`;
        const order = { do: 'order-play-off', session: id, table, playOff, bank } as const;
        return play?.way === 'together'
          ? PLAY_OFF_COUPS.map(coups => step('playOff', { ...order, coups }, `${table} · ${coups}`))
          : [step('playOff', order, table)];
      }),
  ];
}

/** The next round that somebody waits to play. */
function planSteps({ rounds, office, sessions, startsAt }: TournamentView): readonly OfficeStep[] {
  const busy = new Set(
    sessions.filter(({ state }) => state !== 'decided').flatMap(({ patrons }) => patrons),
  );
  const waiting = (office?.entries ?? []).filter(
    ({ state, patron }) => state === 'entered' && !busy.has(patron),
  );
  const round = rounds.find(({ name }) => waiting.some(entry => entry.round === name));
  if (round === undefined) return [];
  const patrons = waiting.filter(entry => entry.round === round.name).map(entry => entry.patron);
  const held = sessions.filter(({ round: name, playOff }) => name === round.name && !playOff);
  const session = `${slug(round.name)}${held.length === 0 ? '' : `-${held.length + 1}`}`;
  const plan = { session, round: round.name, patrons, startsAt: startsAt ?? 0 };
  return [step('plan', { do: 'plan-session', ...plan }, round.name)];
}

const slug = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');

// A key for an act that the book gives to a rank: it says whom it needs, and by which clause.

import type { ReactNode } from 'react';
import type { ConsoleView, SentCommand } from '../../../wire/index.ts';
import type { ScreenConnection } from '../../client/connection.ts';
import { useSettings } from '../../client/settings.tsx';
import { roleText } from '../../texts/names.ts';
import { useConsoleText } from '../use-texts.ts';

type Power = keyof ConsoleView['powers'];

/** Staff above one another; whoever is not on it stands beside the ladder (G7). */
const RANKS: Readonly<Record<string, number>> = {
  dealer: 1,
  'game-supervisor': 2,
  'casino-supervisor': 3,
  'pit-boss': 3,
  operator: 4,
};

/** Whether a role has a power by this book; the table decides, this only colours the key. */
export function mayDo(powers: ConsoleView['powers'], role: string | null, power: Power): boolean {
  const rule = powers[power];
  if (rule === undefined || role === null) return false;
  const isBeside = rule.also?.some(each => each === role) === true;
  return isBeside || (RANKS[role] ?? 0) >= (RANKS[rule.least] ?? Infinity);
}

export interface PowerKeyProps {
  readonly view: ConsoleView;
  readonly role: string | null;
  readonly line: Pick<ScreenConnection, 'send'>;
  readonly power: Power;
  readonly command: SentCommand;
  readonly children: ReactNode;
}

/** Nothing where the book gives nobody the power. */
export function PowerKey({ view, role, line, power, command, children }: PowerKeyProps) {
  const { language } = useSettings();
  const tell = useConsoleText();
  const rule = view.powers[power];
  if (rule === undefined) return null;
  const may = mayDo(view.powers, role, power);
  return (
    <button type="button" disabled={!may} onClick={() => line.send(command)}>
      {children}{' '}
      {!may && (
        <small>
          {tell('needs')}: {roleText(language, rule.least)} ({rule.clause})
        </small>
      )}
    </button>
  );
}

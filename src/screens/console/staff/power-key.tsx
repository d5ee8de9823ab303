// A key for an act that the book gives to a rank: it says whom it needs, and by which clause.

import type { ReactNode } from 'react';
import type { ConsoleView, SentCommand } from '../../../wire/index.ts';
import type { ScreenConnection } from '../../client/connection.ts';
import { useSettings } from '../../client/settings.tsx';
import { roleText } from '../../texts/names.ts';
import { useConsoleText } from '../use-texts.ts';

type Power = keyof ConsoleView['powers'];

/** Whether a role has a power by this book; the table decides, this only colours the key. */
export function mayDo(powers: ConsoleView['powers'], role: string | null, power: Power): boolean {
  return powers[power]?.roles.some(each => each === role) === true;
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

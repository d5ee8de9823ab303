// Opening a table: one of the set-ups that were approved for it, the usual one first.

import { useEffect, useState } from 'react';
import type { SentCommand } from '../../../wire/index.ts';
import type { ScreenConnection } from '../../client/connection.ts';
import { useSettings } from '../../client/settings.tsx';
import { fetchApprovedSetups } from '../../client/requests/sign-in-requests.ts';
import { useConsoleText } from '../use-texts.ts';

type Setup = Extract<SentCommand, { do: 'open-table' }>['setup'];

export interface OpenTableProps {
  readonly table: string;
  readonly token: string | null;
  readonly line: Pick<ScreenConnection, 'send'>;
}

export function OpenTableKeys({ table, token, line }: OpenTableProps) {
  return <OpenKeys setups={useSetups(table, token)} line={line} />;
}

interface OpenKeysProps extends Pick<OpenTableProps, 'line'> {
  readonly setups: readonly Setup[];
}

/** A key for each of them. */
export function OpenKeys({ setups, line }: OpenKeysProps) {
  const { say, money } = useSettings();
  const tell = useConsoleText();
  return (
    <div className="open-table">
      {setups.map((setup, at) => (
        <button
          key={setup.id}
          type="button"
          className={at === 0 ? 'next-key' : ''}
          onClick={() => line.send({ do: 'open-table', setup })}
        >
          {tell('openTable')}
          <small>
            {/* Its id tells a set-up from another; where there is one, nobody asks for it. */}
            {setups.length > 1 && `${setup.id} · `}
            {setup.decks} {say('decks')} · {money(setup.limits.player?.min ?? 0)}–
            {money(setup.limits.player?.max ?? 0)} {setup.currency}
          </small>
        </button>
      ))}
    </div>
  );
}

/** The set-ups that were approved for a table. */
export function useSetups(table: string, token: string | null): readonly Setup[] {
  const [setups, setSetups] = useState<readonly Setup[]>([]);
  useEffect(() => {
    let gone = false;
    fetchApprovedSetups(table, token).then(
      found => {
        if (!gone) setSetups(found);
      },
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [table, token]);
  return setups;
}

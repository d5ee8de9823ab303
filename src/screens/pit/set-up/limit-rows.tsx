// The limits of a set-up, wager by wager: minimum, maximum and step.

import { useSettings } from '../../client/settings.tsx';
import { centsOf, sumText } from '../../console/acts/amount.ts';
import type { DraftSetup } from './draft.ts';
import { useSetUpTexts } from './use-set-up-texts.ts';

const ENDS = ['min', 'max', 'step'] as const;
const WORDS = { min: 'least', max: 'most', step: 'step' } as const;

export interface LimitRowsProps {
  readonly setup: DraftSetup;
  readonly onChange: (setup: DraftSetup) => void;
}

export function LimitRows({ setup, onChange }: LimitRowsProps) {
  const { say } = useSettings();
  const tell = useSetUpTexts();
  const { limits, offered } = setup;
  const bets = [...new Set([...(['player', 'banker', 'tie'] as const), ...offered])];
  return (
    <table className="day-figures setup-limits">
      <tbody>
        {bets.map(on => {
          const limit = limits[on] ?? { min: 0, max: 0, step: 0 };
          return (
            <tr key={on}>
              <th scope="row">{say(on)}</th>
              {ENDS.map(end => (
                <td key={end}>
                  <input
                    aria-label={`${say(on)} ${tell(WORDS[end])}`}
                    placeholder={tell(WORDS[end])}
                    inputMode="decimal"
                    autoComplete="off"
                    size={9}
                    defaultValue={sumText(limit[end])}
                    onChange={({ target }) => {
                      const cents = centsOf(target.value.trim());
                      if (cents === undefined) return;
                      const next = { ...limits, [on]: { ...limit, [end]: cents } };
                      onChange({ ...setup, limits: next });
                    }}
                  />
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

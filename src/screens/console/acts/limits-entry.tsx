// Limits bet by bet: every minimum and maximum can be typed, or touched on the pad.

import { useState } from 'react';
import { useSettings } from '../../client/settings.tsx';
import { useConsoleText } from '../use-texts.ts';
import type { SignLimits } from './act.ts';
import { centsOf, sumText, typed } from './amount.ts';
import { PadKeys } from './number-pad.tsx';
import { useActTexts } from './use-act-texts.ts';

type Bet = keyof SignLimits;
const ENDS = ['min', 'max'] as const;
type End = (typeof ENDS)[number];
type Texts = Readonly<Record<string, string>>;

const cell = (on: string, end: End): string => `${on} ${end}`;

export interface LimitsEntryProps {
  readonly label: string;
  /** The limits that stand now. */
  readonly limits: SignLimits;
  readonly onLimits: (limits: SignLimits | undefined) => void;
}

export function LimitsEntry({ label, limits, onLimits }: LimitsEntryProps) {
  const { say } = useSettings();
  const act = useActTexts();
  const tell = useConsoleText();
  const bets = Object.keys(limits) as Bet[]; // the keys of a closed record
  const [texts, setTexts] = useState<Texts>(() =>
    Object.fromEntries(
      bets.flatMap(on => ENDS.map(end => [cell(on, end), sumText(limits[on]?.[end])])),
    ),
  );
  const [now, setNow] = useState(cell(bets[0] ?? '', 'min'));
  const write = (at: string, text: string) => {
    const next = { ...texts, [at]: text };
    setTexts(next);
    onLimits(limitsOf(limits, bets, next));
  };
  return (
    <fieldset className="act-field limits-entry">
      <legend>{label}</legend>
      <table>
        <thead>
          <tr>
            <th scope="col">{tell('bet')}</th>
            <th scope="col">{act('min')}</th>
            <th scope="col">{act('max')}</th>
          </tr>
        </thead>
        <tbody>
          {bets.map(on => (
            <tr key={on}>
              <th scope="row" className={`tone-${on}`}>
                {say(on)}
              </th>
              {ENDS.map(end => (
                <td key={end}>
                  <input
                    inputMode="decimal"
                    autoComplete="off"
                    aria-label={`${say(on)} ${act(end)}`}
                    className={cell(on, end) === now ? 'pad-writes-here' : ''}
                    value={texts[cell(on, end)] ?? ''}
                    onFocus={() => setNow(cell(on, end))}
                    onChange={event =>
                      write(cell(on, end), event.target.value.replaceAll(/[^\d.]/g, ''))
                    }
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <PadKeys onKey={key => write(now, typed(texts[now] ?? '', key))} />
    </fieldset>
  );
}

/** All of them, or nothing while one is no sum. */
function limitsOf(before: SignLimits, bets: readonly Bet[], texts: Texts): SignLimits | undefined {
  const after = bets.map(on => {
    const [min, max] = [
      centsOf(texts[cell(on, 'min')] ?? ''),
      centsOf(texts[cell(on, 'max')] ?? ''),
    ];
    const limit = before[on];
    return min === undefined || max === undefined || limit === undefined
      ? null
      : ([on, { ...limit, min, max }] as const);
  });
  const whole = after.filter(entry => entry !== null);
  return whole.length === bets.length ? Object.fromEntries(whole) : undefined;
}

// Why each wager was paid, taken or returned: what came back, one sentence and its clause.

import type { SeatView, SignView } from '../../../wire/index.ts';
import { useSettings } from '../../client/settings.tsx';
import { type TerminalTexts, useTerminalTexts } from '../use-terminal-texts.ts';
import { codeText } from '../../texts/load-texts.ts';
import { payText } from '../help/odds-text.ts';

type Paid = SeatView['lastPaid'][number];

const OUTCOMES: Readonly<Record<Paid['outcome'], keyof TerminalTexts & `outcome${string}`>> = {
  win: 'outcomeWin',
  lose: 'outcomeLose',
  push: 'outcomePush',
  void: 'outcomeVoid',
  open: 'outcomeRides',
  refused: 'outcomeVoid',
};

export interface PaidLinesProps {
  readonly paid: readonly Paid[];
  readonly sign: SignView;
}

export function PaidLines({ paid, sign }: PaidLinesProps) {
  const { say, money, language } = useSettings();
  const words = useTerminalTexts();
  return (
    <table className="paid">
      <tbody>
        {paid.map(wager => {
          const line = sign.odds.find(
            ({ on, clause }) => on === wager.on && clause === wager.clause,
          );
          const won = wager.outcome === 'win' && line !== undefined;
          return (
            <tr key={wager.transfer} className={`paid-${wager.outcome}`}>
              <th scope="row">
                {say(wager.on)} {wager.length ?? (wager.area ? say(wager.area) : '')}
                <span className="paid-stake">{words.stakeOf(money(wager.stake))}</span>
              </th>
              <td className="paid-outcome">
                {words[OUTCOMES[wager.outcome]]}
                {won && ` · ${payText(words, line)}`}
              </td>
              <td className="paid-back">{money(wager.paid)}</td>
              <td className="paid-why">
                {codeText(language, wager.reason)} <small>({wager.clause})</small>
                {wager.commission > 0 && (
                  <em lang={language}> {words.commissionOf(money(wager.commission))}</em>
                )}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

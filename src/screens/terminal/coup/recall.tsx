// The last coups again, marked as history: cards in order, result, own payments and why (R-HIS-1).

import { cardName } from '../../felt/cards/card-name.ts';
import { cardSign } from '../../../texts/card-sign.ts';
import { useEffect, useRef } from 'react';
import type { SignView } from '../../../wire/index.ts';
import { PlayingCard } from '../../felt/cards/card.tsx';
import type { ScreenConnection } from '../../client/connection.ts';
import type { ScreenState } from '../../client/screen-state.ts';
import { useSettings } from '../../client/settings.tsx';
import { resultText } from '../../texts/index.ts';
import { useTerminalTexts } from '../use-terminal-texts.ts';
import { KeepSlip } from './keep-slip.tsx';
import { PaidLines } from './paid-lines.tsx';
import { PaytableThen } from './paytable-then.tsx';
import { netWon } from '../felt/unconfirmed-wagers.ts';

type Recalled = NonNullable<ScreenState['recalled']>[number];

export interface RecallProps {
  readonly state: ScreenState;
  readonly line: ScreenConnection;
  readonly sign: SignView;
  readonly token: string | null;
}

export function Recall({ state, line, sign, token }: RecallProps) {
  const words = useTerminalTexts();
  const last = state.table?.last?.number ?? 0;
  const asked = useRef(-1);
  // Asked for again when another coup is over meanwhile.
  useEffect(() => {
    if (asked.current === last) return;
    asked.current = last;
    line.recall();
  }, [line, last]);
  const coups = state.recalled ?? [];
  return (
    <>
      <p className="history-mark">{words.recallIsHistory}</p>
      {coups.length === 0 && <p>{words.nothingYet}</p>}
      {coups.toReversed().map((coup, at) => (
        <RecalledCoupLine
          key={`${coup.shoe} ${coup.number}`}
          coup={coup}
          table={state.table?.table ?? ''}
          sign={sign}
          token={token}
          isOpen={at === 0}
        />
      ))}
    </>
  );
}

interface RecalledCoupProps {
  readonly coup: Recalled;
  readonly table: string;
  readonly sign: SignView;
  readonly isOpen: boolean;
  readonly token?: string | null;
}

export function RecalledCoupLine(props: RecalledCoupProps) {
  const { coup, table, sign, isOpen, token } = props;
  const { say, money, language } = useSettings();
  const words = useTerminalTexts();
  const net = netWon(coup.paid.filter(({ outcome }) => outcome !== 'open'));
  const result =
    coup.standing === 'void' || coup.result === null
      ? say('voidCoup')
      : resultText(language, coup.result, coup.playerCount, coup.bankerCount);
  return (
    <details className="recalled" open={isOpen}>
      <summary>
        <b>{say('coupNumber', coup.number)}</b>{' '}
        <span className={`result-${coup.result ?? 'none'}`}>{result}</span>
        {coup.corrected !== null && <em> · {words.corrected}</em>}
        {coup.paid.length > 0 && (
          <output className={net < 0 ? 'net-down' : 'net-up'}>
            {net > 0 ? '+' : ''}
            {money(net)}
          </output>
        )}
      </summary>
      <div className="recalled-hands">
        {(['player', 'banker'] as const).map(side => (
          <div key={side} className={`recalled-hand tone-${side}`}>
            <span>{say(side)}</span>
            {coup.cards
              .filter(({ to }) => to === side)
              .map(({ card }, at) => (
                // Cards of a hand only ever come after one another: their place is their name.
                <PlayingCard
                  // oxlint-disable-next-line react/no-array-index-key -- see above
                  key={at}
                  card={card}
                  label={card === null ? say('faceDown') : cardName(say, card)}
                />
              ))}
            <b>{side === 'player' ? coup.playerCount : coup.bankerCount}</b>
          </div>
        ))}
      </div>
      {coup.corrected !== null && (
        <p className="small">
          {say('coupCorrected', coup.number)} ({coup.corrected})
        </p>
      )}
      {(coup.corrections ?? []).map(({ position, was, card }) => (
        <p key={`${position} ${was} ${card}`} className="small">
          {say('cardCorrected')}: {cardSign(was)} → {cardSign(card)}
        </p>
      ))}
      {coup.paid.length === 0 ? (
        <p className="small">{words.notYours}</p>
      ) : (
        <PaidLines paid={coup.paid} sign={sign} />
      )}
      {coup.paid.length > 0 && token !== undefined && (
        <KeepSlip shoe={coup.shoe} coup={coup.number} token={token} />
      )}
      <PaytableThen at={{ table, shoe: coup.shoe, coup: coup.number }} />
    </details>
  );
}

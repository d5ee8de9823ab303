// What a bankroll faces: expected result, deviation, chance of ruin, and the band over the coups.

import { useState } from 'react';
import { NumberField, useWagerName, WagerField } from '../game/fields.tsx';
import type { GameSettings } from '../game/game-settings.ts';
import { Plot } from '../../screens/plots/plot.tsx';
import { SaveKeys } from '../save/save-keys.tsx';
import type { SavedSheet } from '../../screens/save/sheet.ts';
import { useFigures } from '../use-figures.ts';
import { useLabTexts } from '../use-lab-texts.ts';
import type { RiskAnswer } from '../worker/calls.ts';
import { useLab } from '../worker/lab-client.ts';
import type { WagerChosen } from '../worker/paytable.ts';
import { AnswerPanel } from './answered.tsx';

const POINTS = 100;
/** Deviations between which lie half of all results, and nineteen of twenty. */
const [HALF, NINETEEN] = [0.6744898, 1.959964];
const MOST_COUPS = 1e9;

interface RiskAsked {
  readonly wager: WagerChosen;
  readonly bankroll: number;
  readonly stake: number;
  readonly coups: number;
}

/** Mean and bands along the session, by the normal curve. */
export function bandsOf({ mean, deviation }: RiskAnswer, coups: number) {
  const at = Array.from({ length: POINTS + 1 }, (_, point) => (coups * point) / POINTS);
  const along = (deviations: number) =>
    at.map(each => mean * (each / coups) + deviations * deviation * Math.sqrt(each / coups));
  return {
    at,
    mean: along(0),
    half: [along(HALF), along(-HALF)] as const,
    nineteen: [along(NINETEEN), along(-NINETEEN)] as const,
  };
}

const riskSheet = (asked: RiskAsked, answer: RiskAnswer): SavedSheet => {
  const { at, mean, half, nineteen } = bandsOf(answer, asked.coups);
  const head = ['coups', 'mean', '50% low', '50% high', '95% low', '95% high'];
  return {
    name: `bankroll-${asked.wager.on}`,
    head: [...head, 'stake', 'bankroll', 'ruin', 'method', 'deviation'],
    rows: at.map((coups, row) => [
      ...[coups, mean[row] ?? null, half[1][row] ?? null, half[0][row] ?? null],
      ...[nineteen[1][row] ?? null, nineteen[0][row] ?? null, asked.stake, asked.bankroll],
      ...[answer.ruin, answer.method, answer.deviation],
    ]),
  };
};

export function RiskTab({ game }: { readonly game: GameSettings }) {
  const text = useLabTexts();
  const [asked, setAsked] = useState<RiskAsked>({
    ...{ wager: { on: 'banker', option: null }, bankroll: 1000, stake: 25, coups: 400 },
  });
  const state = useLab('risk', { game, ...asked });
  const change = (some: Partial<RiskAsked>) => setAsked({ ...asked, ...some });
  return (
    <section className="lab-part" aria-label={text('risk')}>
      <div className="lab-form">
        <WagerField
          {...{ game, wager: asked.wager }}
          everyCoup
          onChange={wager => change({ wager })}
        />
        <NumberField
          title={text('bankroll')}
          value={asked.bankroll}
          {...{ min: 0.01, step: 'any' }}
          onChange={bankroll => change({ bankroll })}
        />
        <NumberField
          title={text('stake')}
          value={asked.stake}
          {...{ min: 0.01, step: 'any' }}
          onChange={stake => change({ stake })}
        />
        <NumberField
          title={text('coups')}
          value={asked.coups}
          {...{ min: 1, max: MOST_COUPS }}
          onChange={coups => change({ coups })}
        />
      </div>
      <AnswerPanel state={state}>
        {answer => (answer === null ? null : <RiskShown {...{ asked, answer }} />)}
      </AnswerPanel>
    </section>
  );
}

function RiskShown({ asked, answer }: { readonly asked: RiskAsked; readonly answer: RiskAnswer }) {
  const text = useLabTexts();
  const nameOf = useWagerName();
  const { percent, decimal, whole } = useFigures();
  const { at, mean, half, nineteen } = bandsOf(answer, asked.coups);
  const [nearest, farthest] = [text('half'), text('nineteen')];
  return (
    <>
      <dl className="lab-figures">
        {(
          [
            ['expected', decimal(answer.mean, 2)],
            ['swing', decimal(answer.deviation, 2)],
            ['ruin', percent(answer.ruin)],
            ['ahead', percent(answer.ahead, 2)],
          ] as const
        ).map(([name, figure]) => (
          <div key={name}>
            <dt>{text(name)}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      <p className="lab-note">
        {text(answer.method === 'counted' ? 'ruinCounted' : 'ruinDiffusion')} {text('independent')}
      </p>
      <Plot
        title={text('bandPlot', nameOf(asked.wager), whole(asked.coups))}
        foot={text('coups')}
        at={at}
        lines={[
          { title: text('expected'), colour: '--gold', values: mean },
          { title: `+ ${nearest}`, colour: '--player', values: half[0] },
          { title: `− ${nearest}`, colour: '--player', values: half[1] },
          { title: `+ ${farthest}`, colour: '--tie', values: nineteen[0] },
          { title: `− ${farthest}`, colour: '--tie', values: nineteen[1] },
        ]}
        bands={[
          [1, 2],
          [3, 4],
        ]}
        format={value => decimal(value, 0)}
        formatFoot={value => decimal(value, 0)}
      />
      <SaveKeys sheet={() => riskSheet(asked, answer)} />
    </>
  );
}

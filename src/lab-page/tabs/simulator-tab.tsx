// The simulator: the kernel of the command line in a worker, its figures beside the exact ones.

import { type FormEvent, useState } from 'react';
import { DECK } from '../../rules/cards.ts';
import type { SimulationReport } from '../../lab/simulator/report.ts';
import type { SimulationRefusal } from '../../lab/simulator/request.ts';
import { useSettings } from '../../screens/client/settings.tsx';
import type { GameSettings } from '../game/game-settings.ts';
import { SaveKeys } from '../save/save-keys.tsx';
import { useFigures } from '../use-figures.ts';
import { useLabTexts } from '../use-lab-texts.ts';
import { useLab } from '../worker/lab-client.ts';
import { useSimulation } from '../worker/use-simulation.ts';
import { exactReturns, simulationSheet } from './simulated-wagers.ts';
import { SimulatedTable } from './simulated-table.tsx';
import { RunningPlot } from './running-plot.tsx';

const refusalText = ({ refused }: SimulationRefusal) =>
  refused === 'wrong-decks' ? 'wrongDecks' : refused === 'wrong-seed' ? 'wrongSeed' : 'wrongCoups';

/** A number that is none is refused by the lab, which says so. */
const seedOf = (typed: string): bigint | number =>
  /^\d+$/.test(typed.trim()) ? BigInt(typed.trim()) : Number.NaN;

const coupsOf = (typed: string): number => Number(typed.replaceAll(/[\s,]/g, '') || Number.NaN);

export function SimulatorTab({ game }: { readonly game: GameSettings }) {
  const text = useLabTexts();
  const [coups, setCoups] = useState('20000000');
  const [seed, setSeed] = useState('1');
  const { isRunning, of, refusal, reports, begin, stop } = useSimulation();
  const report = reports.at(-1);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { book, version, decks, tiePercent } = game;
    const asked = { rulebook: book, version, decks, tiePercent };
    begin({ ...asked, coups: coupsOf(coups), seed: seedOf(seed) });
  };
  return (
    <section className="lab-part" aria-label={text('simulator')}>
      <form className="lab-form" onSubmit={submit}>
        <label className="lab-field">
          <span>{text('coups')}</span>
          <input
            inputMode="numeric"
            value={coups}
            onChange={event => setCoups(event.target.value)}
          />
        </label>
        <label className="lab-field">
          <span>{text('seed')}</span>
          <input inputMode="numeric" value={seed} onChange={event => setSeed(event.target.value)} />
        </label>
        <button type="submit" disabled={isRunning}>
          {text('begin')}
        </button>
        <button type="button" disabled={!isRunning} onClick={stop}>
          {text('stop')}
        </button>
      </form>
      <p className="lab-note">{text('sameSeed')}</p>
      {refusal !== null && <p role="alert">{text(refusalText(refusal))}</p>}
      {(isRunning || report !== undefined) && <Progress {...{ report, of, isRunning }} />}
      {report !== undefined && <Simulated {...{ game, report, reports }} />}
    </section>
  );
}

interface ProgressProps {
  readonly report: SimulationReport | undefined;
  readonly of: number;
  readonly isRunning: boolean;
}

function Progress({ report, of, isRunning }: ProgressProps) {
  const text = useLabTexts();
  const { whole, decimal } = useFigures();
  const coups = report?.coups ?? 0;
  const rate = decimal((report?.coupsPerSecond ?? 0) / 1e6, 1);
  const ended = report?.complete === true ? text('ended') : text('stopped');
  return (
    <div className="lab-progress">
      <progress max={of} value={Math.min(of, coups)} aria-label={text('simulator')} />
      <p role="status">
        {text('progress', whole(coups), whole(of), rate)} {isRunning ? '' : ended}
      </p>
    </div>
  );
}

interface SimulatedProps {
  readonly game: GameSettings;
  readonly report: SimulationReport;
  readonly reports: readonly SimulationReport[];
}

function Simulated({ game, report, reports }: SimulatedProps) {
  const text = useLabTexts();
  const { whole } = useFigures();
  const [chosen, choose] = useState(0);
  const { answer } = useLab('odds', { game, left: DECK.map(() => game.decks) });
  const exact = exactReturns(report, answer);
  return (
    <>
      <RunningPlot {...{ reports, chosen, exact: exact[chosen] ?? null }} />
      <SimulatedTable {...{ report, exact, chosen, onChoose: choose }} />
      <dl className="lab-figures">
        {(['shoes', 'player', 'banker', 'tie'] as const).map(name => (
          <ResultCount key={name} {...{ name, count: whole(report[name]) }} />
        ))}
      </dl>
      <SaveKeys sheet={() => simulationSheet(report, exact)} />
      <p className="lab-note">{text('counted', whole(BigInt(answer?.combinations ?? 0)))}</p>
    </>
  );
}

interface ResultCountProps {
  readonly name: 'shoes' | 'player' | 'banker' | 'tie';
  readonly count: string;
}

function ResultCount({ name, count }: ResultCountProps) {
  const { say } = useSettings();
  const text = useLabTexts();
  return (
    <div data-count={name}>
      <dt>{name === 'shoes' ? text(name) : say(name)}</dt>
      <dd>{count}</dd>
    </div>
  );
}

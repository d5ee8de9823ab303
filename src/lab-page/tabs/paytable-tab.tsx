// What if a wager paid otherwise: its lines changed, added or taken away, the exact edge at once.

import { useState } from 'react';
import { useSettings } from '../../screens/client/settings.tsx';
import { textsOf } from '../../screens/texts/load-texts.ts';
import { NumberField, SelectField, WagerField } from '../game/fields.tsx';
import { type GameSettings, wagersOf } from '../game/game-settings.ts';
import { SaveKeys } from '../save/save-keys.tsx';
import type { SavedSheet } from '../../screens/save/sheet.ts';
import { fractionTextToNumber, useFigures } from '../use-figures.ts';
import { useLabTexts } from '../use-lab-texts.ts';
import type { LabCalls } from '../worker/calls.ts';
import { useLab } from '../worker/lab-client.ts';
import type { OwnLine, WagerChosen } from '../worker/paytable.ts';
import { AnswerPanel } from './answered.tsx';
import { FigureCells, FigureHeads } from './odds-tab.tsx';
import { Scrolled } from './scrolled.tsx';

const sign = textsOf('sign');

type Printed = LabCalls['printed']['answer'];
type Priced = LabCalls['paytable']['answer'];

export function PaytableTab({ game }: { readonly game: GameSettings }) {
  const text = useLabTexts();
  const [wager, setWager] = useState<WagerChosen>({ on: 'tie', option: null });
  const chosen =
    wagersOf(game).find(({ on, option }) => on === wager.on && option === wager.option) ??
    wagersOf(game)[0] ??
    wager;
  const state = useLab('printed', { game, wager: chosen });
  return (
    <section className="lab-part" aria-label={text('paytable')}>
      <div className="lab-form">
        <WagerField game={game} wager={chosen} onChange={setWager} />
      </div>
      <AnswerPanel state={state.isBusy ? { ...state, answer: null } : state}>
        {printed => (
          <OwnPaytable
            key={`${chosen.on} ${chosen.option}`}
            {...{ game, printed, wager: chosen }}
          />
        )}
      </AnswerPanel>
    </section>
  );
}

interface OwnPaytableProps {
  readonly game: GameSettings;
  readonly wager: WagerChosen;
  readonly printed: Printed;
}

const paytableSheet = (
  { on, option }: WagerChosen,
  { printed, own, lines }: Priced,
): SavedSheet => ({
  name: `what-if-${on}`,
  head: ['wager', 'option', 'decided by', 'pays', 'commission %', 'chance', 'chance, exactly'],
  rows: [
    ...lines.map(({ when, pays, commission, chance }) => [
      ...[on, option, when, typeof pays === 'string' ? pays : pays.join(' to '), commission],
      ...[fractionTextToNumber(chance), chance],
    ]),
    [on, option, 'edge as printed', null, null, printed?.edge ?? null, printed?.return ?? null],
    [on, option, 'edge', null, null, own?.edge ?? null, own?.return ?? null],
  ],
});

function OwnPaytable({ game, wager, printed }: OwnPaytableProps) {
  const text = useLabTexts();
  const { language } = useSettings();
  const [lines, setLines] = useState(printed.lines);
  const state = useLab('paytable', { game, wager, lines });
  const unused = printed.facts.filter(fact => lines.every(({ when }) => when !== fact));
  const { shows } = sign(language);
  return (
    <>
      <LinesTable lines={lines} priced={state.answer} onChange={setLines} />
      <p className="lab-note">{text('firstDecides')}</p>
      <div className="lab-form">
        {unused.length > 0 && (
          <SelectField
            title={text('addLine')}
            value=""
            choices={[['', '…'], ...unused.map(fact => [fact, shows[fact]] as const)]}
            onChange={chosen => {
              const when = unused.find(fact => fact === chosen);
              if (when) setLines([{ when, pays: [1, 1], commission: 0 }, ...lines]);
            }}
          />
        )}
        <button type="button" onClick={() => setLines(printed.lines)}>
          {text('asPrinted')}
        </button>
      </div>
      <AnswerPanel state={state}>
        {answer => (
          <>
            <EdgeTable answer={answer} />
            <SaveKeys sheet={() => paytableSheet(wager, answer)} />
          </>
        )}
      </AnswerPanel>
    </>
  );
}

function EdgeTable({ answer: { printed, own } }: { readonly answer: Priced }) {
  const text = useLabTexts();
  return (
    <Scrolled label={text('edge')}>
      <table className="lab-table lab-edges">
        <thead>
          <tr>
            <th scope="col">{text('odds')}</th>
            <FigureHeads />
            <th scope="col">{text('exactly')}</th>
          </tr>
        </thead>
        <tbody>
          {(['printed', 'own'] as const).map(which => {
            const figures = which === 'own' ? own : printed;
            return (
              <tr key={which} className={`lab-${which}`}>
                <th scope="row">{text(which)}</th>
                {figures === null ? (
                  <td colSpan={5}>{text('noLine')}</td>
                ) : (
                  <>
                    <FigureCells of={figures} />
                    <td className="lab-exact">{figures.return}</td>
                  </>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </Scrolled>
  );
}

interface LinesTableProps {
  readonly lines: readonly OwnLine[];
  readonly priced: Priced | null;
  readonly onChange: (lines: readonly OwnLine[]) => void;
}

function LinesTable({ lines, priced, onChange }: LinesTableProps) {
  const text = useLabTexts();
  const change = (at: number, line: OwnLine) =>
    onChange(lines.map((each, place) => (place === at ? line : each)));
  return (
    <Scrolled label={text('paytable')}>
      <table className="lab-table lab-lines">
        <thead>
          <tr>
            <th scope="col">{text('line')}</th>
            <th scope="col">{text('pays')}</th>
            <th scope="col">{text('commission')}</th>
            <th scope="col">{text('chance')}</th>
            <th scope="col">{text('remove')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => (
            <LineRow
              key={line.when}
              line={line}
              chance={priced?.lines.find(({ when }) => when === line.when)?.chance}
              onChange={next => change(at, next)}
              onRemove={() => onChange(lines.toSpliced(at, 1))}
            />
          ))}
        </tbody>
      </table>
    </Scrolled>
  );
}

interface LineRowProps {
  readonly line: OwnLine;
  readonly chance: string | undefined;
  readonly onChange: (line: OwnLine) => void;
  readonly onRemove: () => void;
}

/** Higher odds than any book prints, and still a whole number. */
const MOST_ODDS = 100_000;

function LineRow({ line, chance, onChange, onRemove }: LineRowProps) {
  const text = useLabTexts();
  const { language } = useSettings();
  const { percent } = useFigures();
  const { when, pays, commission } = line;
  const shown = sign(language).shows[when];
  const kind = typeof pays === 'string' ? pays : 'odds';
  const kinds = [
    ['odds', text('odd')],
    ['push', text('push')],
    ['lose', text('lose')],
    ...(kind === 'tie-percent' ? [['tie-percent', text('tieShare')] as const] : []),
  ] as const;
  const bounds = { min: 1, max: MOST_ODDS, isBare: true } as const;
  return (
    <tr>
      <th scope="row">{shown}</th>
      <td className="lab-pays">
        <select
          aria-label={text('payKind', shown)}
          value={kind}
          onChange={({ target: { value } }) =>
            onChange({
              ...line,
              pays: value === 'push' || value === 'lose' ? value : [1, 1],
            })
          }
        >
          {kinds.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
        {typeof pays !== 'string' && (
          <>
            <NumberField
              {...{ ...bounds, title: text('paysFirst', shown), value: pays[0] }}
              onChange={first => onChange({ ...line, pays: [first, pays[1]] })}
            />
            <span>{text('to')}</span>
            <NumberField
              {...{ ...bounds, title: text('paysSecond', shown), value: pays[1] }}
              onChange={second => onChange({ ...line, pays: [pays[0], second] })}
            />
          </>
        )}
      </td>
      <td>
        {kind === 'odds' && (
          <NumberField
            title={text('commissionOn', shown)}
            value={commission}
            {...{ min: 0, max: 100, step: 'any', isBare: true }}
            onChange={next => onChange({ ...line, commission: next })}
          />
        )}
      </td>
      <td>{chance === undefined ? '' : percent(fractionTextToNumber(chance))}</td>
      <td>
        <button type="button" aria-label={text('removeLine', shown)} onClick={onRemove}>
          ✕
        </button>
      </td>
    </tr>
  );
}

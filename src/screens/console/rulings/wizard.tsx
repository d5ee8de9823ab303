// "Something is wrong": what happened in the floor's own words, what the book rules and what that
// does to cards and money, who must stand behind it; only then is it done.

import { useEffect, useState } from 'react';
import type { ConsoleView } from '../../../wire/index.ts';
import type { ScreenConnection } from '../../client/connection.ts';
import { approvalOf } from '../../client/requests/house-requests.ts';
import type { ReportedIrregularity } from '../../client/floor-terms.ts';
import type { ScreenState } from '../../client/screen-state.ts';
import { useSettings } from '../../client/settings.tsx';
import { textsOf } from '../../texts/load-texts.ts';
import { EffectOfRuling } from './effect.tsx';
import { asksForCoup, Question, WhichCoup } from './questions.tsx';
import { begin, openQuestion, reportOf, type ReportDraft, withoutFact } from './report.ts';
import { TrueCards } from './true-cards.tsx';
import { useConsoleText } from '../use-texts.ts';

const floorTexts = textsOf('floor');

export interface WizardProps {
  readonly table: string;
  readonly token: string | null;
  readonly state: ScreenState;
  readonly view: ConsoleView;
  readonly line: Pick<ScreenConnection, 'send' | 'preview'>;
  /** What is reported from the start: a refused card says which irregularity it looks like. */
  readonly begun?: ReportDraft | null;
  readonly onClose: () => void;
}

export function Wizard({ table, token, state, view, line, begun, onClose }: WizardProps) {
  const { say, language } = useSettings();
  const [said, sayIt] = useState<ReportDraft | null>(begun ?? null);
  // An answer to what was said before is no answer to what is said now.
  const [before, setBefore] = useState(state.effect);
  const setSaid = (now: ReportDraft | null) => {
    setBefore(state.effect);
    sayIt(now);
  };
  const answer = state.effect === before ? null : state.effect;
  const words = floorTexts(language).irregularities;
  // The table goes on while somebody reads: what a ruling would do is asked anew each time.
  const number = state.number;
  useEffect(() => {
    if (said !== null && number >= 0) line.preview(reportOf(said));
  }, [said, number, line]);
  useEscape(onClose);
  const confirm = (approval?: string) => {
    if (said !== null) line.send(reportOf(said), approval);
    onClose();
  };
  const approve = (role: string) => {
    if (said !== null) void approvalOf(table, reportOf(said), role, token).then(confirm);
  };
  return (
    <dialog open className="wizard" aria-label={say('somethingIsWrong')}>
      <h2>{said === null ? say('whatHappened') : words[said.what]}</h2>
      {said === null ? (
        <Kinds view={view} onChoose={what => setSaid(begin(what, view))} />
      ) : (
        <ReportForm
          {...{ table, view, said, setSaid, answer }}
          demonstration={state.demonstration}
          role={state.role}
          onConfirm={confirm}
          onApprove={approve}
        />
      )}
      <div className="wizard-acts">
        {said !== null && (
          <button type="button" onClick={() => setSaid(null)}>
            {say('back')}
          </button>
        )}
        <button type="button" onClick={onClose}>
          {say('cancel')}
        </button>
      </div>
    </dialog>
  );
}

/** Escape leaves it, as it leaves every other sheet: nothing was done yet. */
function useEscape(leave: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape') leave();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [leave]);
}

interface KindsProps {
  readonly view: ConsoleView;
  readonly onChoose: (what: ReportedIrregularity) => void;
}

/** What this book rules on: what can be found now is first and big, the rest is dead. */
export function Kinds({ view, onChoose }: KindsProps) {
  const { language } = useSettings();
  const tell = useConsoleText();
  const words = floorTexts(language).irregularities;
  // The order of the words is the order in which it happens most.
  const rank = Object.keys(words);
  const known = view.reportable.toSorted((a, b) => rank.indexOf(a.what) - rank.indexOf(b.what));
  const later = known.filter(({ now }) => !now);
  return (
    <>
      <div className="wizard-kinds">
        {known
          .filter(({ now }) => now)
          .map(({ what, clause }) => (
            <button key={what} type="button" onClick={() => onChoose(what)}>
              {words[what]} <small>({clause})</small>
            </button>
          ))}
      </div>
      {later.length > 0 && (
        <details className="wizard-later">
          <summary>{tell('notNow')}</summary>
          <ul>
            {later.map(({ what, clause }) => (
              <li key={what}>
                {words[what]} <small>({clause})</small>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

interface ReportFormProps {
  readonly table: string;
  readonly answer: ScreenState['effect'];
  readonly demonstration: boolean;
  readonly role: string | null;
  readonly view: ConsoleView;
  readonly said: ReportDraft;
  readonly setSaid: (said: ReportDraft) => void;
  readonly onConfirm: (approval?: string) => void;
  readonly onApprove: (role: string) => void;
}

/** One question at a time, as the engine asks for it; then the effect. */
export function ReportForm(props: ReportFormProps) {
  const { table, answer, demonstration, role, view, said, setSaid, onConfirm, onApprove } = props;
  const { say } = useSettings();
  const question = openQuestion(said, answer);
  const isNotWhole =
    asksForCoup(said, view) && said.facts.cards !== undefined && answer?.effect === null;
  return (
    <>
      <WhichCoup view={view} said={said} onSay={setSaid} />
      {question === null && isNotWhole && (
        <TrueCards key={said.facts.cards?.join()} view={view} said={said} onSay={setSaid} />
      )}
      <Question view={view} said={said} asked={question} onSay={setSaid} />
      {question === null && (
        <EffectOfRuling
          {...{ table, view, answer, demonstration, role, onConfirm, onApprove }}
          what={said.what}
          report={reportOf(said)}
        />
      )}
      {question === null && said.facts.cards !== undefined && (
        <button type="button" onClick={() => setSaid(withoutFact(said, 'cards'))}>
          {say('takeBack')}: {say('cards')}
        </button>
      )}
    </>
  );
}

// One approval that a table asks of the floor: all that whoever decides must know, and where they
// agree or refuse by their own PIN or password.

import { useState } from 'react';
import type { Card } from '../../../rules/cards.ts';
import { cardSign } from '../../../texts/card-sign.ts';
import type { AskedApprovalPage, Denial, HandsOnFelt, TableSummary } from '../../../wire/index.ts';
import { answerRequest } from '../../client/requests/approval-requests.ts';
import type { Viewer } from '../../client/powers.ts';
import { useSettings } from '../../client/settings.tsx';
import { type ActWord, actTexts } from '../../console/acts/use-act-texts.ts';
import { useConsoleText } from '../../console/use-texts.ts';
import { Sheet } from '../../felt/sheet.tsx';
import type { Language } from '../../texts/index.ts';
import { codeText, textsOf } from '../../texts/load-texts.ts';
import { roleText, titleText } from '../../texts/names.ts';
import { dayTimeText } from '../reports/report-table.tsx';
import { DenialText } from './agreed-by.tsx';
import { useOfficeTexts } from './use-office-texts.ts';

const floorTexts = textsOf('floor');

/** The act by its name, and of a report what went wrong. */
export function actName(language: Language, { act, what }: AskedApprovalPage): string {
  const titles: Readonly<Record<string, string>> = actTexts(language).titles;
  const wrongs: Readonly<Record<string, string>> = floorTexts(language).irregularities;
  return (what === null ? undefined : wrongs[what]) ?? titles[act] ?? act;
}

/** What the sheet of acts calls a field when it asks for it. */
const ASKED_AS: Readonly<Record<string, ActWord>> = {
  position: 'whichPosition',
  card: 'rightCard',
  cards: 'whichCards',
  coup: 'whichRecord',
  why: 'why',
  slip: 'slip',
  kind: 'whichMove',
  tender: 'whatTender',
  form: 'signedForm',
  clause: 'brokenClause',
  story: 'story',
  says: 'says',
  outcome: 'outcome',
  claim: 'whichClaim',
  record: 'record',
  terminal: 'whichTerminal',
  reference: 'reference',
};

const fieldName = (language: Language, name: string): string => {
  const word = ASKED_AS[name];
  return word === undefined ? name : actTexts(language).texts[word];
};

const isCard = (word: string): word is Card => /^[2-9TJQKA][shdc]$/u.test(word);

/** Cards among what a command says, as people write them. */
const inWords = (says: string): string =>
  says
    .split(' ')
    .map(each => (isCard(each) ? cardSign(each) : each))
    .join(' ');

const cardsText = (cards: readonly (Card | null)[]): string =>
  cards.map(each => (each === null ? '?' : cardSign(each))).join(' ');

export interface RequestSheetProps {
  readonly asked: AskedApprovalPage;
  readonly viewer: Viewer;
  readonly token: string | null;
  readonly tables: readonly TableSummary[];
  readonly onClose: () => void;
  readonly onDone: () => void;
}

export function RequestSheet({ tables, onClose, ...props }: RequestSheetProps) {
  const { asked } = props;
  const text = useOfficeTexts();
  const { language } = useSettings();
  const title = `${actName(language, asked)} ${asked.request ?? ''}`.trim();
  return (
    <Sheet title={title} name="approval" onClose={onClose}>
      <RequestFacts {...{ asked, tables }} />
      {asked.request === null ? (
        <p role="status">{text('tableFirst', dayTimeText(language, asked.at))}</p>
      ) : (
        <AnswerForm {...props} request={asked.request} />
      )}
    </Sheet>
  );
}

interface AnswerFormProps extends Pick<RequestSheetProps, 'viewer' | 'token' | 'onDone'> {
  readonly request: string;
}

function AnswerForm({ request, viewer, token, onDone }: AnswerFormProps) {
  const text = useOfficeTexts();
  const tell = useConsoleText();
  const [secret, setSecret] = useState('');
  const [why, setWhy] = useState('');
  const [denied, deny] = useState<Denial | null>(null);
  const { demonstration } = viewer;
  const isProven = demonstration || secret !== '';
  const answer = (reason: string | null) => {
    const said = { request, why: reason, secret: demonstration ? null : secret };
    void answerRequest(said, token).then(told => {
      if ('denied' in told) deny(told);
      else onDone();
    });
  };
  return (
    <>
      <form className="approval-form decide-form" onSubmit={event => event.preventDefault()}>
        {!demonstration && (
          <label>
            {tell('pinOrPassword')}
            <input
              type="password"
              value={secret}
              autoComplete="off"
              onChange={event => setSecret(event.target.value)}
            />
          </label>
        )}
        <button type="button" className="confirm" disabled={!isProven} onClick={() => answer(null)}>
          {text('agree')}
        </button>
        <label>
          {text('whyNot')}
          <input value={why} autoComplete="off" onChange={event => setWhy(event.target.value)} />
        </label>
        <button
          type="button"
          disabled={!isProven || why.trim() === ''}
          onClick={() => answer(why.trim())}
        >
          {text('refuse')}
        </button>
      </form>
      {denied !== null && <DenialText denied={denied} />}
    </>
  );
}

/** The act, its subject, its figures, and what it would move as the table stands. */
function RequestFacts({ asked, tables }: Pick<RequestSheetProps, 'asked' | 'tables'>) {
  const text = useOfficeTexts();
  const { language, money, say } = useSettings();
  const { table, seat, patron, cents, currency, figures, felt, moves, refusal } = asked;
  const { balance, staked, dealer, supervisor, by, role } = asked;
  const summary = tables.find(each => each.table === table);
  const title = summary === undefined ? table : titleText(language, summary);
  const place = seat === null ? title : `${title}, ${say('yourSeat')} ${seat}`;
  const hands = ({ player, banker }: HandsOnFelt) =>
    `${say('player')} ${cardsText(player)} · ${say('banker')} ${cardsText(banker)}`;
  const facts: readonly (readonly [string, string | null])[] = [
    [text('where'), place],
    [text('who'), patron],
    [text('sum'), cents === null ? null : `${money(cents)} ${currency ?? ''}`],
    ...figures.map(({ name, says }) => [fieldName(language, name), inWords(says)] as const),
    [text('cardsLie'), felt === null ? null : hands(felt.before)],
    [text('cardsThen'), felt === null ? null : hands(felt.after)],
    [text('account'), balance === null ? null : `${money(balance)}, ${money(staked ?? 0)}`],
    [text('wantedBy'), `${by}, ${roleText(language, role)}`],
    [text('onDuty'), [dealer, supervisor].filter(each => each !== null).join(', ')],
    [text('untilWhen'), asked.request === null ? null : dayTimeText(language, asked.until)],
  ];
  return (
    <>
      <dl className="request-facts">
        {facts.map(([name, says]) =>
          says === null || says === '' ? null : (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{says}</dd>
            </div>
          ),
        )}
      </dl>
      {refusal !== null && (
        <p className="refusal">
          {text('wouldNot')}: {codeText(language, refusal)}
        </p>
      )}
      {moves.length > 0 && (
        <>
          <h3>{text('wouldMove')}</h3>
          <ul>
            {moves.map(move => (
              <li key={`${move.seat} ${move.patron}`}>
                {text('seatMoves', move.seat, move.patron, money(move.account), money(move.stakes))}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

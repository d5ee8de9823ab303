// What displays tell besides the game: two lines in each language, on chosen tables, for a time.

import { type FormEvent, useState } from 'react';
import { languageFolder, LANGUAGES } from '../../../texts/languages.ts';
import type { Denial, DisplayMessage, TableSummary } from '../../../wire/index.ts';
import { endMessage, readMessages, showMessage } from '../../client/requests/office-requests.ts';
import { mayAny, type Viewer } from '../../client/powers.ts';
import { useSettings } from '../../client/settings.tsx';
import { titleText } from '../../texts/names.ts';
import { dayTimeText } from '../reports/report-table.tsx';
import { useLookedUp } from '../use-looked-up.ts';
import { DenialText } from './agreed-by.tsx';
import { OfficeTable } from './office-table.tsx';
import { useOfficeTexts } from './use-office-texts.ts';

export interface MessagesTabProps {
  readonly token: string | null;
  readonly viewer: Viewer;
  readonly tables: readonly TableSummary[];
}

export function MessagesTab({ token, viewer, tables }: MessagesTabProps) {
  const text = useOfficeTexts();
  const [look, count] = useState(0);
  const { value } = useLookedUp(`${token} ${look}`, () => readMessages(token));
  const again = () => count(before => before + 1);
  const mayTell = mayAny(viewer.powers, 'supervise');
  return (
    <section className="pit-events" aria-label={text('messages')}>
      {value?.messages.length === 0 && <p>{text('noMessages')}</p>}
      {value !== null && value.messages.length > 0 && (
        <MessageList
          messages={value.messages}
          onTakeOff={mayTell ? message => void endMessage(message, token).then(again) : null}
        />
      )}
      {mayTell && <MessageForm {...{ token, tables }} onShown={again} />}
    </section>
  );
}

export interface MessageListProps {
  readonly messages: readonly DisplayMessage[];
  /** Null for whoever only looks. */
  readonly onTakeOff: ((message: string) => void) | null;
}

const HEADINGS = ['order', 'says', 'tables', 'until', 'who', 'takeOff'] as const;

export function MessageList({ messages, onTakeOff }: MessageListProps) {
  const text = useOfficeTexts();
  const { language } = useSettings();
  return (
    <OfficeTable label={text('messages')} headings={HEADINGS}>
      {messages.map(({ message, texts, tables, until, by }) => (
        <tr key={message}>
          <th scope="row">{message}</th>
          <td className="two-lines">{texts[language] ?? Object.values(texts)[0]}</td>
          <td>{tables.join(', ')}</td>
          <td>{dayTimeText(language, until)}</td>
          <td>{by}</td>
          <td>
            {onTakeOff !== null && (
              <button
                type="button"
                aria-label={`${text('takeOff')} ${message}`}
                onClick={() => onTakeOff(message)}
              >
                {text('takeOff')}
              </button>
            )}
          </td>
        </tr>
      ))}
    </OfficeTable>
  );
}

export interface MessageFormProps extends Pick<MessagesTabProps, 'token' | 'tables'> {
  readonly onShown: () => void;
}

const FIRST_MINUTES = 30;

export function MessageForm({ token, tables, onShown }: MessageFormProps) {
  const text = useOfficeTexts();
  const [texts, write] = useState<Readonly<Record<string, string>>>({});
  const [chosen, choose] = useState<readonly string[]>([]);
  const [minutes, set] = useState(`${FIRST_MINUTES}`);
  const [denied, deny] = useState<Denial | null>(null);
  const written = Object.entries(texts).flatMap(([tag, says]) =>
    says.trim() === '' ? [] : [[tag, says.trim()] as const],
  );
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = {
      tables: chosen,
      texts: Object.fromEntries(written),
      minutes: Number(minutes),
    };
    void showMessage(fields, token).then(told => {
      deny('denied' in told ? told : null);
      if ('denied' in told) return;
      write({});
      onShown();
    });
  };
  return (
    <form
      className="panel approval-form message-form"
      aria-label={text('showMessage')}
      onSubmit={submit}
    >
      <h2>{text('showMessage')}</h2>
      <p>{text('messageEffect')}</p>
      <LanguageTexts texts={texts} onWrite={write} />
      <TablesChosen {...{ tables, chosen }} onChoose={choose} />
      <label>
        {text('minutes')}
        <input
          type="number"
          min={1}
          max={1440}
          required
          value={minutes}
          onChange={event => set(event.target.value)}
        />
      </label>
      <button
        type="submit"
        className="confirm"
        disabled={written.length === 0 || chosen.length === 0}
      >
        {text('showMessage')}
      </button>
      {denied !== null && <DenialText denied={denied} />}
    </form>
  );
}

interface LanguageTextsProps {
  readonly texts: Readonly<Record<string, string>>;
  readonly onWrite: (texts: LanguageTextsProps['texts']) => void;
}

function LanguageTexts({ texts, onWrite: write }: LanguageTextsProps) {
  const text = useOfficeTexts();
  return (
    <>
      {LANGUAGES.map(tag => (
        <label key={tag}>
          {text('inLanguage', languageFolder(tag).name)}
          <textarea
            rows={2}
            maxLength={81}
            lang={tag}
            value={texts[tag] ?? ''}
            onChange={({ target }) => write({ ...texts, [tag]: target.value })}
          />
        </label>
      ))}
    </>
  );
}

interface TablesChosenProps extends Pick<MessagesTabProps, 'tables'> {
  readonly chosen: readonly string[];
  readonly onChoose: (tables: readonly string[]) => void;
}

function TablesChosen({ tables, chosen, onChoose: choose }: TablesChosenProps) {
  const text = useOfficeTexts();
  const { language } = useSettings();
  return (
    <fieldset>
      <legend>{text('tables')}</legend>
      {tables.map(summary => (
        <label key={summary.table}>
          <input
            type="checkbox"
            checked={chosen.includes(summary.table)}
            onChange={({ target }) =>
              choose(
                target.checked
                  ? [...chosen, summary.table]
                  : chosen.filter(each => each !== summary.table),
              )
            }
          />{' '}
          {titleText(language, summary)} <small>{summary.table}</small>
        </label>
      ))}
    </fieldset>
  );
}

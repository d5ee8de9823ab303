// A screen that nobody knows yet shows its code in large letters; once it is enrolled it becomes
// what it was enrolled as.

import { useCallback, useEffect, useState } from 'react';
import type { CodeAnswered, CodeShown } from '../../wire/index.ts';
import { askCode, isDenied, showCode } from '../client/requests/set-up-requests.ts';
import { Switches, useSettings } from '../client/settings.tsx';
import { useSetUpTexts } from '../pit/set-up/use-set-up-texts.ts';
import { timeText } from '../texts/index.ts';

const ASK_EVERY_MS = 2_000;

type Place = NonNullable<CodeAnswered['place']>;

/** The page of a screen at its place. */
const pageOf = ({ kind, table, seat }: Place): string => {
  const at = `table=${encodeURIComponent(table)}${seat === null ? '' : `&seat=${seat}`}`;
  return `/${kind}.html?${at}`;
};

export function Enrol() {
  const tell = useSetUpTexts();
  const [shown, show] = useState<CodeShown | 'over' | null>(null);
  const ask = useCallback(
    () =>
      showCode().then(
        answer => show(isDenied(answer) ? 'over' : answer),
        () => show('over'),
      ),
    [],
  );
  useEffect(() => {
    void ask();
  }, [ask]);
  return (
    <main className="front">
      <header className="front-head">
        <h1>{tell('enrolTitle')}</h1>
        <Switches />
      </header>
      {shown === 'over' && (
        <p role="alert">
          {tell('enrolOver')}{' '}
          <button type="button" onClick={() => void ask()}>
            {tell('another')}
          </button>
        </p>
      )}
      {shown !== null && shown !== 'over' && <ShownCode code={shown} onOver={() => show('over')} />}
    </main>
  );
}

interface ShownCodeProps {
  readonly code: CodeShown;
  readonly onOver: () => void;
}

function ShownCode({ code: { code, secret, until }, onOver }: ShownCodeProps) {
  const { language } = useSettings();
  const tell = useSetUpTexts();
  useEffect(() => {
    const asking = setInterval(() => {
      askCode(secret).then(
        answer => {
          if (isDenied(answer) || answer.waits) return;
          if (answer.place === null) onOver();
          else location.assign(pageOf(answer.place));
        },
        () => undefined, // a house that is away is asked again
      );
    }, ASK_EVERY_MS);
    return () => clearInterval(asking);
  }, [secret, onOver]);
  return (
    <>
      <p>{tell('enrolSays')}</p>
      <output className="enrol-code">{`${code.slice(0, 4)}-${code.slice(4)}`}</output>
      <p>
        <small>{tell('enrolUntil', timeText(language, until))}</small>
      </p>
    </>
  );
}

// The public display: the coup, the roads, the signs. It reconnects by itself and is never blank.

import type { ReactNode } from 'react';
import { Banner, PhaseLine } from '../felt/banner.tsx';
import { Countdown } from '../felt/countdown.tsx';
import { CoupOnFelt } from '../felt/coup.tsx';
import { useConnection } from '../client/connection.ts';
import type { ScreenState } from '../client/screen-state.ts';
import { InLanguage, useSettings } from '../client/settings.tsx';
import type { PublicView } from '../../wire/index.ts';
import { gameText } from '../texts/names.ts';
import { LANGUAGES } from '../texts/index.ts';
import { Bands } from './bands.tsx';
import { type PageName, SignPages } from './pages.tsx';
import { RoadsWall } from './roads-wall.tsx';
import { LimitSign } from './sign.tsx';
import { StagePicture, pictureOf } from './stage.tsx';
import { Statistics } from './statistics.tsx';
import { TailsOnDisplay } from './tails.tsx';
import { useTurn, whoseTurn } from './turns.ts';
import { useDisplayTexts } from './use-display-texts.ts';

const LANGUAGE_MS = 15_000;

export interface DisplayProps {
  readonly table: string;
  readonly token: string | null;
  /** True where nobody has asked for a language: all of them take turns. */
  readonly rotates: boolean;
}

export function Display({ table, token, rotates }: DisplayProps) {
  const [state] = useConnection({ as: 'display', table }, token);
  const { language } = useSettings();
  const turn = useTurn(LANGUAGE_MS);
  const spoken = (rotates ? whoseTurn(LANGUAGES, turn) : undefined) ?? language;
  return (
    <InLanguage language={spoken}>
      <DisplayFace state={state} />
    </InLanguage>
  );
}

export interface DisplayFaceProps {
  readonly state: ScreenState;
  /** The board of a tournament at this table; it is one of the pages beside the limit sign. */
  readonly board?: ReactNode;
  readonly page?: PageName;
}

/** What stands on the wall, from what was heard. */
export function DisplayFace({ state, board = null, page }: DisplayFaceProps) {
  const { language } = useSettings();
  const { table: view } = state;
  if (view === null) return <Waiting state={state} />;
  const opened = page === undefined ? {} : { opened: page };
  const stage = pictureOf(view);
  return (
    <main className="display" lang={language} data-table={view.table}>
      <Head state={state} view={view} />
      <Bands state={state} view={view} />
      {stage === null ? (
        <CoupOnFelt view={view}>
          <TailsOnDisplay view={view} />
        </CoupOnFelt>
      ) : (
        <StagePicture name={stage} view={view} />
      )}
      <RoadsWall view={view} />
      {view.sign !== null && (
        <aside className="display-signs">
          <LimitSign sign={view.sign} view={view} />
          <SignPages view={view} sign={view.sign} board={board} {...opened} />
        </aside>
      )}
      <footer className="display-foot">
        <Statistics view={view} />
      </footer>
    </main>
  );
}

/** Before the first view, and where there is no such table: the house's name, and why. */
function Waiting({ state }: { readonly state: ScreenState }) {
  const { tell } = useDisplayTexts();
  return (
    <main className="display display-waiting">
      <h1>{state.house ?? 'Sabot'}</h1>
      <p>{tell('soon')}</p>
      <Banner state={state} />
    </main>
  );
}

function Head({ state, view }: { readonly state: ScreenState; readonly view: PublicView }) {
  const { say, language } = useSettings();
  const { tell } = useDisplayTexts();
  const closesAt = view.closesAt === null ? null : view.closesAt - state.aheadMs;
  const coup = view.coup ?? view.last;
  return (
    <header className="display-head">
      <span className="house-name">{state.house ?? 'Sabot'}</span>
      <h1>{view.sign === null ? view.table : gameText(language, view.sign.game)}</h1>
      <span className="display-count">
        {view.shoe > 0 &&
          `${say('shoeNumber', view.shoe)} · ${say('coupNumber', coup?.number ?? '–')}`}
        {view.discs.shoe !== null &&
          ` · ${tell('shoeAt')} ${view.discs.shoe.seat} (${say(view.discs.shoe.side)})`}
      </span>
      {state.demonstration && <span className="demonstration">{say('demonstration')}</span>}
      <PhaseLine table={view} />
      <Countdown closesAt={closesAt} label={say('countdown')} />
    </header>
  );
}

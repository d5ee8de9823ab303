// Bands across the display: what must not be missed, and what stands announced.

import type { PublicView } from '../../wire/index.ts';
import { Banner } from '../felt/banner.tsx';
import type { ScreenState } from '../client/screen-state.ts';
import { useSettings } from '../client/settings.tsx';
import { resultText } from '../texts/index.ts';
import { useServerTime } from '../console/use-server-time.ts';
import { limitLines } from './sign-lines.ts';
import { useDisplayTexts } from './use-display-texts.ts';
import { timeText } from '../texts/index.ts';

export function Bands({ state, view }: { readonly state: ScreenState; readonly view: PublicView }) {
  const { say } = useSettings();
  const { tell } = useDisplayTexts();
  return (
    <div className="bands">
      <Banner state={state} />
      {view.lastCoup && <p className="band band-last">{say('lastCoup')}</p>}
      {view.practice && <p className="band">{tell('practice')}</p>}
      <Restated view={view} />
      <Announced view={view} aheadMs={state.aheadMs} />
      <HouseTells state={state} />
    </div>
  );
}

/** 'Coup 3 corrected: Banker wins, 7 over 4 (11.11)': the latest of the coups just played. */
function Restated({ view }: { readonly view: PublicView }) {
  const { say, language } = useSettings();
  const coup = view.restated.at(-1);
  if (coup === undefined) return null;
  const { number, standing, result, playerCount, bankerCount, clause } = coup;
  const says =
    standing === 'void' || result === null
      ? say('voidCoup')
      : resultText(language, result, playerCount, bankerCount);
  return (
    <p className="band band-restated" role="status">
      {say('coupCorrected', number)}: <b>{says}</b> <small>({clause})</small>
    </p>
  );
}

/** Two lines from the house, in the language that is spoken or else the first there is. */
function HouseTells({ state }: { readonly state: ScreenState }) {
  const { language } = useSettings();
  const now = useServerTime(state.aheadMs);
  return state.houseMessages
    .filter(({ until }) => until > now)
    .map(({ message, texts }) => (
      <p key={message} className="band band-message">
        {texts[language] ?? Object.values(texts)[0]}
      </p>
    ));
}

/** New limits and the close of the table, with the time from which they hold (5.3.2, 7.2). */
function Announced({ view, aheadMs }: { readonly view: PublicView; readonly aheadMs: number }) {
  const { language, money } = useSettings();
  const { tell, nameOf } = useDisplayTexts();
  const { limits, closesAt } = view.announced;
  const clock = (at: number) => timeText(language, at - aheadMs);
  const offered = view.sign?.offered ?? [];
  return (
    <>
      {limits !== null && (
        <p className="band band-limits">
          {tell('newLimits')} <b>{clock(limits.notBefore)}</b>:{' '}
          {limitLines(offered, limits.limits)
            .map(
              ({ names, min, max }) =>
                `${names.map(nameOf).join(' · ')} ${money(min)} – ${money(max)}`,
            )
            .join('; ')}
          {limits.aggregateMin > 0 && `; ${tell('aggregate')} ${money(limits.aggregateMin)}`}
        </p>
      )}
      {closesAt !== null && (
        <p className="band band-closing">
          {tell('closes')} <b>{clock(closesAt)}</b>
        </p>
      )}
    </>
  );
}

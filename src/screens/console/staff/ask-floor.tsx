// The way to a second person who is not at the table: a key, and what became of the request.

import { useSettings } from '../../client/settings.tsx';
import { languageFolder } from '../../../texts/languages.ts';
import { useConsoleText } from '../use-texts.ts';
import type { FloorRequest } from './use-floor-request.ts';

export function AskFloor({ waitSeconds, asked, failed, ask, takeBack }: FloorRequest) {
  const tell = useConsoleText();
  const { language } = useSettings();
  const isOpen = asked?.state === 'waits' || asked?.state === 'agreed';
  const until = (at: number): string =>
    new Intl.DateTimeFormat(languageFolder(language).locale, { timeStyle: 'medium' }).format(at);
  return (
    <div className="ask-floor">
      {!isOpen && waitSeconds !== null && (
        <button type="button" disabled={waitSeconds > 0} onClick={ask}>
          {waitSeconds > 0 ? tell('askFloorIn', waitSeconds) : tell('askFloor')}
        </button>
      )}
      <p role="status">
        {asked?.state === 'waits' && tell('floorIsAsked', until(asked.until))}
        {asked?.state === 'agreed' && tell('floorAgreed', asked.by ?? '')}
        {asked?.state === 'refused' && tell('floorRefused', asked.by ?? '', asked.why ?? '')}
        {asked?.state === 'expired' && tell('nobodyAnswered')}
        {failed && tell('notAsked')}
      </p>
      {asked?.state === 'waits' && (
        <button type="button" className="take-back" onClick={takeBack}>
          {tell('takeRequestBack')}
        </button>
      )}
    </div>
  );
}

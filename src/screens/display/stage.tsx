// Pictures for when no coup is played: the shuffle, a closed table, a first moment.

import { useSettings } from '../client/settings.tsx';
import type { PublicView } from '../../wire/index.ts';
import { useDisplayTexts } from './use-display-texts.ts';

export type StageName = 'shuffle' | 'closed';

/** Which picture takes the place of the coup; none while cards are there to be looked at. */
export function pictureOf({ phase }: PublicView): StageName | null {
  if (phase === 'preparing') return 'shuffle';
  return phase === 'closed' ? 'closed' : null;
}

const FAN = [-24, -12, 0, 12, 24] as const;

export function StagePicture({
  name,
  view,
}: {
  readonly name: StageName;
  readonly view: PublicView;
}) {
  const { say, second } = useSettings();
  const { tell } = useDisplayTexts();
  const word = name === 'shuffle' ? 'shuffle' : 'closed';
  return (
    <div className={`stage stage-${name}`}>
      <svg viewBox="-80 -80 160 110" aria-hidden="true">
        {FAN.map(turn => (
          <g key={turn} transform={`rotate(${turn} 0 60)`}>
            <rect className="stage-card" x="-24" y="-66" width="48" height="70" rx="5" />
            <path className="stage-weave" d="M-18 -60 L18 -2 M18 -60 L-18 -2 M0 -60 V-2" />
          </g>
        ))}
      </svg>
      <p className="stage-word">
        {say(word)} <small>{second(word)}</small>
      </p>
      <p className="stage-says">
        {tell(name === 'shuffle' ? 'shuffling' : 'closedNow')}
        {view.shoe > 0 && ` ${say('shoeNumber', view.shoe)}`}
      </p>
    </div>
  );
}

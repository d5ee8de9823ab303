// The Dragon Tail indicator: for each side how many results stand behind the tail, nought to six.

import type { PublicView } from '../../wire/index.ts';
import { useSettings } from '../client/settings.tsx';

const LONGEST = 6;

export function TailsOnDisplay({ view: { sign, tails } }: { readonly view: PublicView }) {
  const { say } = useSettings();
  if (sign?.offered.includes('player-dragon-tail') !== true) return null;
  return (
    <div className="tails" role="group" aria-label={say('dragonTail')}>
      <span className="tails-name">{say('dragonTail')}</span>
      {(['player', 'banker'] as const).map(side => (
        <span key={side} className={`tail tail-${side}`}>
          {say(side)} <b>{tails[side]}</b>
          <svg viewBox="0 0 72 12" aria-hidden="true">
            {Array.from({ length: LONGEST }, (_, at) => (
              <circle
                // oxlint-disable-next-line react/no-array-index-key -- a pip's place is its name
                key={at}
                className={at < tails[side] ? 'tail-on' : 'tail-off'}
                cx={6 + at * 12}
                cy="6"
                r="4.6"
              />
            ))}
          </svg>
        </span>
      ))}
    </div>
  );
}

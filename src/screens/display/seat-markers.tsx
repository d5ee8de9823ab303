// Markers that lie at positions: limits of their own, commission that is owed (7.6, 10.2.1 (b)).

import type { PublicView } from '../../wire/index.ts';
import { useSettings } from '../client/settings.tsx';
import { limitLines } from './sign-lines.ts';
import { useDisplayTexts } from './use-display-texts.ts';

type SeatMarker = PublicView['markers'][number];

/** 'Higher limit' where more may be staked than the sign says, 'Personal limit' otherwise. */
function captionOf({ limits }: SeatMarker, { sign }: PublicView): 'higherLimit' | 'personalLimit' {
  const names = sign?.offered ?? [];
  const isHigher = names.some(on => (limits[on]?.max ?? 0) > (sign?.limits[on]?.max ?? 0));
  return isHigher ? 'higherLimit' : 'personalLimit';
}

export function Markers({ view }: { readonly view: PublicView }) {
  const { say, money } = useSettings();
  const { tell, nameOf } = useDisplayTexts();
  const { markers, commissionMarkers, sign } = view;
  if (markers.length + commissionMarkers.length === 0) return null;
  return (
    <ul className="markers">
      {markers.map(marker => (
        <li key={marker.seat} className="marker">
          {say('yourSeat')} {marker.seat}: <b>{tell(captionOf(marker, view))}</b>{' '}
          {limitLines(sign?.offered ?? [], marker.limits)
            .map(
              ({ names, min, max }) =>
                `${names.map(nameOf).join(' · ')} ${money(min)} – ${money(max)}`,
            )
            .join('; ')}
        </li>
      ))}
      {commissionMarkers.map(({ seat, due }) => (
        <li key={`owed ${seat}`} className="marker marker-commission">
          {say('yourSeat')} {seat}: {tell('commissionOwed')} <b>{money(due)}</b>
        </li>
      ))}
    </ul>
  );
}

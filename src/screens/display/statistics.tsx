// The shoe in figures, and what each derived road would show next: history, not a forecast.

import { roadStatistics } from '../../rules/roads.ts';
import type { PublicView } from '../../wire/index.ts';
import { hasRoadLine, RoadLine } from '../felt/roads/road-line.tsx';
import { useSettings } from '../client/settings.tsx';
import { useDisplayTexts } from './use-display-texts.ts';

const share = (times: number, of: number): string =>
  of === 0 ? '' : ` ${Math.round((100 * times) / of)}%`;

export function Statistics({ view: { hands, sign } }: { readonly view: PublicView }) {
  const { say } = useSettings();
  const { tell } = useDisplayTexts();
  const count = roadStatistics(hands);
  const figures = [
    ['banker', say('banker'), count.banker, share(count.banker, count.hands)],
    ['player', say('player'), count.player, share(count.player, count.hands)],
    ['tie', say('tie'), count.ties, share(count.ties, count.hands)],
    ['banker-pair', say('banker-pair'), count.bankerPairs, ''],
    ['player-pair', say('player-pair'), count.playerPairs, ''],
    ['longest', tell('longest'), count.longestRun, ''],
    ['current', tell('current'), count.currentRun, ''],
  ] as const;
  return (
    <div className="statistics">
      {figures.map(([key, word, times, percent]) => (
        <dl key={key} className={`statistic statistic-${key}`}>
          <dt>{word}</dt>
          <dd>
            {times}
            {percent !== '' && <small>{percent}</small>}
          </dd>
        </dl>
      ))}
      {sign !== null && hasRoadLine(sign) ? (
        <RoadLine hands={hands} extras={sign.extras} />
      ) : (
        <p className="small-print">{say('pastResults')}</p>
      )}
    </div>
  );
}

// What a visit came to: on the own-limits sheet while it lasts, and over the felt when it is over.

import type { PublicView } from '../../../wire/index.ts';
import type { ScreenState } from '../../client/screen-state.ts';
import { useSettings } from '../../client/settings.tsx';
import { noticesOf } from '../../texts/notices.ts';
import { useTerminalTexts } from '../use-terminal-texts.ts';
import { TicketInTray } from './ticket-in-tray.tsx';
import { minutesOf, resultOf, type Visit } from './visit.ts';

export function VisitFigures({ visit, now }: { readonly visit: Visit; readonly now: number }) {
  const { money } = useSettings();
  const words = useTerminalTexts();
  const result = resultOf(visit);
  const figures = [
    [words.timeHere, words.minutes(minutesOf(visit, now))],
    [words.coupsPlayed, `${visit.coups}`],
    [words.paidIn, money(visit.paidIn)],
    [words.stakedInAll, money(visit.staked)],
    [words.cameBackInAll, money(visit.cameBack)],
    [words.result, `${result > 0 ? '+' : ''}${money(result)}`],
  ] as const;
  return (
    <dl className="visit">
      {figures.map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

export interface SummaryProps {
  readonly paid: NonNullable<ScreenState['paidOut']>;
  readonly visit: Visit | null;
  readonly view: Pick<PublicView, 'notices'>;
  readonly now: number;
  /** The seat of a demonstration, whose printer is the screen; null in a live house. */
  readonly token: string | null;
}

/** The patron was paid and goes: how, how much, and what the visit came to. */
export function Summary({ paid, visit, view, now, token }: SummaryProps) {
  const { money, language } = useSettings();
  const words = useTerminalTexts();
  const title =
    paid.how === 'ticket' && paid.cents > 0
      ? words.paidTicket(paid.reference ?? '')
      : paid.how === 'by-hand'
        ? words.paidByHand
        : words.paidChips;
  const notices = paid.how === 'ticket' ? noticesOf(view, language) : [];
  return (
    <section className="summary" role="status" aria-label={words.summary}>
      <h2>{title}</h2>
      <p className="cash-sum">{money(paid.cents)}</p>
      {token !== null && paid.how === 'ticket' && paid.cents > 0 && <TicketInTray token={token} />}
      {notices
        .filter(({ name }) => name === 'ticket' || name === 'lostTicket')
        .map(({ name, says, clause }) => (
          <p key={name} className="small">
            {says} <small>({clause})</small>
          </p>
        ))}
      {visit !== null && <VisitFigures visit={visit} now={now} />}
      <p>{words.goodbye}</p>
    </section>
  );
}

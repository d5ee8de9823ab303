// Significant events of the house and its tables, the newest first, by place and by kind.

import { useState } from 'react';
import type { SignificantEvents, TableSummary } from '../../../wire/index.ts';
import { lookUpEvents } from '../../client/requests/figure-requests.ts';
import { useSettings } from '../../client/settings.tsx';
import { TableSelect } from '../../forms/table-select.tsx';
import type { Language } from '../../texts/index.ts';
import {
  ALARM_EVENTS,
  detailNames,
  detailText,
  eventNames,
  eventText,
  isAlarm,
  isReason,
} from '../../texts/events.ts';
import { useLookedUp } from '../use-looked-up.ts';
import { usePitTexts } from '../use-pit-texts.ts';

type Event = SignificantEvents['events'][number];

export interface EventsTabProps {
  readonly token: string | null;
  readonly tables: readonly TableSummary[];
  readonly onChoose: (table: string) => void;
}

const ALARMS_ONLY = 'alarms';

export function EventsTab({ token, tables, onChoose }: EventsTabProps) {
  const pit = usePitTexts();
  const { language } = useSettings();
  const [table, setTable] = useState('');
  const [kind, setKind] = useState('');
  const [before, setBefore] = useState<number | null>(null);
  // Among everything that happens at a floor of tables an alarm would be far down.
  const asked = { table, kind: kind === ALARMS_ONLY ? ALARM_EVENTS.join(',') : kind, before };
  const { value, failed } = useLookedUp(JSON.stringify([asked, token]), () =>
    lookUpEvents(asked, token),
  );
  const events = value?.events ?? [];
  const oldest = value?.events.at(-1)?.at;
  return (
    <section className="pit-events" aria-label={pit('events')}>
      <div className="pit-filters">
        <TableSelect
          title={pit('where')}
          tables={tables}
          any={pit('anywhere')}
          value={table}
          onChange={event => setTable(event.target.value)}
        />
        <label>
          {pit('what')}{' '}
          <select value={kind} onChange={event => setKind(event.target.value)}>
            <option value="">{pit('anything')}</option>
            <option value={ALARMS_ONLY}>{pit('alarmsOnly')}</option>
            {eventNames(language).map(each => (
              <option key={each} value={each}>
                {eventText(language, each)}
              </option>
            ))}
          </select>
        </label>
        <button type="button" onClick={() => setBefore(null)} disabled={before === null}>
          {pit('newest')}
        </button>
        <button
          type="button"
          disabled={oldest === undefined}
          onClick={() => setBefore(oldest ?? null)}
        >
          {pit('older')}
        </button>
      </div>
      {failed && <p className="refusal">{pit('mayNotLook')}</p>}
      {value !== null && <EventList events={events} onChoose={onChoose} />}
    </section>
  );
}

export interface EventListProps {
  readonly events: readonly Event[];
  readonly onChoose: (table: string) => void;
}

const TABLE = /^table:(.+)$/u;
const placeOf = (stream: string): string | null => TABLE.exec(stream)?.[1] ?? null;

export function EventList({ events, onChoose }: EventListProps) {
  const { language } = useSettings();
  const pit = usePitTexts();
  if (events.length === 0) return <p>{pit('noEvents')}</p>;
  return (
    <table className="day-figures events">
      <thead>
        <tr>
          <th scope="col">{pit('time')}</th>
          <th scope="col">{pit('where')}</th>
          <th scope="col">{pit('what')}</th>
          <th scope="col">{pit('who')}</th>
          <th scope="col">{pit('details')}</th>
        </tr>
      </thead>
      <tbody>
        {events.map(({ stream, number, at, kind, body }) => {
          const table = placeOf(stream) ?? tableIn(body);
          return (
            <tr key={`${stream} ${number}`} className={isAlarm(kind) ? 'pit-trouble' : ''}>
              <td>{momentText(at)}</td>
              <td>
                {table === null ? (
                  pit('house')
                ) : (
                  <button type="button" onClick={() => onChoose(table)}>
                    {table}
                  </button>
                )}
              </td>
              <th scope="row">
                {isAlarm(kind) && '⚠ '}
                {eventText(language, kind)}
              </th>
              <td>{whoOf(body)}</td>
              <td className="event-details">{detailsOf(body, language)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const two = (part: number): string => `${part}`.padStart(2, '0');

/** '2026-11-15 15:53:01' on the wall clock of whoever looks: the same in every language. */
function momentText(at: number): string {
  const time = new Date(at);
  const day = [time.getFullYear(), time.getMonth() + 1, time.getDate()].map(two).join('-');
  return `${day} ${[time.getHours(), time.getMinutes(), time.getSeconds()].map(two).join(':')}`;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The table that an event of the house is about, where it is about one. */
function tableIn(body: unknown): string | null {
  const table = isRecord(body) ? body['table'] : null;
  return typeof table === 'string' ? table : null;
}

/** Who did it: a person's name in the book of the house, or their id at a table. */
export function whoOf(body: unknown): string {
  if (!isRecord(body)) return '';
  const by = isRecord(body['by']) ? body['by']['id'] : (body['by'] ?? body['id']);
  return typeof by === 'string' ? by : '';
}

/** What can be said of it in a line: its short facts, never its transfers. */
export function detailsOf(body: unknown, language: Language): string {
  if (!isRecord(body)) return '';
  return detailNames(language)
    .flatMap(name => {
      const value = body[name];
      const isShort = typeof value === 'string' || typeof value === 'number' || isReason(value);
      return isShort && value !== '' ? [detailText(language, name, value)] : [];
    })
    .join(' · ');
}

// The gaming day: from a set hour to the same hour of the next day, stored on every record
// (R-CLK-2).

/** When the house's day turns, and by whose clock on the wall. */
export interface GamingDayRule {
  /** The hour at which a new gaming day begins, 0 to 23. */
  readonly startsAtHour: number;
  /** An IANA name, as 'Australia/Melbourne'. */
  readonly zone: string;
}

const DAY_MS = 86_400_000;
/** A day is asked of the calendar again this often; it turns on a whole minute. */
const MINUTE_MS = 60_000;

/**
 * Answers with the gaming day of a time, 'YYYY-MM-DD'. The calendar is asked once a minute. The
 * wall's own hour decides: a day in which clocks are changed has 23 or 25 hours and still ends when
 * they show its hour, the first time if they show it twice.
 */
export function gamingDays({ startsAtHour, zone }: GamingDayRule): (at: number) => string {
  // The Swedish way of writing a date is ours: year, month, day, then the hour.
  const calendar = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  });
  let minute = -1;
  let day = '';
  return at => {
    const now = Math.floor(at / MINUTE_MS);
    if (now === minute) return day;
    minute = now;
    const [date = '', hour = ''] = calendar.format(now * MINUTE_MS).split(' ');
    day = Number(hour) < startsAtHour ? dayBefore(date) : date;
    return day;
  };
}

/** A date of the calendar has no clock and no zone: its days are all alike. */
const dayBefore = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) - DAY_MS).toISOString().slice(0, date.length);

// The gaming day: from a set hour to the same hour of the next day, stored on every record
// (R-CLK-2).

/** When the house's day turns, and by whose clock on the wall. */
export interface GamingDayRule {
  /** The hour at which a new gaming day begins, 0 to 23. */
  readonly startsAtHour: number;
  /** An IANA name, as 'Australia/Melbourne'. */
  readonly zone: string;
}

const HOUR_MS = 3_600_000;
/** A day is asked of the calendar again this often; it turns on a whole minute. */
const MINUTE_MS = 60_000;

/** Answers with the gaming day of a time, 'YYYY-MM-DD'. The calendar is asked once a minute. */
export function gamingDays({ startsAtHour, zone }: GamingDayRule): (at: number) => string {
  // The Swedish way of writing a date is ours: year, month, day.
  const calendar = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  let minute = -1;
  let day = '';
  return at => {
    const now = Math.floor(at / MINUTE_MS);
    if (now !== minute) {
      minute = now;
      day = calendar.format(now * MINUTE_MS - startsAtHour * HOUR_MS);
    }
    return day;
  };
}

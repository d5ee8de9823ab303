// A gaming day to choose: an emptied field keeps the day that was chosen before.

interface DayFieldProps {
  readonly title: string;
  readonly value: string;
  readonly onDay: (day: string) => void;
  readonly className?: string;
}

export const DayField = ({ title, value, onDay, className }: DayFieldProps) => (
  <label className={className}>
    {title}{' '}
    <input
      type="date"
      value={value}
      required
      onChange={event => {
        if (event.target.value !== '') onDay(event.target.value);
      }}
    />
  </label>
);

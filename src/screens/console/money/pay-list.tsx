// Before the dealer pays: what is taken, then what each seat is paid, in chips (crown 6.7,
// tasmania 15.7).

import type { ConsoleView } from '../../../wire/index.ts';
import { useSettings } from '../../client/settings.tsx';
import { areaKey } from '../../client/area-key.ts';
import { useConsoleText } from '../use-texts.ts';

type Payments = NonNullable<ConsoleView['payments']>;
type ChipMove = Payments['taken'][number];

/** Values of chips as they lie in a tray, the greatest first. */
export const TRAY_CHIPS = [500_000, 100_000, 50_000, 10_000, 2500, 500, 100, 25] as const;

/** A sum in the fewest chips: '2 × 100, 1 × 25'; what no chip makes is left over as it is. */
export function inChips(
  cents: number,
): readonly { readonly chip: number; readonly count: number }[] {
  let left = cents;
  const chips = TRAY_CHIPS.flatMap(chip => {
    const count = Math.floor(left / chip);
    left -= count * chip;
    return count === 0 ? [] : [{ chip, count }];
  });
  return left === 0 ? chips : [...chips, { chip: left, count: 1 }];
}

export function PayList({ view }: { readonly view: ConsoleView }) {
  const tell = useConsoleText();
  const { payments } = view;
  if (payments === null || payments.taken.length + payments.paid.length === 0) return null;
  return (
    <section className="pay-list" aria-label={tell('payList')}>
      <Moves title={tell('takeFirst')} moves={payments.taken} />
      <Moves title={tell('thenPay')} moves={payments.paid} />
    </section>
  );
}

interface MovesProps {
  readonly title: string;
  readonly moves: readonly ChipMove[];
}

function Moves({ title, moves }: MovesProps) {
  const { say, money } = useSettings();
  const tell = useConsoleText();
  return (
    <div>
      <h3>{title}</h3>
      {moves.length === 0 && <p>–</p>}
      <ol>
        {moves.map(({ seat, patron, bet, cents }) => (
          <li key={`${seat} ${patron} ${areaKey(bet)}`}>
            {tell('atSeat', seat)} <span className={`tone-${bet.on}`}>{say(bet.on)}</span>{' '}
            <b>{money(cents)}</b>{' '}
            <small>
              {inChips(cents)
                .map(({ chip, count }) => `${count} × ${money(chip)}`)
                .join(', ')}
            </small>
          </li>
        ))}
      </ol>
    </div>
  );
}

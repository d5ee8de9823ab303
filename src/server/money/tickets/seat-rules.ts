// What a table's book says of seats and terminals, for those who pay at them.

import { rulebookOf, type SeatProcedure } from '../../../rulebooks/index.ts';
import type { Table } from '../../../table/table.ts';

export const seatRules = ({ setup }: Table): SeatProcedure<string> | undefined =>
  setup === null ? undefined : rulebookOf(setup.rulebook)?.procedure.seats;

// Judges the cage's journal event by event: every ticket has one life and one end, what is paid on
// it is what it was issued for, and whoever must stand beside somebody is somebody else.

import { EventJudge } from '../event-judge.ts';
import { type EventFields, figureIn, fieldsIn, numberIn, rowsIn, stringIn } from '../fields.ts';
import type { Raise } from '../verdict.ts';

type Standing = 'issued' | 'printed' | 'outstanding' | 'taken';

interface JudgedTicket {
  readonly standing: Standing;
  readonly cents: number;
  readonly expiresAt: number | undefined;
}

interface StepRule {
  /** How the ticket must stand before. */
  readonly from: readonly Standing[];
  /** How it stands after; an end is for ever. */
  readonly to: Standing | 'over';
  /** The account that its sum goes to, from tickets outstanding; no money moves where none is. */
  readonly paidTo?: string;
  readonly byTwo?: true;
}

const STEPS: Readonly<Record<string, StepRule>> = {
  'ticket-printed': { from: ['issued'], to: 'printed' },
  'ticket-paid': { from: ['printed'], to: 'outstanding' },
  'ticket-cancelled': { from: ['issued', 'printed'], to: 'over' },
  'ticket-duplicated': { from: ['outstanding'], to: 'outstanding', byTwo: true },
  'ticket-redeemed': { from: ['outstanding'], to: 'over', paidTo: 'cash-out' },
  'ticket-taken': { from: ['outstanding'], to: 'taken' },
  'ticket-given-back': { from: ['taken'], to: 'outstanding' },
  'ticket-credited': { from: ['taken'], to: 'over', paidTo: 'tickets-in' },
  'ticket-voided': { from: ['outstanding'], to: 'over', paidTo: 'hand-pays', byTwo: true },
};

/** What a patron can do with a ticket only while it is good. */
const PRESENTED: ReadonlySet<string> = new Set(['ticket-redeemed', 'ticket-taken']);

export class CageJudge extends EventJudge {
  readonly #open = new Map<string, JudgedTicket>();
  readonly #known = new Set<string>();

  protected judge(number: number, event: EventFields, raise: Raise): void {
    const happened = stringIn(event, 'happened');
    const rule = Object.hasOwn(STEPS, happened) ? STEPS[happened] : undefined;
    if (happened === 'ticket-issued') this.#issue(event, raise);
    else if (rule === undefined) raise('event-unknown', { happened }, 'R-EVT-4');
    else this.#step(number, event, rule, raise);
  }

  #issue(event: EventFields, raise: Raise): void {
    const [id, cents] = [stringIn(event, 'id'), numberIn(event, 'cents')];
    if (this.#known.has(id)) raise('ticket-out-of-turn', { id, standing: 'known' }, 'R-CSH-8');
    if (!Number.isSafeInteger(cents) || cents <= 0) {
      raise('transfer-not-whole', { id: 0, cents }, 'ruling G1');
    }
    if (rowsIn(event, 'transfers').length > 0) this.#noGround(event, raise);
    this.#known.add(id);
    const expiresAt = figureIn(event, 'expiresAt');
    this.#open.set(id, { standing: 'issued', cents, expiresAt });
  }

  #step(number: number, event: EventFields, rule: StepRule, raise: Raise): void {
    const id = stringIn(event, 'id');
    const ticket = this.#open.get(id);
    if (ticket === undefined || !rule.from.includes(ticket.standing)) {
      raise('ticket-out-of-turn', { id, standing: ticket?.standing ?? 'none' }, 'R-CSH-4');
    }
    if (rule.byTwo === true) this.#judgeTwo(number, event, raise);
    if (ticket === undefined) return;
    this.#judgeMoney(event, ticket, rule, raise);
    const { expiresAt } = ticket;
    const isOld = expiresAt !== undefined && this.at >= expiresAt;
    if (PRESENTED.has(stringIn(event, 'happened')) && isOld) {
      raise('ticket-expired', { id, at: this.at, expiresAt }, 'ruling R16');
    }
    if (rule.to === 'over') this.#open.delete(id);
    else this.#open.set(id, { ...ticket, standing: rule.to });
  }

  /** A duplicate of 0.1.0 has no second person: it is judged by the rules of its time. */
  #judgeTwo(number: number, event: EventFields, raise: Raise): void {
    const happened = stringIn(event, 'happened');
    const [by, second] = [stringIn(event, 'by'), stringIn(event, 'approvedBy')];
    if (happened === 'ticket-duplicated' && !('approvedBy' in event)) {
      this.leaveUnjudged(number, 'a duplicate in the form of 0.1.0');
      return;
    }
    if (second === '') raise('approval-missing', { act: happened, by }, 'R-ACC-2');
    else if (second === by) raise('approval-by-self', { act: happened, by }, 'R-ACC-2');
  }

  #judgeMoney(event: EventFields, ticket: JudgedTicket, { paidTo }: StepRule, raise: Raise): void {
    const rows = rowsIn(event, 'transfers');
    if (paidTo === undefined) {
      if (rows.length > 0) this.#noGround(event, raise);
      return;
    }
    const [row = fieldsIn(event, 'none')] = rows;
    const paid = numberIn(row, 'cents');
    const way = `${stringIn(row, 'act')} ${stringIn(row, 'debit')}>${stringIn(row, 'credit')}`;
    if (rows.length !== 1 || way !== `transfer tickets-out>${paidTo}`) {
      this.#noGround(event, raise);
    } else if (paid !== ticket.cents) {
      raise('payment-wrong', { paid, due: ticket.cents }, 'R-CSH-4');
    }
  }

  #noGround(event: EventFields, raise: Raise): void {
    const rows = rowsIn(event, 'transfers');
    raise(
      'money-without-ground',
      { happened: stringIn(event, 'happened'), rows: rows.length },
      'ruling G1',
    );
  }
}

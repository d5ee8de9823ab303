// A ticket brought to a terminal, typed or read by scanner or camera, where the house rules let a
// terminal take one.

import { insertTicketBody, ticketInserted } from '../../../../wire/cage/tickets.ts';
import { isTicketRefusal } from '../../../money/cage/cage.ts';
import { noTerminal, terminalAsking } from '../floor/terminal-asking.ts';
import { houseAct, type Parts } from '../house-act.ts';

/** Guesses at numbers are slowed down; there are seventeen digits of them. */
const GUESSES = 20;

export const insertTicketAct = houseAct({
  address: 'POST /api/tickets',
  summary: 'Takes a ticket into the terminal that asks, once, as a note is taken',
  perMinute: GUESSES,
  body: insertTicketBody,
  answer: ticketInserted,
  records: ['ticket-taken', 'ticket-credited', 'ticket-given-back'],
  do: async (
    house: Parts<'devices' | 'equipment' | 'demonstration'>,
    { body: { token, number }, request },
  ) => {
    const place = terminalAsking(house, request, token);
    if (place === null) return noTerminal();
    const comer = house.demonstration ? place.id : null;
    const taken = await house.equipment.insertTicket(place, comer, number);
    if (taken === null) return noTerminal();
    if ('waits' in taken) return { credited: 0, waits: taken.waits, refusal: null };
    if (isTicketRefusal(taken)) return { credited: 0, waits: null, refusal: taken };
    return { credited: taken.cents, waits: null, refusal: null };
  },
});

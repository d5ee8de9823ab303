// What the house tells on the displays of chosen tables: a short text in its languages, for a time,
// on record.

import {
  displayMessage,
  displayMessages,
  messageEnding,
  messageShowing,
} from '../../../../wire/pit/display-messages.ts';
import { messagesNow } from '../../../record/display-messages.ts';
import { houseAct, notDone, type Parts } from '../house-act.ts';
import { STATUS } from '../../who.ts';

type TellingHouse = Parts<'record' | 'table' | 'clock'>;

const NUMBER_DIGITS = 6;
const A_MINUTE_MS = 60_000;

/** Displays here are told at once; those at other nodes when these have read the record. */
const tellDisplays = ({ table }: TellingHouse, tables: readonly string[]): void => {
  for (const name of tables) table(name)?.parts?.broadcast.tellMessages();
};

const listMessagesAct = houseAct({
  address: 'GET /api/display-messages',
  summary: 'What displays tell now besides the game',
  may: ['supervise', 'audit-cage'],
  answer: displayMessages,
  do: ({ record, clock }: TellingHouse) => ({
    messages: [...messagesNow(record.known.messages, clock.now())],
  }),
});

const showMessageAct = houseAct({
  address: 'POST /api/display-messages',
  summary: 'Shows two lines on the displays of chosen tables for a time',
  may: ['supervise'],
  makes: true,
  body: messageShowing,
  answer: displayMessage,
  records: ['display-message-shown'],
  do: async (house: TellingHouse, { body: { texts, minutes, ...asked }, by }) => {
    const { record, table, clock } = house;
    const tables = [...new Set(asked.tables)];
    if (tables.some(name => table(name) === undefined)) {
      return notDone(STATUS.notFound, 'not-found', { code: 'no-such-table' });
    }
    const number = `${record.known.messages.made + 1}`.padStart(NUMBER_DIGITS, '0');
    const since = clock.now();
    const until = since + minutes * A_MINUTE_MS;
    const line = { message: `M-${number}`, tables, texts, since, until, by: by.id };
    await record.note('display-message-shown', line);
    tellDisplays(house, tables);
    return line;
  },
});

const endMessageAct = houseAct({
  address: 'POST /api/display-messages/over',
  summary: 'Takes a message off the displays before its time',
  may: ['supervise'],
  body: messageEnding,
  records: ['display-message-ended'],
  do: async (house: TellingHouse, { body: { message }, by }) => {
    const { record, clock } = house;
    const shown = messagesNow(record.known.messages, clock.now());
    const one = shown.find(each => each.message === message);
    if (one === undefined) {
      return notDone(STATUS.notFound, 'not-found', { code: 'nothing-of-that-name' });
    }
    await record.note('display-message-ended', { message, by: by.id });
    tellDisplays(house, one.tables);
    return undefined;
  },
});

export const DISPLAY_MESSAGE_ACTS = [listMessagesAct, showMessageAct, endMessageAct];

// What the house tells on displays, as its record has it: a fold, plain, so that a display that
// comes back after a restart shows the same.

import type { DisplayMessage } from '../../wire/pit/display-messages.ts';

export interface MessagesOnRecord {
  /** How many there ever were: numbers are in one series. */
  readonly made: number;
  /** By number; one whose time is over stays until another is shown. */
  readonly shown: Readonly<Record<string, DisplayMessage>>;
}

export const NOTHING_TOLD: MessagesOnRecord = { made: 0, shown: {} };

const MESSAGE_EVENTS = ['display-message-shown', 'display-message-ended'] as const;
type MessageEvent = (typeof MESSAGE_EVENTS)[number];

export const isMessageEvent = (kind: string): kind is MessageEvent =>
  MESSAGE_EVENTS.some(each => each === kind);

/** What an event changes; bodies were written by the house itself (its acts). */
export function evolveMessages(
  { made, shown }: MessagesOnRecord,
  kind: MessageEvent,
  body: unknown,
): MessagesOnRecord {
  if (kind === 'display-message-ended') {
    const { message } = body as Pick<DisplayMessage, 'message'>; // its act's
    const { [message]: _, ...others } = shown;
    return { made, shown: others };
  }
  const { message, tables, texts, since, until, by } = body as DisplayMessage; // the same
  const others = Object.entries(shown).filter(([, other]) => other.until > since);
  const one = { message, tables, texts, since, until, by };
  return { made: made + 1, shown: { ...Object.fromEntries(others), [message]: one } };
}

/** What is still shown, the latest last. */
export const messagesNow = ({ shown }: MessagesOnRecord, now: number): readonly DisplayMessage[] =>
  Object.values(shown).filter(({ until }) => until > now);

/** What the displays of a table are sent. */
export const messagesOn = (messages: MessagesOnRecord, table: string, now: number) => ({
  ...{ kind: 'house-messages', table },
  messages: messagesNow(messages, now)
    .filter(({ tables }) => tables.includes(table))
    .map(({ message, texts, until }) => ({ message, texts, until })),
});

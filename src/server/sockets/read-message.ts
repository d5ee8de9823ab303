// Reads what came over a socket: a message of the wire, or at least the key to answer it under.

import {
  type ClientMessage,
  clientMessage,
  key as keySchema,
} from '../../wire/socket/client-messages.ts';
import { faultIn } from '../../wire/socket/field-fault.ts';
import { LONGEST_MESSAGE } from './transport.ts';

/** A message of the wire; undefined for anything else. */
export function readMessage(text: string): ClientMessage | undefined {
  try {
    const { data } = clientMessage.safeParse(JSON.parse(text));
    return data;
  } catch {
    return undefined;
  }
}

/** The key of a message that is otherwise not understood, so that its sender is answered. */
export function keyIn(text: string): number | null {
  try {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed !== 'object' || parsed === null || !('key' in parsed)) return null;
    const { data } = keySchema.safeParse(parsed.key);
    return data ?? null;
  } catch {
    return null;
  }
}

/** Which field of a message that is not understood is wrong, and why. */
export const faultOf = (text: string): string =>
  text.length > LONGEST_MESSAGE ? 'it is too long' : faultIn(clientMessage, text);

// Which field of a message does not fit, and why: for whoever sent it.

import type { z } from 'zod';

/** The longest that is said about one field. */
const MOST = 200;

/** 'command.stake: Too big ...', or that it is no message at all. */
export function faultIn(schema: z.ZodType, text: string): string {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return 'that is no JSON';
  }
  const [issue] = schema.safeParse(read).error?.issues ?? [];
  if (issue === undefined) return 'it is too long';
  return `${issue.path.join('.') || 'message'}: ${issue.message}`.slice(0, MOST);
}

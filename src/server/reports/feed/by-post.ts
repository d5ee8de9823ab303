// How a webhook's message leaves the house.

import type { SignedMessage } from './webhooks.ts';

const PATIENCE_MS = 10_000;

/** Any 2xx says that it has arrived; whoever sends us elsewhere is not followed. */
export async function byPost({ url, headers, body }: SignedMessage): Promise<string | null> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(url, { method: 'POST', headers, body, signal, redirect: 'error' });
    await response.body?.cancel();
    return response.ok ? null : `answered ${response.status}`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

// Checks a slip in the browser: whose signature it bears, and whether the book bears it out.

import {
  type CoupSlip,
  judgeSlip,
  readSlipLine,
  type SlipJudged,
  slipParts,
} from '../slip/index.ts';

/** Why there is nothing to judge. */
export type SlipUnread = 'noSlip' | 'badKey' | 'badSignature' | 'notRead' | 'noEd25519';

export interface SlipRead extends SlipJudged {
  readonly slip: CoupSlip;
  readonly key: string;
}

const bytesOf = (part: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), char => char.charCodeAt(0));

/** As the house's checkpoints name a key: the beginning of its digest. */
async function fingerprintOf(key: BufferSource): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', key));
  const text = btoa(String.fromCharCode(...digest));
  return text.replaceAll('+', '-').replaceAll('/', '_').slice(0, 16);
}

export async function checkSlip(text: string): Promise<SlipRead | SlipUnread> {
  const parts = slipParts(text);
  if (parts === null) return 'noSlip';
  const [line, signature, key] = [parts.line, parts.signature, parts.key].map(bytesOf);
  if (line === undefined || signature === undefined || key === undefined) return 'noSlip';
  const read = await crypto.subtle
    .importKey('spki', key, { name: 'Ed25519' }, false, ['verify'])
    .catch((error: unknown) =>
      error instanceof DOMException && error.name === 'NotSupportedError' ? 'noEd25519' : 'badKey',
    );
  if (typeof read === 'string') return read;
  if (!(await crypto.subtle.verify('Ed25519', read, signature, line))) return 'badSignature';
  const slip = readSlipLine(new TextDecoder().decode(line));
  return slip === null ? 'notRead' : { slip, key: await fingerprintOf(key), ...judgeSlip(slip) };
}

// Who signs for the house: a command that holds the private key elsewhere (an HSM, an agent,
// another machine), or a key in a file. The command gets the bytes on its standard input and
// answers with the Ed25519 signature, raw or in base64, which is checked before it is used.

import { spawn } from 'node:child_process';
import { createPublicKey, type KeyObject, sign, verify } from 'node:crypto';

/** Signs bytes; the private key may be anywhere. */
export interface Signer {
  readonly publicKey: KeyObject;
  readonly sign: (bytes: Buffer) => Promise<Buffer>;
}

const SIGNATURE_BYTES = 64;
const PATIENCE_MS = 5_000;
const LONGEST_ANSWER = 4_096;

/** Signs with a private key that we hold. */
export const keySigner = (key: KeyObject): Signer => ({
  publicKey: createPublicKey(key),
  sign: bytes => Promise.resolve(sign(null, bytes, key)),
});

/** Signs by a command; only its public key is known here. */
export const commandSigner = (command: string, publicKey: KeyObject): Signer => ({
  publicKey,
  sign: async bytes => {
    const signature = signatureIn(await answerOf(command, bytes));
    if (signature !== null && verify(null, bytes, publicKey, signature)) return signature;
    throw new Error('the signing command answered no signature of the house’s key');
  },
});

function signatureIn(answer: Buffer): Buffer | null {
  if (answer.length === SIGNATURE_BYTES) return answer;
  const read = Buffer.from(answer.toString('latin1').trim(), 'base64');
  return read.length === SIGNATURE_BYTES ? read : null;
}

/** What a command writes when it is given these bytes. */
function answerOf(command: string, bytes: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, {
      ...{ shell: true, timeout: PATIENCE_MS, stdio: ['pipe', 'pipe', 'ignore'] },
    });
    const parts: Buffer[] = [];
    let length = 0;
    child.stdout.on('data', (part: Buffer) => {
      length += part.length;
      if (length <= LONGEST_ANSWER) parts.push(part);
      else child.kill();
    });
    child.once('error', reject);
    child.once('close', code => {
      if (code === 0) resolve(Buffer.concat(parts));
      else reject(new Error(`the signing command ended with ${code ?? 'a signal'}`));
    });
    // A command that reads nothing has closed its end; what it answers decides.
    child.stdin.once('error', () => undefined);
    child.stdin.end(bytes);
  });
}

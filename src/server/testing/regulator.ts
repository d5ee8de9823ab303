// A regulator for tests: its key, and its signature under the installation that runs here.

import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { ApprovedSoftware } from '../../wire/administration/approvals.ts';
import { publicKeyText } from '../checks/checkpoints/key.ts';
import { keySigner } from '../checks/checkpoints/signer.ts';
import { writeSoftwareApproval } from '../checks/software/approval.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');
let file: string | null = null;

/** The file of the regulator's public key, as the settings name it. */
export function regulatorKeyFile(): string {
  if (file === null) {
    file = join(mkdtempSync(join(tmpdir(), 'sabot-regulator-')), 'regulator.pub.pem');
    writeFileSync(file, publicKeyText(publicKey));
  }
  return file;
}

/** The body that puts this approval on record. */
export async function signedByRegulator(
  approval: ApprovedSoftware,
  key = privateKey,
): Promise<{ readonly file: string }> {
  return { file: (await writeSoftwareApproval(approval, keySigner(key))).toString('utf8') };
}

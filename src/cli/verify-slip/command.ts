// `sabot verify-slip`: whether a patron's slip is what a house signed, and whether the book pays
// what it says. It asks no house and no journal.

import { createHash, createPublicKey, type KeyObject, verify } from 'node:crypto';
import { existsSync } from 'node:fs';

import type { Command } from 'commander';

import { wagerTitle } from '../../rules/wagers.ts';
import {
  type CoupSlip,
  judgeSlip,
  readSlipLine,
  type SlipFault,
  type SlipParts,
  slipParts,
} from '../../slip/index.ts';
import { asciiJson } from '../ascii-json.ts';
import { formatDollars } from '../dollars.ts';
import { EXIT, type Shell } from '../shell.ts';
import { readText } from '../table-options.ts';

const EXAMPLES = `
Examples:
  $ sabot verify-slip 'https://house.example/slip.html#eyJmb3JtYXQ...'
  $ sabot verify-slip slip.txt --key checkpoint-key.pub.pem --json

A slip is a link; everything stands behind its #, and no house is asked. Checked are the signature,
the cards by the tableau of the book, the result, and every payment that one coup decides. Without
--key the key in the slip is used: compare its fingerprint with the one that the house publishes.
The exit code is 0 only if everything holds.`;

interface Options {
  readonly key?: string;
  readonly json?: boolean;
}

export function define(command: Command, shell: Shell): void {
  command
    .summary('whether a slip of a coup holds')
    .description('Checks the signed slip of a coup by itself: signature, cards, result, payments.')
    .argument('<slip>', 'the link, or a file with it')
    .option('--key <file>', 'the house’s public key; the slip’s own if omitted')
    .option('--json', 'answer in JSON')
    .addHelpText('after', EXAMPLES)
    .action((slip: string, options: Options) => answer(shell, slip, options));
}

/** What is wrong, in sentences; whose key it was; what the slip says, where it could be read. */
interface SlipChecked {
  readonly faults: readonly string[];
  readonly key: string | null;
  readonly slip: CoupSlip | null;
  readonly judged: number;
  readonly unjudged: readonly string[];
}

const dollars = (cents: number): string => formatDollars(`${cents}`);

const UNREAD = { key: null, slip: null, judged: 0, unjudged: [] } as const;

function answer(shell: Shell, given: string, { key, json = false }: Options): void {
  const text = existsSync(given) ? readText(shell, given) : given;
  if (text === undefined) return;
  const pem = key === undefined ? null : readText(shell, key);
  if (pem === undefined) return;
  const checked = checkSlip(text, pem);
  if (checked.faults.length > 0) shell.exitCode = EXIT.failed;
  const holds = checked.faults.length === 0;
  shell.stdout.write(json ? `${asciiJson({ holds, ...checked })}\n` : inWords(checked));
}

function checkSlip(text: string, pem: string | null): SlipChecked {
  const parts = slipParts(text);
  if (parts === null) return { ...UNREAD, faults: ['It is no slip: a link ends in three parts.'] };
  const key = keyOf(parts, pem);
  if (key === null) return { ...UNREAD, faults: ['The key cannot be read.'] };
  const line = Buffer.from(parts.line, 'base64url');
  const named = fingerprintOf(key);
  if (!verify(null, line, key, Buffer.from(parts.signature, 'base64url'))) {
    return { ...UNREAD, key: named, faults: ['The signature does not hold.'] };
  }
  const slip = readSlipLine(line.toString('utf8'));
  if (slip === null) return { ...UNREAD, key: named, faults: ['What is signed is no slip.'] };
  const { faults, judged, unjudged } = judgeSlip(slip);
  const told = { judged, unjudged: unjudged.map(({ on }) => wagerTitle(on)) };
  return { key: named, slip, faults: faults.map(faultText), ...told };
}

function keyOf({ key }: SlipParts, pem: string | null): KeyObject | null {
  try {
    const own = { key: Buffer.from(key, 'base64url'), format: 'der', type: 'spki' } as const;
    const read = createPublicKey(pem ?? own);
    return read.asymmetricKeyType === 'ed25519' ? read : null;
  } catch {
    return null;
  }
}

/** As the house's checkpoints name it. */
const fingerprintOf = (key: KeyObject): string =>
  createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('base64url')
    .slice(0, 16);

function faultText(fault: SlipFault): string {
  switch (fault.code) {
    case 'unknown-book':
      return `No rulebook here is called ${fault.told}.`;
    case 'cards-not-by-the-tableau':
      return `The tableau does not deal these cards: ${fault.told}.`;
    case 'other-result':
      return `The slip says ${fault.told}, the cards say ${fault.due}.`;
    case 'other-payment': {
      const { on, told, due } = fault;
      return `${wagerTitle(on)}: the slip says ${dollars(told)}, the book pays ${dollars(due)}.`;
    }
  }
}

function inWords({ faults, key, slip, judged, unjudged }: SlipChecked): string {
  const coup = slip === null ? [] : slipText(slip);
  const lines = [
    ...coup,
    ...(key === null ? [] : [`Key ${key}`]),
    ...(unjudged.length === 0 ? [] : [`Not decided by one coup: ${unjudged.join(', ')}`]),
    ...faults,
    ...(faults.length === 0 ? [`Everything holds: ${judged} payments worked out again.`] : []),
  ];
  return `${lines.join('\n')}\n`;
}

function slipText(slip: CoupSlip): readonly string[] {
  const { house, demonstration, table, shoe, coup, seat, rulebook, version, cards } = slip;
  const name = demonstration ? `${house} (demonstration)` : house;
  const came = slip.standing === 'live' ? (slip.result ?? 'no result') : slip.standing;
  return [
    `${name}, table ${table}, shoe ${shoe}, coup ${coup}, seat ${seat}`,
    `${rulebook} ${version}: ${cards}, ${came}`,
    ...slip.wagers.map(
      ({ on, stake, paid, clause }) =>
        `${wagerTitle(on)} ${dollars(stake)}, back ${dollars(paid)} (${clause})`,
    ),
  ];
}

// `sabot battery`: runs the battery and answers with its report.

import { failed, type CommandAnswer } from '../command-answer.ts';
import { osBytes, seededBytes } from '../sources.ts';
import { battery, DRAWS_AT_LEAST, SHOES_AT_LEAST } from './battery.ts';
import { formatBattery } from './format.ts';
import { generatorFrom, type Generator } from './generator.ts';
import { KNOWN_BAD, knownBad } from './known-bad.ts';

/** What may be asked; everything may be left out. */
export interface BatteryRequest {
  readonly decks?: number | undefined; // 8
  readonly shoes?: number | undefined; // 5,000 for each test
  readonly draws?: number | undefined; // 1,000,000 for each test
  readonly seed?: string | undefined; // repeats a run; without it the source is that of play
  readonly bad?: string | undefined; // one of KNOWN_BAD, to see the battery fail
  readonly json?: boolean | undefined;
}

const DECKS_AT_MOST = 100;
const COUNT_AT_MOST = 100_000_000;

const isWhole = (value: number, least: number, most: number) =>
  Number.isSafeInteger(value) && value >= least && value <= most;

function generatorOf({ seed, bad }: BatteryRequest): Generator | undefined {
  const bytes = seed === undefined ? osBytes : seededBytes(seed);
  const source = seed === undefined ? 'the operating system' : `seed ${JSON.stringify(seed)}`;
  if (bad === undefined) return generatorFrom(source, bytes);
  const name = KNOWN_BAD.find(known => known === bad);
  if (name === undefined) return undefined;
  const generator = knownBad(name, bytes);
  return { ...generator, name: `${name} (known to be bad) from ${source}` };
}

/** Runs the battery. Exit code 0 when it passes, 1 when it fails, 2 when asked wrongly. */
export function batteryCommand(
  request: BatteryRequest,
  progress?: (done: number, of: number) => void,
): CommandAnswer {
  const { decks = 8, shoes = 5000, draws = 1_000_000, json = false } = request;
  const wrong = (code: string, message: string) => failed(2, { code, message }, json);
  if (!isWhole(decks, 1, DECKS_AT_MOST)) {
    return wrong('wrong-decks', `--decks takes 1 to ${DECKS_AT_MOST}.`);
  }
  if (!isWhole(shoes, SHOES_AT_LEAST, COUNT_AT_MOST)) {
    return wrong('wrong-shoes', `--shoes takes ${SHOES_AT_LEAST} to ${COUNT_AT_MOST}.`);
  }
  if (!isWhole(draws, DRAWS_AT_LEAST, COUNT_AT_MOST)) {
    return wrong('wrong-draws', `--draws takes ${DRAWS_AT_LEAST} to ${COUNT_AT_MOST}.`);
  }
  const generator = generatorOf(request);
  if (generator === undefined) {
    return wrong('unknown-generator', `--bad takes one of ${KNOWN_BAD.join(', ')}.`);
  }
  const report = battery({ generator, decks, shoes, draws }, progress);
  return {
    output: json ? `${JSON.stringify(report)}\n` : formatBattery(report),
    exitCode: report.verdict.passes ? 0 : 1,
  };
}

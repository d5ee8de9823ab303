// The command line's opinion: the same questions as JSON lines to `sabot settle` and `sabot shoe`.
import { type Fault, isFault } from '../../src/library/input/fault.ts';
import { AsciiBuffer } from '../../src/cli/ascii-buffer.ts';
import { writeSettle } from '../../src/cli/settle/fast/write-line.ts';
import { answerShoe } from '../../src/cli/shoe/line.ts';
import { PLAIN_TAIL_RULES } from '../../src/rules/dragon-tails.ts';
import { parseFraction } from '../../src/rules/fraction.ts';
import type { Case } from './cases.ts';
import { type Asks, LETTERS } from './engine.ts';
import { type Answer, UNIT } from './settle.ts';
import type { OracleFate } from './tails.ts';

interface SettlementLine {
  readonly outcome: Answer['outcome'];
  readonly profit: string;
  readonly paid: number | null;
  readonly clause: string;
}

interface FateLine {
  readonly outcome: OracleFate['outcome'];
  readonly profit: string;
  readonly settledAt?: number;
}

interface CoupLine {
  readonly first: number;
  readonly result: keyof typeof LETTERS;
}

/** What an answer's line holds, or a stop: no question of ours is a bad line. */
function read(answer: string | Fault): unknown {
  if (isFault(answer)) throw new Error(`${answer.code}: ${answer.message} (${answer.field})`);
  return JSON.parse(answer);
}

function answerSettle(line: Record<string, unknown>): string | Fault {
  const page = new AsciiBuffer();
  return writeSettle(line, null, page) ?? page.toString();
}

/** A question as it travels: through JSON and back, as from a file. */
const travelled = (line: object) => JSON.parse(JSON.stringify(line)) as Record<string, unknown>;

const houseOf = (asked: Case) => ({
  chip: asked.chip,
  ...(asked.book === 'crown-rapid'
    ? { dragonBonus: asked.bonusOption, perfectPairs: asked.pairsOption }
    : {}),
  ...(asked.version === 'tie-baccarat'
    ? {
        tiePercent: {
          player: asked.tieHalfPercents.player / 2,
          banker: asked.tieHalfPercents.banker / 2,
        },
      }
    : {}),
  ...(asked.book === 'crown' && asked.differential !== null
    ? { differential: asked.differential }
    : {}),
});

function inUnits(text: string): bigint {
  const exact = parseFraction(text);
  if (exact === undefined) throw new Error(`${text} is no exact profit`);
  return (exact.numerator * UNIT) / exact.denominator;
}

/** The command line, by the functions that answer its lines. */
export const SABOT: Asks = {
  settle: (asked, wagers) => {
    const { book, version, decks, kind, cards } = asked;
    const line = { rulebook: book, version, decks, kind, cards, house: houseOf(asked), wagers };
    const answer = read(answerSettle(travelled(line))) as { settlements: SettlementLine[] };
    return answer.settlements.map(({ outcome, profit, paid, clause }) => ({
      outcome,
      profit: inUnits(profit),
      paid: paid === null ? null : BigInt(paid),
      clause,
    }));
  },
  follow: (coups, wagers) => {
    const line = { rulebook: 'crown', version: 'traditional', decks: 8, coups, wagers };
    const answer = read(answerShoe(travelled(line), 1)) as { settlements: FateLine[] };
    return answer.settlements.map(({ outcome, profit, settledAt }) => ({
      outcome,
      profit: BigInt(profit),
      settledAt: settledAt ?? null,
    }));
  },
  play: (book, stack, { burn, cutFromBack }) => {
    const version = book === 'mbs-rapid' ? 'no-commission' : 'traditional';
    const decks = stack.length / 52;
    const line = { rulebook: book, version, decks, stack, burn, cutFromBack };
    const answer = read(answerShoe(travelled(line), 1)) as { coups: CoupLine[] };
    return answer.coups.map(({ first, result }) => ({ first, result: LETTERS[result] }));
  },
  house: PLAIN_TAIL_RULES,
};

// The oracle's second opinion on wagers that live across coups: Runs and Dragon Tails of crown
// 10.1, retold wager by wager in slow motion, and whole stacks played by each book's own end.
import { layOut } from './settle.ts';
import {
  fate,
  type Letter,
  type OracleCoup,
  type OracleFate,
  type OracleStreak,
  TailOnTheFelt,
  type TailSettings,
} from './tails.ts';

/** The letter of a coup that counts, or a dash for one that does not. */
export function letterOf(coup: OracleCoup): Letter {
  if (coup.kind !== 'live') return '-';
  const { pc, bc, enough } = layOut(coup.cards);
  if (!enough) return '-';
  if (pc > bc) return 'P';
  return bc > pc ? 'B' : 'T';
}

export const RUN_PAYS: Readonly<Record<string, bigint>> = {
  '2': 3n,
  '3': 8n,
  '4': 20n,
  '5': 45n,
  '6': 100n,
};
export const TIE_RUN_PAYS: Readonly<Record<string, bigint>> = {
  '2': 100n,
  '3': 1000n,
  '4': 10000n,
};

/** Follows one Run from the coup it was placed before. */
export function followRun(coups: readonly OracleCoup[], wager: OracleStreak): OracleFate {
  if (coups[wager.before]?.kind === 'dummy-announced') return fate('void');
  const wanted = wantedLetters(wager);
  let have = 0;
  for (let i = wager.before; i < coups.length; i += 1) {
    const coup = coups[i];
    const letter = coup ? letterOf(coup) : '-';
    if (letter === '-') continue;
    if (letter !== wanted.charAt(have)) return fate('lose', -BigInt(wager.stake), i);
    have += 1;
    if (have === wanted.length) {
      const table = wager.on === 'tie-run' ? TIE_RUN_PAYS : RUN_PAYS;
      return fate('win', (table[String(have)] ?? 0n) * BigInt(wager.stake), i);
    }
  }
  return fate('open');
}

function wantedLetters(wager: OracleStreak): string {
  if (wager.on === 'combination-run') return wager.pattern ?? '';
  const letter = wager.on === 'tie-run' ? 'T' : wager.on === 'player-run' ? 'P' : 'B';
  return letter.repeat(wager.length ?? 0);
}

/** Follows every tail wager of one side through the coups. */
function followTails(
  side: 'P' | 'B',
  coups: readonly OracleCoup[],
  wagers: readonly OracleStreak[],
  settings: TailSettings,
): OracleFate[] {
  const felt = new TailOnTheFelt(side, wagers, settings);
  for (const [at, coup] of coups.entries()) {
    felt.place(at, coup);
    felt.play(at, letterOf(coup));
    if (coup.endOfShoe) felt.endShoe(at);
  }
  return wagers.map((_wager, index) => felt.fates.get(index) ?? fate('open'));
}

/** Follows all the streak wagers of one shoe and answers in their order. */
export function oracleFollows(
  coups: readonly OracleCoup[],
  wagers: readonly OracleStreak[],
  settings: TailSettings,
): OracleFate[] {
  const fates: OracleFate[] = wagers.map(() => fate('open'));
  for (const side of ['P', 'B'] as const) {
    const name = side === 'P' ? 'player-dragon-tail' : 'banker-dragon-tail';
    const places = wagers.flatMap((wager, index) => (wager.on === name ? [index] : []));
    const mine = wagers.filter(({ on }) => on === name);
    followTails(side, coups, mine, settings).forEach((known, n) => {
      const place = places[n];
      if (place !== undefined) fates[place] = known;
    });
  }
  wagers.forEach((wager, index) => {
    if (wager.on.endsWith('-run')) fates[index] = followRun(coups, wager);
  });
  return fates;
}

/** Plays a whole stack by the book's own end, and says where each coup began and how it ended. */
export function oraclePlays(
  book: string,
  stack: readonly string[],
  burn: number,
  cutFromBack: number,
): { first: number; result: Letter }[] {
  const played: { first: number; result: Letter }[] = [];
  const cut = stack.length - cutFromBack; // the card that lies behind the cutting card
  let first = burn;
  let left = Number.POSITIVE_INFINITY; // coups still to come, once the cutting card is out
  while (left > 0) {
    if (book === 'tasmania' && first > cut) break;
    const cards = stack.slice(first, first + 6);
    const { p, b, enough } = layOut(cards);
    if (!enough) {
      // Begun and not finished: void (crown 11.10, ruling R15); mbs-rapid is dealt to its end.
      if (book !== 'mbs-rapid') played.push({ first, result: '-' });
      break;
    }
    const used = p.length + b.length;
    played.push({ first, result: letterOf({ cards, kind: 'live', endOfShoe: false }) });
    left -= 1;
    const crown = book === 'crown' || book === 'crown-rapid';
    if (crown && left > 1 && first + used > cut) left = 1;
    first += used;
  }
  return played;
}

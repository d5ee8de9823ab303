// `sabot settle` typed by a person: dollars in, a sentence for each wager out.

import { parseDollars, formatDollars } from '../dollars.ts';
import type { InputFields } from '../../library/input/read-field.ts';
import { numberField, percentField } from '../table-options.ts';
import type { SettledCoup, SettledHand, WagerSettlement } from '../../library/settle.ts';

/** What a person types: `crown/crown "Ts 6h 5d Tc Th" banker:10 tie:2.50`. */
export interface TypedCoup {
  readonly game: string;
  readonly cards: string;
  readonly wagers: readonly string[];
}

export interface RawOptions {
  readonly decks: string;
  readonly kind: string;
  readonly dragonBonus?: string;
  readonly perfectPairs?: string;
  readonly tiePercent?: string;
  readonly differential?: string;
  readonly chip?: string;
}

/** The words that were not understood, and what was expected. */
export interface MistypedWords {
  readonly mistyped: string;
}

/** The line that the typed words mean: judged then as any other. */
export function typedLine(typed: TypedCoup, options: RawOptions): InputFields | MistypedWords {
  const [rulebook, version, more] = typed.game.split('/');
  if (version === undefined || more !== undefined) {
    return mistyped('rulebook/version like crown/traditional', typed.game);
  }
  const wagers: InputFields[] = [];
  for (const word of typed.wagers) {
    const [on, dollars = '', rest] = word.split(':');
    const stake = parseDollars(dollars);
    if (stake === undefined || rest !== undefined) {
      return mistyped('wager:dollars like banker:10 or tie:2.50', word);
    }
    wagers.push({ on, stake });
  }
  const house = typedHouse(options);
  if ('mistyped' in house) return { mistyped: String(house['mistyped']) };
  return {
    rulebook,
    version,
    decks: numberField(options.decks),
    kind: options.kind,
    cards: typed.cards.split(/[\s,]+/).filter(word => word !== ''),
    house,
    wagers,
  };
}

function typedHouse(options: RawOptions): InputFields | MistypedWords {
  const house: Record<string, unknown> = {
    dragonBonus: numberField(options.dragonBonus),
    perfectPairs: numberField(options.perfectPairs),
    tiePercent: percentField(options.tiePercent),
  };
  for (const name of ['differential', 'chip'] as const) {
    const dollars = options[name];
    if (dollars === undefined) continue;
    const cents = parseDollars(dollars);
    if (cents === undefined) return mistyped(`dollars after --${name}`, dollars);
    house[name] = cents;
  }
  return house;
}

const mistyped = (expected: string, got: string): MistypedWords => ({
  mistyped: `expected ${expected}, got ${JSON.stringify(got)}`,
});

const RESULT_SAID = {
  player: 'Player wins.',
  banker: 'Banker wins.',
  tie: 'A tie.',
  void: 'The coup is void.',
} as const;

/** The coup in three lines, then one for each wager. */
export function formatCoup({ player, banker, result, settlements }: SettledCoup): string {
  const width = Math.max(...[player, banker].map(({ cards }) => cards.join(' ').length));
  const wide = Math.max(0, ...settlements.map(({ on, stake }) => naming(on, stake).length));
  const lines = [
    `Player  ${sayHand(player, width)}`,
    `Banker  ${sayHand(banker, width)}`,
    RESULT_SAID[result],
    ...(settlements.length > 0 ? [''] : []),
    ...settlements.map(settlement => sayWager(settlement, wide)),
  ];
  return `${lines.join('\n')}\n`;
}

const sayHand = ({ cards, count, natural }: SettledHand, width: number): string =>
  `${cards.join(' ').padEnd(width)}  ${count}${natural ? ', a natural' : ''}`;

const naming = (on: string, stake: number): string => `${on} ${formatDollars(`${stake}`)}`;

function sayWager(settlement: WagerSettlement, width: number): string {
  const { on, stake, because, clause } = settlement;
  return `${naming(on, stake).padEnd(width)}  ${because} ${sayMoney(settlement)} (${clause})`;
}

function sayMoney({ outcome, profit, paid }: WagerSettlement): string {
  switch (outcome) {
    case 'lose':
      return 'Nothing is paid.';
    case 'push':
    case 'void':
      return 'No profit, no loss.';
    case 'win':
      return paid === null
        ? `The profit is ${formatDollars(profit)}, which cents cannot pay.`
        : `The profit is ${formatDollars(profit)}; ${formatDollars(`${paid}`)} goes to the patron.`;
  }
}

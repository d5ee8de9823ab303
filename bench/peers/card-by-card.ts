// The plain way to count a composition: loop over both openings and the cards that may follow,
// weigh each by what is left. What anybody would write first, with the tableau in tables.

import { nextSide, type Tableau } from '../../src/rules/tableau.ts';
import type { Card } from '../../src/rules/cards.ts';

const CARDS: readonly Card[] = ['Ts', 'As', '2s', '3s', '4s', '5s', '6s', '7s', '8s', '9s'];
const cardOf = (value: number): Card => CARDS[value] ?? 'Ts';

/** Who draws: 0 nobody, 1 the Banker alone, 2 the Player; and the Banker after each third card. */
function drawTables(tableau: Tableau) {
  const first = new Uint8Array(100);
  const second = new Uint8Array(1000);
  for (let player = 0; player < 10; player += 1) {
    for (let banker = 0; banker < 10; banker += 1) {
      const coup = {
        player: ['Ts', cardOf(player)],
        banker: ['Ts', cardOf(banker)],
      } satisfies Record<string, Card[]>;
      const side = nextSide(tableau, coup);
      const at = player * 10 + banker;
      first[at] = side === 'player' ? 2 : side === 'banker' ? 1 : 0;
      if (side !== 'player') continue;
      for (let third = 0; third < 10; third += 1) {
        const drawn = { ...coup, player: [...coup.player, cardOf(third)] };
        second[at * 10 + third] = nextSide(tableau, drawn) === 'banker' ? 1 : 0;
      }
    }
  }
  return { first, second };
}

export interface Chances {
  player: number;
  banker: number;
  tie: number;
}

/** A counter of Player, Banker and Tie: chances as floating point. */
export function cardByCard(tableau: Tableau): (values: readonly number[]) => Chances {
  const { first, second } = drawTables(tableau);
  const left = new Float64Array(10);
  return values => {
    const sums: Chances = { player: 0, banker: 0, tie: 0 };
    let cards = values.reduce((sum, count) => sum + count, 0);
    left.set(values);
    const end = (player: number, banker: number, chance: number) => {
      if (player > banker) sums.player += chance;
      else if (player < banker) sums.banker += chance;
      else sums.tie += chance;
    };
    const draw = (then: (value: number, chance: number) => void) => {
      for (let value = 0; value < 10; value += 1) {
        const count = left[value] ?? 0;
        if (count === 0) continue;
        const chance = count / cards;
        left[value] = count - 1;
        cards -= 1;
        then(value, chance);
        cards += 1;
        left[value] = count;
      }
    };
    const finish = (player: number, banker: number, chance: number) => {
      const who = first[player * 10 + banker];
      if (who === 0) end(player, banker, chance);
      else if (who === 1) {
        draw((card, part) => end(player, (banker + card) % 10, chance * part));
      } else {
        draw((third, part) => {
          const count = (player + third) % 10;
          if (second[(player * 10 + banker) * 10 + third] === 0) end(count, banker, chance * part);
          else draw((card, more) => end(count, (banker + card) % 10, chance * part * more));
        });
      }
    };
    draw((a, pa) =>
      draw((b, pb) =>
        draw((c, pc) => draw((d, pd) => finish((a + c) % 10, (b + d) % 10, pa * pb * pc * pd))),
      ),
    );
    return sums;
  };
}

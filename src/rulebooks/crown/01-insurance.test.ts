// Part 1 of the document: Insurance/No 6.

import { describe, expect } from 'vitest';
import { insuranceOpen } from '../../rules/coup.ts';
import { deal, pays100, place } from '../testing/felt.ts';
import { clausesOf } from '../testing/proof.ts';
import { crown } from './index.ts';

const clause = clausesOf('crown');
const insure = (stake: number) => [{ on: 'insurance', stake }] as const;

describe('Insurance/No 6', () => {
  clause(
    '1.1 Insurance/No 6 trigger',
    'Banker’s two cards count six and the Player must draw',
    () => {
      const opens = (text: string) => insuranceOpen(crown.tableau, deal(crown, text));
      for (const player of ['Qd', 'Ad', '2d', '3d', '4d', '5d']) {
        expect(opens(`Ks Kh ${player} 6c 9s 9h`)).toBe(true);
      }
      for (const player of ['6d', '7d', '8d', '9d']) {
        expect(opens(`Ks Kh ${player} 6c 9s 9h`)).toBe(false);
      }
      // Six only with the third card is too late.
      expect(opens('Ks Kh Td 3c Qs 3h')).toBe(false);
      const standing = [{ on: 'banker', stake: 1000 }] as const;
      const window = { phase: 'insurance', standing, playerCount: 5, bankerCount: 6 } as const;
      expect(place(crown, 'crown', insure(1000), window).accepted).toEqual([['insurance', 1000]]);
      for (const shut of [
        { ...window, phase: 'open' },
        { ...window, playerCount: 6 },
        { ...window, bankerCount: 5 },
      ] as const) {
        expect(place(crown, 'crown', insure(1000), shut).refused).toEqual([
          ['insurance', 'window-not-open', '1.1 Insurance/No 6 trigger'],
        ]);
      }
    },
  );

  clause('1.1 Insurance/No 6 outcome', 'loses only when the Banker wins with six', () => {
    const insurance = (text: string) => pays100(crown, 'crown', 'insurance', text);
    expect(insurance('Ks 6h 5d Kc Qs')).toBe('-100'); // Banker stands on six and wins 6 to 5
    expect(insurance('Ks 6h 5d Kc 3s')).toBe('200'); // Player wins 8 to 6
    expect(insurance('Ks 6h 5d Kc As')).toBe('200'); // a tie at six
    expect(insurance('Ks 6h Ad Kc 6s As')).toBe('200'); // drawn to seven: a tie at seven
    expect(insurance('Ks 6h Td Kc 6s 3h')).toBe('200'); // drawn to nine: Banker wins 9 to 6
    expect(insurance('Ks 6h 5d Kc 6s Kd')).toBe('-100'); // drew a king, wins with six over one
  });

  clause(
    '1.1 Insurance/No 6 cap',
    'no more than the patron’s own main wager, the larger of two',
    () => {
      const insured = (
        stake: number,
        standing: readonly { on: 'player' | 'banker' | 'tie'; stake: number }[],
      ) => place(crown, 'crown', insure(stake), { phase: 'insurance', standing });
      const cap = ['insurance', 'exceeds-main-wager', '1.1 Insurance/No 6 cap'];
      expect(insured(1000, [{ on: 'banker', stake: 1000 }]).refused).toEqual([]);
      expect(insured(1001, [{ on: 'banker', stake: 1000 }]).refused).toEqual([cap]);
      expect(insured(1000, [{ on: 'player', stake: 1000 }]).refused).toEqual([]);
      const both = [
        { on: 'player', stake: 300 },
        { on: 'banker', stake: 500 },
      ] as const;
      expect(insured(500, both).refused).toEqual([]);
      expect(insured(501, both).refused).toEqual([cap]);
      // Side wagers alone insure nothing.
      expect(insured(1, [{ on: 'tie', stake: 1000 }]).refused).toEqual([cap]);
      expect(insured(1, []).refused).toEqual([cap]);
    },
  );
});

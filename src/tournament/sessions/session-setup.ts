// The house rules of a session's table: what its conditions say, as a set-up of an ordinary table.

import type { Rulebook } from '../../rulebooks/index.ts';
import { plainChoices } from '../../table/setup/plain-setup.ts';
import { offeredUnder, type Setup } from '../../table/setup/setup.ts';
import type { PlayRules } from './play-rules.ts';

/** What of the rules of play a table goes by. */
export type SetupRules = Pick<
  PlayRules,
  'version' | 'decks' | 'currency' | 'offered' | 'limits' | 'pay'
>;

/** Cards that patrons turn are real ones: the dealer says when the marker comes out. */
const dealtTo = ({ competitionPlay }: Rulebook): Partial<Setup> =>
  competitionPlay === undefined ? {} : { faceDown: true, cuttingCard: 'noted' };

/** A table of the book with at least so many places, playing by these rules. */
export function sessionSetup(book: Rulebook, rules: SetupRules, places: number): Setup {
  const { kind, counts } = book.procedure.seats;
  const sizes = counts.only ?? [Math.max(counts.least, places)];
  const size = sizes.find(each => each >= places) ?? places;
  const { version, decks, currency, pay, offered, limits } = rules;
  return {
    ...plainChoices(book),
    id: 'tournament',
    rulebook: book.id,
    ...{ version, decks, currency, offered, pay },
    limits: Object.fromEntries(offeredUnder(rules).map(on => [on, limits])),
    seats: Array.from({ length: size }, (_, index) => ({
      number: index + 1,
      kind: kind === 'seats' ? 'seat' : 'terminal',
      printer: false,
      noteAcceptor: false,
    })),
    ...dealtTo(book),
    stakeMode: 'tournament',
    wageringMs: null,
  };
}

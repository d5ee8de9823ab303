// The bracket and the prize list, for people.

import { sayMoney } from '../../table/index.ts';
import type { PlaceStory, SessionStory, TournamentStory } from './simulate/story.ts';

/** A whole tournament on paper. */
export function formatTournament(story: TournamentStory): string {
  const { rulebook, patrons, tables, seed, coups, pool, prizes } = story;
  const size = `${patrons} patrons at ${tables} tables`;
  const heading = `${rulebook}: ${size}, seed ${seed}, ${coups} coups`;
  const bracket = story.sessions.map(formatSession).join('\n');
  const list = prizes.map(({ place, patron, cents, clause }) => {
    const won = sayMoney(cents).padStart(14);
    return `${String(place).padStart(4)}  ${patron.padEnd(8)} ${won}  ${clause}`;
  });
  const kept = `paid in ${sayMoney(pool.fees)}, kept ${sayMoney(pool.retained)}`;
  const total = `${kept}, prizes of ${sayMoney(pool.pool)}`;
  return `${[heading, '', bracket, `Prizes: ${total}`, ...list].join('\n')}\n`;
}

function formatSession({ session, playOff, tables }: SessionStory): string {
  const drawn = playOff?.card === null || playOff === null ? '' : `, ${playOff.card} drawn`;
  const long = playOff === null ? '' : ` (${playOff.coups} coups${drawn})`;
  const rows = tables.map(({ table, places }) => {
    const line = places.map(formatPlace).join('  ');
    return `  ${table.padEnd(9)} ${line}`;
  });
  return [`${session}${long}`, ...rows, ''].join('\n');
}

/** 'P017 12,450.00>' goes on; 'P003 fell' did not last. */
function formatPlace({ patron, chips, state, goesOn }: PlaceStory): string {
  if (state === 'eliminated') return `${patron} fell`;
  if (state !== 'in') return `${patron} ${state}`;
  return `${patron} ${sayMoney(chips)}${goesOn ? '>' : ''}`;
}

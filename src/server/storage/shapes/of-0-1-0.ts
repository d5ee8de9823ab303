// What 0.1.0 wrote otherwise: reasons were English sentences, each is kept as it was written, and a
// patron who left unasked had another code.

import type { Lift, Lifts } from './shapes.ts';

/** Every `because` of a body as a reason, however deep it lies. */
const withReasons: Lift = body => {
  if (Array.isArray(body)) return body.map(withReasons);
  if (typeof body !== 'object' || body === null) return body;
  const fields = Object.entries(body).map(([name, value]) =>
    name === 'because' && typeof value === 'string'
      ? ['reason', { code: 'as-written', note: value }]
      : [name, withReasons(value)],
  );
  return Object.fromEntries(fields);
};

const liftsOf = (...kinds: readonly string[]): Lifts =>
  Object.fromEntries(kinds.map(kind => [kind, [withReasons]]));

/** Whoever left of their own accord had 'own-wish' as the reason. */
const withLeavingReason: Lift = body => {
  const leaving = body as { readonly reason: string }; // as 0.1.0 wrote it
  return leaving.reason === 'own-wish' ? { ...leaving, reason: 'own-accord' } : leaving;
};

export const TABLE_LIFTS: Lifts = {
  ...liftsOf(
    'card-corrected',
    'coup-made-dummy',
    'coup-recalculated',
    'coup-restated',
    'coup-settled',
    'coup-voided',
    'settled-coup-voided',
    'wager-refused',
    'wagering-closed',
    'wagers-changed',
  ),
  'leaving-noted': [withLeavingReason],
};

export const TOURNAMENT_LIFTS: Lifts = liftsOf('played', 'prizes-awarded');

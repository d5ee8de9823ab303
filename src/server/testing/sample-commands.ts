// One command of every kind, well-formed: for tests that ask who may do what.

import type { Setup } from '../../table/setup/setup.ts';
import type { CommandName, SentCommandOf } from '../../table/acts.ts';

const seat = 1;
const patron = 'patron-1';
const at = { seat, patron };
const bet = { on: 'player' } as const;
const side = 'player' as const;
const stake = 1000;
const revision = 0;

type Samples = { readonly [Name in CommandName]: SentCommandOf<Name> };

const PLAIN: Omit<Samples, 'open-table' | 'change-setup'> = {
  'sign-on': { do: 'sign-on', duty: 'dealer' },
  'sign-off': { do: 'sign-off', duty: 'dealer' },
  'announce-limits': { do: 'announce-limits', limits: {}, aggregateMin: 0, setup: 's' },
  'withdraw-limits': { do: 'withdraw-limits' },
  'consent-to-limits': { do: 'consent-to-limits', patron },
  'set-collective-liability': { do: 'set-collective-liability', cents: null, setup: 's' },
  'begin-gaming-day': { do: 'begin-gaming-day', day: '2025-03-01' },
  'announce-closing': { do: 'announce-closing', closesAt: 0 },
  'close-table': { do: 'close-table', cardsChecked: true },
  'bring-cards': { do: 'bring-cards', cardSet: 'c', preShuffled: false },
  'prepare-shoe': { do: 'prepare-shoe', step: 'shuffle' },
  'decline-cut': { do: 'decline-cut', seat },
  'name-cutter': { do: 'name-cutter', seat },
  'order-shuffle': { do: 'order-shuffle', reason: 'r' },
  'replace-cards': { do: 'replace-cards', cards: [], reason: 'r' },
  'ask-to-see-burn-card': { do: 'ask-to-see-burn-card', seat },
  'show-burn-card': { do: 'show-burn-card', requestedBy: 1, card: 'Ks' },
  'burn-card': { do: 'burn-card' },
  'record-cutting-card': { do: 'record-cutting-card' },
  'move-float': { do: 'move-float', move: 'fill', cents: 100, slip: 's' },
  'buy-in': { do: 'buy-in', ...at, tender: 'chips', cents: 100 },
  leave: { do: 'leave', ...at, reason: 'own-accord' },
  'pay-out': { do: 'pay-out', ...at, how: 'chips', cents: 100 },
  'name-nominee': { do: 'name-nominee', seat, nominee: null },
  'allow-standing-patrons': { do: 'allow-standing-patrons', allowed: true },
  'stand-behind': { do: 'stand-behind', ...at },
  'tag-partnership': { do: 'tag-partnership', patrons: [patron] },
  'agree-limits': { do: 'agree-limits', ...at, limits: null, patronAgrees: true },
  'arrange-above-differential': { do: 'arrange-above-differential', ...at, max: null },
  'approve-commission-deferral': { do: 'approve-commission-deferral', ...at, approved: true },
  'settle-commission': { do: 'settle-commission', ...at },
  'carry-commission': { do: 'carry-commission', note: 'n' },
  'open-wagering': { do: 'open-wagering' },
  'set-wager': { do: 'set-wager', ...at, bet, stake },
  'move-wager': { do: 'move-wager', ...at, from: bet, to: { on: 'banker' }, stake, revision },
  'clear-wagers': { do: 'clear-wagers', ...at, revision },
  'set-own-limits': {
    ...{ do: 'set-own-limits', ...at, mostLost: 5000, mostOnACoup: null },
    ...{ remindMinutes: 30, breakMinutes: null },
  },
  'repeat-wagers': { do: 'repeat-wagers', ...at, revision },
  'double-wagers': { do: 'double-wagers', ...at, revision },
  'record-wager': { do: 'record-wager', ...at, bet, stake },
  'call-bet': { do: 'call-bet', ...at, bet, stake, tender: 'chips', cents: stake },
  'refuse-wager': { do: 'refuse-wager', ...at, bet },
  'reduce-pro-rata': { do: 'reduce-pro-rata' },
  'confirm-snapshot': { do: 'confirm-snapshot', seat, digest: 'd', signature: 's' },
  'close-discrepancy': { do: 'close-discrepancy', seat, note: 'n' },
  'close-insurance': { do: 'close-insurance' },
  'close-wagering': { do: 'close-wagering' },
  'close-wager-window': { do: 'close-wager-window' },
  'ask-to-wager': { do: 'ask-to-wager', ...at },
  'deal-card': { do: 'deal-card', card: 'Ks', source: 'keypad' },
  'turn-card': { do: 'turn-card', side },
  'announce-counts': { do: 'announce-counts' },
  'set-face-down': { do: 'set-face-down', faceDown: true },
  'inform-of-squeeze': { do: 'inform-of-squeeze', whom: 'management', name: 'n' },
  'take-hand': { do: 'take-hand', side, seat },
  'decline-hand': { do: 'decline-hand', side, seat },
  'delegate-hand': { do: 'delegate-hand', side, to: 'p' },
  'take-shoe': { do: 'take-shoe', seat },
  'decline-shoe': { do: 'decline-shoe', seat },
  'give-up-shoe': { do: 'give-up-shoe' },
  'delegate-dealing': { do: 'delegate-dealing', to: 'p' },
  'choose-dealing-method': { do: 'choose-dealing-method', method: 'dealer' },
  'settle-coup': { do: 'settle-coup' },
  'report-irregularity': { do: 'report-irregularity', what: 'foreign-card', facts: {} },
  'begin-dummy-coup': { do: 'begin-dummy-coup' },
  'order-dummy-coups': { do: 'order-dummy-coups', reason: 'during-the-shoe' },
  'order-free-coups': { do: 'order-free-coups', count: 1 },
  'freeze-accounts': { do: 'freeze-accounts', why: 'w' },
  'unfreeze-accounts': { do: 'unfreeze-accounts', finding: 'Seen on the recording.' },
  'open-claim': { do: 'open-claim', ...at, says: 's' },
  'close-claim': { do: 'close-claim', claim: 1, action: 'a' },
  'dispute-claim': { do: 'dispute-claim', claim: 1 },
  'advise-complainant': { do: 'advise-complainant', claim: 1 },
  'sanction-patron': { do: 'sanction-patron', kind: 'exclude', ...at, breach: 'b', story: 's' },
  'release-locked-win': {
    do: 'release-locked-win',
    ...at,
    cents: 100,
    how: 'by-hand',
    form: 'F-1',
  },
  'collect-owing': { do: 'collect-owing', ...at, cents: 100, from: 'cash', note: 'n' },
  'correct-card': { do: 'correct-card', position: 1, card: '2s' },
  'return-terminal': { do: 'return-terminal', seat, fault: 'screen', selfTest: 'n' },
  'write-off-owing': { do: 'write-off-owing', ...at, cents: 100, why: 'n' },
  'book-stopped-payment': { do: 'book-stopped-payment', ...at, cents: 100, reference: 'S-1' },
  'pay-owed': { do: 'pay-owed', ...at, cents: 100, note: 'n' },
  'release-debt': { do: 'release-debt', ...at, cents: 100, approval: 'A-1', note: 'n' },
  'end-detention': { do: 'end-detention', patron: at.patron, takenOverBy: 'An officer' },
  'lift-exclusion': { do: 'lift-exclusion', patron: at.patron, finding: 'f' },
  'end-hold': { do: 'end-hold', ...at, to: 'patron', finding: 'f' },
};

/** The samples, with a set-up of the table under test. */
export const sampleCommands = (setup: Setup): Samples => ({
  ...PLAIN,
  'open-table': { do: 'open-table', setup },
  'change-setup': { do: 'change-setup', setup },
});

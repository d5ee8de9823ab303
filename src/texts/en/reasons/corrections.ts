// What stops a correction, a freeze or a ruling on a finished coup.

import type { CorrectionReasons } from '../../../table/reasons/corrections.ts';

export const CORRECTIONS: Readonly<Record<keyof CorrectionReasons, string>> = {
  'rules-of-coup-not-on-record':
    'The house rules of that coup are not on record: take it to a dispute.',
  'coup-not-settled-yet': 'That coup is not settled yet: correct the card in it.',
  'cards-as-on-record': 'Those are the cards on record.',
  'accounts-not-frozen-first': 'Freeze the accounts first, then recalculate.',
  'found-fact-missing': 'Say what was found.',
  'accounts-frozen': 'The accounts are frozen.',
  'patron-owes-nothing': 'This patron owes nothing here.',
  'owing-less': '{owed} is owing: no more is taken.',
  'chips-too-few': 'Not enough chips.',
  'patron-without-account': 'The patron has no account here: collect chips or cash.',
  'no-wager-stored-for-coup': 'No wager of that terminal is stored for that coup.',
  'terminal-showed-otherwise': 'The terminal itself says it showed: {note}',
  'wager-was-not-on-offer': 'Such a wager was not on offer.',
  'bet-shown-twice': 'A terminal shows one stake on {bet}: enter it once.',
  'settle-before-shown-wagers': 'Settle the coup first: then what was shown is put in.',
  'terminal-in-service': 'Terminal {seat} is in service.',
  'self-test-missing': 'Run the self-test and say what it reported.',
  'technician-missing': 'Say which technician has repaired the terminal.',
  'several-coups-in-question': 'Several coups are in question there: say which.',
  'correct-before-settling':
    'Cards are corrected until the coup is settled: then it is recalculated.',
  'no-card-open': 'No card lies open there.',
  'card-as-on-record': 'That is the card on record.',
  'card-without-hand': 'A card lies that no hand is due.',
  'card-would-not-be-drawn': '{card} would not have been drawn: report it first.',
  'no-approval-stored': 'No approval of it is stored: take it to the person who rules on disputes.',
  'rule-in-book-already': 'This book has its own rule for that: it needs no approval.',
};

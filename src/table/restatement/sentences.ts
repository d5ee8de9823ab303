// Every sentence in which a correction, a freeze or a ruling on a finished coup is refused.

export type CorrectionSentence =
  | 'The house rules of that coup are not on record: take it to a dispute.'
  | 'That coup is not settled yet: correct the card in it.'
  | 'Those are the cards on record.'
  | 'Freeze the accounts first, then recalculate.'
  | 'Say what was found.'
  | 'The accounts are frozen.'
  | 'This patron owes nothing here.'
  | '{money} is owing: no more is taken.'
  | 'Not enough chips.'
  | 'The patron has no account here: collect chips or cash.'
  | 'No wager of that terminal is stored for that coup.'
  | 'The terminal itself says it showed: {words}'
  | 'Such a wager was not on offer.'
  | 'Settle the coup first: then what was shown is put in.'
  | 'Terminal {seat} is in service.'
  | 'Run the self-test and say what it reported.'
  | 'Say which technician has repaired the terminal.'
  | 'Several coups are in question there: say which.';

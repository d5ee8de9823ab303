// The page that checks a slip, in English.

export const SLIP = {
  texts: {
    title: 'A slip of a coup',
    about:
      'This page asks no house: what it checks stands in its address, and ' +
      'your browser works it out.',
    paste: 'Paste a slip here',
    check: 'Check',
    holds: 'Everything holds',
    holdsSay:
      'The signature holds, the cards lie as the book deals them, and it ' +
      'pays what the slip says: {0} payments.',
    fails: 'This slip does not hold',
    signedBy: 'Signed with the key {0}. Compare it with the key that the house publishes.',
    noSlip: 'This is no slip: its address ends in three parts after the #.',
    badKey: 'The key in it cannot be read.',
    badSignature: 'The signature does not hold: something was changed.',
    notRead: 'What is signed is no slip.',
    noEd25519:
      'This browser checks no Ed25519 signatures. Use sabot verify-slip, or a newer browser.',
    unjudged: 'Not decided by the cards of one coup, and not judged here: {0}.',
    at: 'Table {0}, shoe {1}, coup {2}, seat {3}',
    back: 'back',
    empty: 'No slip yet',
  },
  faults: {
    'unknown-book': 'No rulebook here is called {0}.',
    'cards-not-by-the-tableau': 'The book does not deal these cards: {0}.',
    'other-result': 'The slip says {0}, the cards say {1}.',
    'other-payment': '{0}: the slip says {1}, the book pays {2}.',
  },
} as const;

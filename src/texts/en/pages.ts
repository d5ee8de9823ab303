// Pages that the server writes itself, and the tables of the demonstration, in English.

export const PAGES = {
  labSignIn: {
    heading: 'Lab',
    says: 'Sign in at the pit first, then open the lab again.',
    door: 'To the pit',
  },
  notFound: {
    heading: 'There is nothing here',
    says: 'No page has this address.',
    door: 'To the front door',
  },
  conditions: {
    door: 'Front door',
    pdf: 'As PDF',
    none: 'Does not apply.',
    written: '',
    version: 'Conditions, version {0}.',
    approved: 'Approved by {0}: {1}.',
  },
  setUp: {
    title: '{0}: set-up',
    invites:
      'This is a live house and nobody works here yet. Two people become its first ' +
      'administrators; this link works once.',
    first: 'The first of you',
    second: 'The second of you',
    key: 'The regulator’s public key',
    keySays: 'Ed25519, as PEM. It may also be put on record later, by two people.',
    signInName: 'Sign-in name',
    yourName: 'Your name',
    password: 'Password, ten characters or more',
    begin: 'Begin',
    wrongId: 'The sign-in name is two or more small letters, digits, dots or hyphens.',
    wrongName: 'Your name, please.',
    wrongPassword: 'The password has ten characters or more, and nobody guesses it easily.',
    wrongKey: 'That is no Ed25519 public key.',
    done: 'You are the two administrators of this house. The pit shows you what comes next.',
    goOn: 'To the pit: sign in and go on',
    over:
      'This link has been used or never was. As long as nobody works here, each start of ' +
      'the server prints a new one.',
  },
  tables: {
    'rapid-1': 'Rapid Baccarat',
    'rapid-2': 'Rapid Crown Baccarat',
    'rapid-3': 'Rapid Baccarat, no commission',
    'derwent-1': 'Baccarat',
    'derwent-2': 'Federal Baccarat',
    'crown-1': 'Baccarat with Runs and Dragon Tails',
    'crown-2': 'Crown Baccarat with Insurance',
    'crown-3': '2 to 1 Baccarat',
    'crown-4': 'Tie Baccarat',
    'house-1': 'Baccarat with Lucky 6',
    'house-2': 'Commission-free Baccarat',
    'pit-1': 'Rapid Baccarat, dealt by hand',
    'pit-2': 'Baccarat, stakes in chips',
    'pit-3': 'Baccarat with squeeze, stakes in chips',
  },
} as const;

// Setting a live house up, in English.

export const SET_UP = {
  house: 'House',
  heading: 'This house, step by step',
  ready: 'This house is set up and open.',
  next: 'What comes next',
  done: 'done',
  open: 'to do',
  missing: 'Still missing: {0}.',
  whoDoes: 'Done by: {0}.',
  notYours: 'Sign in as one of them to do it.',
  people2: 'A second person agrees',
  secondId: 'Their sign-in name',
  secondSecret: 'Their PIN or password',
  putOnRecord: 'Put it on record',
  onRecord: 'It is on record.',
  noAnswer: 'The house did not answer: try again.',
  name: 'What the house is called',
  currency: 'Currency, by its three letters',
  hour: 'The gaming day begins at (hour, 0 to 23)',
  zone: 'By the clock of (time zone)',
  fixed: 'With its first table a house keeps these.',
  key: 'The regulator’s public key (Ed25519, PEM)',
  fingerprint: 'Compare this with the regulator’s own fingerprint (SHA-256):',
  beginWith: 'Begin with',
  presetOf: 'The preset of {0}, {1}',
  approvedOf: 'The approved set-up of table {0}',
  tableName: 'The table’s name: small letters, digits, hyphens',
  tableTitle: 'What patrons read',
  setupId: 'Name of this set-up',
  install: 'Install this table',
  approveSetup: 'Approve this set-up for {0}',
  installed: 'Table {0} is installed.',
  setupApproved: 'The set-up is approved for {0}.',
  noFaults: 'The book has nothing against it.',
  differs: 'What differs',
  same: 'Nothing differs.',
  field: 'Field',
  was: 'Was',
  becomes: 'Becomes',
  least: 'minimum',
  most: 'maximum',
  step: 'steps of',
  places: 'places',
  yes: 'yes',
  no: 'no',
  none: 'none',
  tables: 'Tables',
  enrol: 'Enrol the screen that shows a code',
  code: 'The code on the screen',
  enrolled: 'That screen is enrolled; it goes on by itself.',
  screenHow: 'Open {0} in the new screen’s browser: it shows a code.',
  kind: 'What it is',
  seat: 'Seat, of a terminal',
  engine: 'Engine',
  digest: 'Digest of the whole installation',
  readDigest: 'Read the digest for the regulator',
  approvalFile: 'The regulator’s signed approval (file)',
  approved: 'The software is approved.',
  openHow: 'At the console of a table: sign in, open the table, bring the cards.',
  openConsole: 'Console of {0}',
  ownCode: 'My one-time codes (second factor)',
  beginCode: 'Begin one-time codes',
  codeSecret: 'Type this into your app, it is shown once:',
  firstCode: 'The first code of six digits',
  confirmCode: 'Confirm it',
  codesOn: 'From now on you sign in with codes.',
  enrolTitle: 'New screen',
  enrolSays: 'Tell an administrator this code. They say at the pit where this screen stands.',
  enrolUntil: 'Good until {0}.',
  enrolOver: 'This code is over.',
  another: 'Another code',
  steps: {
    terms: {
      name: 'Name, currency, gaming day',
      says:
        'Before the first table two people say what the house is called, what it counts ' +
        'in, and when its day turns.',
    },
    people: {
      name: 'People and their second factors',
      says:
        'Two who keep the staff; somebody who runs the house, supervises, deals and pays. ' +
        'Nobody is added by one person alone.',
    },
    'regulator-key': {
      name: 'The regulator’s key',
      says:
        'By it the house knows the regulator’s approval of the software from any other. ' +
        'It is put on record once.',
    },
    tables: {
      name: 'Tables',
      says:
        'Each begins with the preset of a book and version; what the book does not permit ' +
        'is told as it is typed.',
    },
    screens: {
      name: 'Screens',
      says:
        'Each shows a code, and an administrator says where it stands, with the ' +
        'regulator’s approval of the device.',
    },
    software: {
      name: 'Approval of the software',
      says: 'The regulator signs the digest of what runs here; no table opens on anything else.',
    },
    opening: {
      name: 'Opening',
      says: 'A table is opened at its console, with its approved set-up.',
    },
  },
  fields: {
    decks: {
      name: 'Decks',
      says: 'How many decks of 52 are in the shoe.',
    },
    currency: {
      name: 'Currency',
      says: 'What the table’s books are kept in, for ever.',
    },
    offered: {
      name: 'Wagers on offer',
      says: 'Beside Player, Banker and Tie, which are always on.',
    },
    limits: {
      name: 'Limits on the sign',
      says: 'Minimum, maximum and step of each wager; every permitted stake must be payable.',
    },
    aggregateMin: {
      name: 'Least of all wagers together',
      says: 'What a patron’s wagers of one coup come to at least; 0 for none.',
    },
    seats: {
      name: 'Places',
      says: 'How many terminals or seats the table has.',
    },
    layout: {
      name: 'Layout',
      says: 'Which of the book’s layouts lies on the table.',
    },
    stakeMode: {
      name: 'How stakes reach the books',
      says: 'At terminals, entered by staff, or results alone.',
    },
    wageringMs: {
      name: 'Time to wager, in seconds',
      says: 'Empty where only people close it.',
    },
    'pay.chip': {
      name: 'Smallest chip',
      says: 'What payments are counted in.',
    },
    'pay.dragonBonus': {
      name: 'Dragon Bonus: which odds',
      says: 'One of the book’s options, the same in the whole house.',
    },
    'pay.perfectPairs': {
      name: 'Perfect Pairs: which odds',
      says: 'One of the book’s options, the same in the whole house.',
    },
    'pay.tiePercent.player': {
      name: 'Player’s tie, percent',
      says: 'What a tie pays on Player, as the sign says.',
    },
    'pay.tiePercent.banker': {
      name: 'Banker’s tie, percent',
      says: 'What a tie pays on Banker, as the sign says.',
    },
    cutFromBack: {
      name: 'Cutting card, from the back',
      says: 'How many cards lie behind it.',
    },
    method: {
      name: 'Who handles cards and shoe',
      says: 'The dealer alone, or patrons as the book lets them.',
    },
    faceDown: {
      name: 'Dealt face down',
      says: 'Cards lie face down until they are turned.',
    },
    'pay.differential': {
      name: 'Differential',
      says: 'How far Player and Banker stakes may lie apart; empty for none.',
    },
    differentialBasis: {
      name: 'Differential counts',
      says: 'Of net or of gross stakes.',
    },
    collectiveLiability: {
      name: 'Greatest liability on a hand',
      says: 'What the house may owe on one hand; empty for none.',
    },
    deferredCommission: {
      name: 'Commission may be owed',
      says: 'Until the end of the shoe, by patrons who are approved for it.',
    },
    ticketsIn: {
      name: 'Terminals take tickets',
      says: 'A ticket of this house is brought to a terminal as a note is.',
    },
    substantialWin: {
      name: 'A win above this waits',
      says: 'Its terminal is locked until an attendant comes; empty for none.',
    },
  },
  choices: {
    'seat-terminals': 'at terminals',
    recorded: 'entered by staff',
    'results-only': 'results alone',
    tournament: 'of a tournament',
    dealer: 'the dealer alone',
    'hands-to-wagerers': 'hands to wagerers',
    'shoe-to-a-wagerer': 'the shoe to a wagerer',
    net: 'net',
    gross: 'gross',
    traditional: 'traditional',
  },
} as const;

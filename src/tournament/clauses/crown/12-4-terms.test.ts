import { describe, expect } from 'vitest';
import type { ConditionItem } from '../../../rulebooks/index.ts';
import { clausesOf } from '../../../rulebooks/testing/proof.ts';
import type { ClauseIn } from '../../../rulebooks/clauses.ts';
import type { RoundPlan, Terms } from '../../conditions/document.ts';
import { modelConditions, modelFinal, modelRound } from '../../conditions/model-conditions.ts';
import { pageOf, told, wanted, without } from '../../testing/blank.ts';
import { drafted, opened, START } from '../../testing/scene.ts';

const clause = clausesOf('crown');
const BOOK = 'crown';

interface Row {
  readonly id: ClauseIn<'crown'>;
  readonly title: string;
  readonly texts?: readonly ConditionItem[];
  readonly terms?: readonly (keyof Terms)[];
  /** Some words that a patron reads under this clause. */
  readonly reads: RegExp;
}

/** Left blank, the terms are not published; filled in, patrons read them under their clause. */
const ROWS: readonly Row[] = [
  { id: '12.4.1 (a)(i)', title: 'when', texts: ['when'], terms: ['startsAt'], reads: /day/ },
  {
    id: '12.4.1 (a)(ii)',
    title: 'entry fee, buy-in, re-buy and add-on',
    terms: ['entryFee', 'buyIn'],
    reads: /^110\.00 AUD\. No buy-in\. No re-buy\. No add-on\.$/,
  },
  {
    id: '12.4.1 (a)(iii)',
    title: 'how many play',
    terms: ['entrants'],
    reads: /^At least 2, at most 14\.$/,
  },
  { id: '12.4.1 (a)(iv)', title: 'the place', terms: ['place'], reads: /gaming floor/ },
  {
    id: '12.4.1 (b)',
    title: 'that the start may move with notice',
    texts: ['start-may-move'],
    reads: /notice/,
  },
  {
    id: '12.4.1 (c)',
    title: 'that the regulator is told of changes',
    texts: ['changes-told'],
    reads: /told of any change/,
  },
  {
    id: '12.4.2 (a)(i)',
    title: 'that playing is accepting',
    texts: ['acceptance'],
    reads: /accepts/,
  },
  {
    id: '12.4.2 (a)(ii)',
    title: 'who may enter',
    texts: ['entitled-persons'],
    reads: /may enter the casino and gamble/,
  },
  {
    id: '12.4.2 (b)(i)',
    title: 'that breaking the terms risks disqualification',
    texts: ['abide-or-disqualified'],
    reads: /disqualified/,
  },
  {
    id: '12.4.2 (b)(ii)',
    title: 'how the terms reach entrants',
    texts: ['how-available'],
    reads: /terminal/,
  },
  { id: '12.4.2 (c)', title: 'how to enter', texts: ['how-to-enter'], reads: /cage, terminal/ },
  {
    id: '12.4.2 (d)',
    title: 'the terms of entry and the free withdrawal',
    texts: ['terms-of-entry', 'free-withdrawal'],
    reads: /Withdrawal costs nothing/,
  },
  {
    id: '12.4.3 (a)(i)',
    title: 'rounds and their length',
    terms: ['rounds'],
    reads: /Heats: 10 coups\./,
  },
  {
    id: '12.4.3 (a)(ii)',
    title: 'tables of each round',
    terms: ['rounds'],
    reads: /Heats: 2 tables of 7 places\./,
  },
  {
    id: '12.4.3 (a)(iii)',
    title: 'who goes on',
    terms: ['rounds'],
    reads: /the 2 with the most chips/,
  },
  {
    id: '12.4.3 (a)(iv)',
    title: 'buying back in',
    terms: ['buyBack'],
    reads: /No buying back in\./,
  },
  {
    id: '12.4.3 (a)(v)',
    title: 'second chances',
    terms: ['furtherRounds'],
    reads: /None is planned\. No others\./,
  },
  {
    id: '12.4.3 (b)',
    title: 'the same bank for all',
    texts: ['equal-banks'],
    reads: /same bank.*Heats: 10,000\.00\./,
  },
  { id: '12.4.3 (c)', title: 'chips at the end', terms: ['chipsAtEnd'], reads: /no value/ },
  { id: '12.4.4 (a)', title: 'the kind of chips', terms: ['chips'], reads: /no cash chips/ },
  {
    id: '12.4.4 (b)',
    title: 'the compulsory wager',
    terms: ['rounds'],
    reads: /at least 100\.00 on every coup/,
  },
  { id: '12.4.4 (c)', title: 'secret wagers', terms: ['rounds'], reads: /1 a session/ },
  { id: '12.4.5 (a)', title: 'elimination', texts: ['elimination'], reads: /is out/ },
  { id: '12.4.6 (a)', title: 'winners', texts: ['winners'], reads: /value of chips/ },
  { id: '12.4.7 (a)', title: 'the prize pool', texts: ['prize-pool'], reads: /less 10%/ },
  {
    id: '12.4.7 (b)',
    title: 'how the pool is shared out',
    texts: ['prize-allocation'],
    terms: ['prizes'],
    reads: /Place 1: 50% of the pool\./,
  },
  { id: '12.4.8 (a)(i)', title: 'penalties', terms: ['penalties'], reads: /telephone/ },
  {
    id: '12.4.8 (a)(ii)',
    title: 'grounds for disqualification',
    texts: ['disqualification'],
    reads: /Cheating/,
  },
  {
    id: '12.4.8 (a)(iii)',
    title: 'substitutes',
    texts: ['substitutes'],
    reads: /director’s approval/,
  },
  { id: '12.4.8 (a)(iv)', title: 'refunds', terms: ['refundPercent'], reads: /come back/ },
  { id: '12.4.8 (b)(i)', title: 'lateness', texts: ['lateness'], reads: /forfeits the place/ },
  { id: '12.4.8 (b)(ii)', title: 'absence', texts: ['absence'], reads: /leaves the table/ },
  { id: '12.4.8 (b)(iii)', title: 'telephones', texts: ['telephones'], reads: /put away/ },
  {
    id: '12.4.8 (b)(iv)',
    title: 'what naming a substitute brings',
    texts: ['substitute-effect'],
    reads: /plays on/,
  },
  {
    id: '12.4.8 (b)(v)',
    title: 'what disqualification brings',
    texts: ['disqualification-effect'],
    reads: /chips go back/,
  },
  {
    id: '12.4.8 (b)(vi)',
    title: 'what retirement brings',
    texts: ['retirement-effect'],
    reads: /no prize/,
  },
  { id: '12.4.8 (c)', title: 'that the rules prevail', texts: ['rules-prevail'], reads: /prevail/ },
  {
    id: '12.4.8 (d)(i)',
    title: 'the early end when it is decided',
    texts: ['early-finish'],
    reads: /certain/,
  },
  {
    id: '12.4.8 (d)(ii)',
    title: 'the early end by agreement',
    texts: ['early-finish-for-cash'],
    reads: /if all agree/,
  },
  { id: '12.4.8 (e)', title: 'privacy', texts: ['privacy'], reads: /privacy policy/ },
  { id: '12.4.8 (f)', title: 'promotion', texts: ['promotion'], reads: /permission/ },
  { id: '12.4.8 (g)', title: 'director and deputies', texts: ['deputies'], reads: /deputies/ },
  { id: '12.4.8 (h)', title: 'who decides', texts: ['director-final'], reads: /final/ },
  { id: '12.4.8 (i)', title: 'liability', texts: ['no-liability'], reads: /not liable/ },
  { id: '12.4.8 (j)', title: 'complaints', texts: ['complaints'], reads: /regulator/ },
];

describe('what the terms must tell', () => {
  for (const { id, title, texts = [], terms = [], reads } of ROWS) {
    clause(id, `the terms tell ${title}, or are not published`, () => {
      for (const text of texts) expect(wanted(BOOK, without([text]))).toContain(id);
      for (const term of terms.filter(name => name !== 'startsAt')) {
        expect(wanted(BOOK, without([], [term]))).toContain(id);
      }
      expect(told(drafted(BOOK), id)).toMatch(reads);
    });
  }

  clause('12.4', 'nothing is published while an item is blank or wrongly waved away', () => {
    expect(wanted(BOOK, modelConditions(START))).toEqual([]);
    expect(wanted(BOOK, without([], ['startsAt']))).toContain('12.4');
    const waved = modelConditions(START, {}, { complaints: null });
    expect(wanted(BOOK, waved)).toEqual(['12.4.8 (j)']);
    const blanks = modelConditions(START, {}, { complaints: '  ' });
    expect(wanted(BOOK, blanks)).toEqual(['12.4.8 (j)']);
  });

  clause('12.4', 'terms that do not hold together are not published either', () => {
    const faults = (terms: Partial<Terms>) => wanted(BOOK, modelConditions(START, terms));
    expect(faults({ version: 'federal' })).toContain('12.1');
    expect(faults({ offered: ['super-6'] })).toContain('12.1');
    expect(faults({ entrants: { least: 9, most: 4 } })).toEqual(['12.4.1 (a)(iii)']);
    expect(faults({ prizes: [{ place: 1, percent: 90 }] })).toEqual(['12.4.7 (b)']);
    const bank = modelRound('Heats', { bank: 50 });
    expect(faults({ rounds: [bank, modelFinal()] })).toEqual(['12.4.3 (b)']);
    expect(faults({ rounds: [modelRound('Heats')] })).toEqual(['12.4.3 (a)(iii)']);
    const all = modelRound('Heats', { tables: 1, advance: 7 });
    expect(faults({ rounds: [all, modelFinal()] })).toEqual(['12.4.3 (a)(iii)']);
    expect(faults({ variations: [{ rule: '6', says: 'lent' }] })).toEqual(['12.1']);
  });

  clause(
    ['3.1', '2.1', '12.4.3 (a)(iii)', '12.4.4 (a)', '12.4.1 (a)(iii)'],
    'terms that cannot be played at a table of the book are not published',
    () => {
      const faults = (terms: Partial<Terms>) => wanted(BOOK, modelConditions(START, terms));
      const heats = (changes: Partial<RoundPlan>) =>
        faults({ rounds: [modelRound('Heats', changes), modelFinal()] });
      expect(faults({ decks: 1 })).toContain('3.1');
      expect(faults({ decks: 20 })).toContain('3.1');
      expect(heats({ seats: 40 })).toEqual(['2.1']);
      // Four tables of two winners each: the final has seven seats.
      expect(heats({ tables: 4 })).toEqual(['12.4.3 (a)(iii)']);
      expect(heats({ limits: { min: 10_500, max: 500_000, step: 1000 } })).toEqual(['12.4.3 (b)']);
      expect(faults({ chips: 'cash-value' })).toEqual(['12.4.4 (a)']);
      expect(faults({ entrants: { least: 2, most: 15 } })).toEqual(['12.4.1 (a)(iii)']);
      const two = { entrants: { least: 2, most: 2 } };
      expect(faults(two)).toEqual(['12.4.7 (b)']);
    },
  );

  clause(
    ['12.4.2 (a)(iii)', '12.4.2 (a)(iv)', '12.4.2 (b)(iii)'],
    'an item that applies only to some may be marked as not applying, but not left blank',
    () => {
      const items = ['right-to-refuse', 'selection-criteria', 'signature'] as const;
      const ids = ['12.4.2 (a)(iii)', '12.4.2 (a)(iv)', '12.4.2 (b)(iii)'];
      expect(wanted(BOOK, without(items))).toEqual(ids);
      const none = { 'right-to-refuse': null, 'selection-criteria': null, signature: null };
      const scene = opened(BOOK, {}, none);
      expect(ids.map(id => told(scene, id))).toEqual(ids.map(() => 'does not apply'));
    },
  );

  clause('12.4', 'the page gives every clause of 12.4 once complete', () => {
    const page = pageOf(opened(BOOK));
    const clauses = new Set(page.paragraphs.map(paragraph => paragraph.clause));
    expect([...clauses]).toEqual(
      drafted(BOOK).book.tournament?.conditions.map(rule => rule.clause),
    );
    expect(page).toMatchObject({ version: 1, approved: { by: 'Commissioner', document: 'A-17' } });
  });
});

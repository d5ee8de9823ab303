// The conditions on paper: sums with their currency, times by the house's own clock.

import { describe, expect, test } from 'vitest';
import { RULEBOOKS } from '../../rulebooks/index.ts';
import { modelConditions } from '../../tournament/conditions/model-conditions.ts';
import { conditionsPage } from '../../tournament/index.ts';
import { type Language, languageFolder, LANGUAGES } from '../../texts/languages.ts';
import { conditionsHtml } from '../http/conditions-page.ts';
import { conditionsFormatOf } from './conditions-format.ts';

const START = Date.UTC(2026, 10, 14, 8, 30);
const ZONE = 'Australia/Melbourne';

const pageIn = async (language: Language): Promise<string> => {
  const procedure = RULEBOOKS.crown.tournament;
  if (procedure === undefined) throw new Error('the book knows tournaments');
  const conditions = modelConditions(START);
  const page = conditionsPage(procedure, conditions, 1, null, conditionsFormatOf(language, ZONE));
  const { names } = await languageFolder(language).texts();
  const paragraphs = page.paragraphs.map(({ clause, item, text }) => ({
    ...{ clause, title: names.items[item], text },
  }));
  const paper = { tournament: 'cup', ...page, paragraphs };
  return conditionsHtml(paper, language);
};

describe('the printed page', () => {
  test('says the day and hour of the start, and sums as people write them', async () => {
    const page = await pageIn('en');
    expect(page).toContain('Starts Saturday');
    expect(page).toMatch(/14 November 2026.*7:30\spm/u);
    const fee = (modelConditions(START).terms.entryFee ?? 0) / 100;
    expect(page).toContain(`$${fee.toLocaleString('en-AU', { minimumFractionDigits: 2 })}`);
    expect(page).not.toContain(`${START}`);
  });

  test.each(LANGUAGES)(
    '%s has its own way to write a day, and names every clause',
    async language => {
      const page = await pageIn(language);
      const { locale, pages, texts } = languageFolder(language);
      const { conditions } = await pages();
      const day = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: ZONE }).format(
        START,
      );
      expect(page).toContain(day);
      expect(page).toContain(`<html lang="${language}">`);
      expect(page).toMatch(new RegExp(`${conditions.door}</a>.*conditions\\.pdf`, 'u'));
      expect(page).toContain(`<dt>${(await texts()).names.items['entry-fee']} `);
    },
  );
});

// The conditions on paper: sums with their currency, times by the house's own clock.

import { describe, expect, test } from 'vitest';
import { RULEBOOKS } from '../../rulebooks/index.ts';
import { modelConditions } from '../../tournament/conditions/model.ts';
import { conditionsPage } from '../../tournament/index.ts';
import type { ReaderLanguage } from '../../wire/tournament/http.ts';
import { conditionsHtml } from '../http/conditions-page.ts';
import { mannerOf } from './manner.ts';

const START = Date.UTC(2026, 10, 14, 8, 30);
const ZONE = 'Australia/Melbourne';

const pageIn = (language: ReaderLanguage): string => {
  const procedure = RULEBOOKS.crown.tournament;
  if (procedure === undefined) throw new Error('the book knows tournaments');
  const conditions = modelConditions(START);
  const page = conditionsPage(procedure, conditions, 1, null, mannerOf(language, ZONE));
  const paper = { tournament: 'cup', ...page, paragraphs: [...page.paragraphs] };
  return conditionsHtml(paper, language);
};

describe('the printed page', () => {
  test('says the day and hour of the start, and sums as people write them', () => {
    const page = pageIn('en');
    expect(page).toContain('Starts Saturday');
    expect(page).toMatch(/14 November 2026.*7:30\spm/u);
    const fee = (modelConditions(START).terms.entryFee ?? 0) / 100;
    expect(page).toContain(`$${fee.toLocaleString('en-AU', { minimumFractionDigits: 2 })}`);
    expect(page).not.toContain(`${START}`);
  });

  test.each(['zh-Hans', 'zh-Hant'] as const)('%s has its own way to write a day', language => {
    const page = pageIn(language);
    expect(page).toContain('2026年11月14日');
    expect(page).toContain(`<html lang="${language}">`);
    expect(page).toMatch(/首[页頁]<\/a>.*conditions\.pdf/u);
  });
});

// The conditions of a tournament on paper, as PDF.

import Paper from 'pdfkit';

import { filled } from '../../texts/filled.ts';
import type { PageTexts } from '../../texts/page-texts.ts';
import type { ConditionsPaper } from '../../wire/tournament/http.ts';
import { pageTexts } from '../ports/page-texts.ts';

const EDGE = 56;
/** The paper is in the language in which conditions are approved. */
const { conditions: TEXTS } = pageTexts('en');

/** Which version it is, and who has approved it. */
export const headOf = (
  { version, approved }: ConditionsPaper,
  texts: PageTexts['conditions'],
): string => {
  const head = filled(texts.version, [version]);
  if (approved === null) return head;
  return `${head} ${filled(texts.approved, [approved.by, approved.document])}`;
};

/** Draws the paper. */
export function conditionsPdf(paper: ConditionsPaper, at: number): Promise<Buffer> {
  const page = new Paper({
    size: 'A4',
    margin: EDGE,
    info: { Title: paper.title, CreationDate: new Date(at) },
  });
  const written = new Promise<Buffer>((resolve, reject) => {
    const parts: Buffer[] = [];
    page.on('data', (part: Buffer) => parts.push(part));
    page.on('end', () => resolve(Buffer.concat(parts)));
    page.on('error', reject);
  });
  page.font('Helvetica-Bold').fontSize(18).text(paper.title);
  page.font('Helvetica').fontSize(10).text(headOf(paper, TEXTS)).moveDown();
  for (const { clause, title, text } of paper.paragraphs) {
    page.font('Helvetica-Bold').fontSize(11).text(`${title} (${clause})`);
    page
      .font('Helvetica')
      .fontSize(10)
      .text(text ?? TEXTS.none)
      .moveDown(0.5);
  }
  page.end();
  return written;
}

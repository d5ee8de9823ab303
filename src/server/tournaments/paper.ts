// The conditions of a tournament on paper, as PDF.

import Paper from 'pdfkit';

import type { ConditionsPaper } from '../../wire/tournament/http.ts';

const EDGE = 56;
const NOT_APPLYING = 'Does not apply.';

/** Which version it is, and who has approved it. */
export const headOf = ({ version, approved }: ConditionsPaper): string => {
  const by = approved === null ? '' : ` Approved by ${approved.by}: ${approved.document}.`;
  return `Conditions, version ${version}.${by}`;
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
  page.font('Helvetica').fontSize(10).text(headOf(paper)).moveDown();
  for (const { clause, title, text } of paper.paragraphs) {
    page.font('Helvetica-Bold').fontSize(11).text(`${title} (${clause})`);
    page
      .font('Helvetica')
      .fontSize(10)
      .text(text ?? NOT_APPLYING)
      .moveDown(0.5);
  }
  page.end();
  return written;
}

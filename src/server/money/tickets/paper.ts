// A ticket on paper, as PDF: who owes how much, in figures and words, with its number as a barcode
// for scanners and as a QR code for cameras.

import bwip from 'bwip-js';
import Paper from 'pdfkit';

import { groupedNumber } from './number.ts';
import { amountInWords } from './amount-in-words.ts';
import { qrRows } from './qr-code.ts';

/** What the paper says (R-CSH-5). */
export interface TicketText {
  readonly house: string;
  readonly isDemonstration: boolean;
  readonly terminal: string;
  readonly id: string;
  readonly number: string;
  readonly cents: number;
  readonly currency: string;
  readonly issuedAt: number;
  readonly zone: string;
  readonly expiresAt: number | null;
  /** 0 for the first print; each further one says that it is a duplicate. */
  readonly duplicate: number;
}

/** The usual size of a ticket: 156 by 65 mm, in points. */
const PAPER = { width: 442, height: 184 } as const;
const EDGE = 14;
const BAR = { width: 1.7, height: 40 } as const;
/** A QR code needs four of its dots empty around it: its left edge ends what is written there. */
const QR = { dot: 3, top: 46, quiet: 12 } as const;

/** Widths of bars and gaps in turn, a bar first: interleaved two of five. */
export function barcodeOf(number: string): readonly number[] {
  const [drawn] = bwip.raw({ bcid: 'interleaved2of5', text: number });
  if (drawn === undefined || !('sbs' in drawn)) throw new Error('a ticket’s number has a barcode');
  return drawn.sbs;
}

/** Draws the paper. */
export function ticketPaper(text: TicketText): Promise<Buffer> {
  const paper = new Paper({
    size: [PAPER.width, PAPER.height],
    // The last line ends close to the edge: it must not begin another page.
    margins: { top: EDGE, left: EDGE, right: EDGE, bottom: 0 },
    info: { Title: `Ticket ${text.id}`, CreationDate: new Date(text.issuedAt) },
  });
  const written = new Promise<Buffer>((resolve, reject) => {
    const parts: Buffer[] = [];
    paper.on('data', (part: Buffer) => parts.push(part));
    paper.on('end', () => resolve(Buffer.concat(parts)));
    paper.on('error', reject);
  });
  drawHead(paper, text);
  const left = drawQr(paper, qrRows(text.number));
  paper
    .font('Helvetica')
    .fontSize(9)
    .text(subtitle(text), EDGE, 36, { width: left - EDGE });
  drawBars(paper, barcodeOf(text.number), { top: 62, right: left });
  paper.font('Courier-Bold').fontSize(12);
  paper.text(groupedNumber(text.number), EDGE, 106, { width: left - EDGE, align: 'center' });
  drawMoney(paper, text);
  paper.end();
  return written;
}

const WIDE = PAPER.width - 2 * EDGE;

function drawHead(paper: PDFKit.PDFDocument, text: TicketText): void {
  const { house, isDemonstration, duplicate } = text;
  paper.font('Helvetica-Bold').fontSize(13);
  const kind = isDemonstration ? 'DEMONSTRATION: NO VALUE' : 'CASH-OUT TICKET';
  const mark = duplicate === 0 ? kind : `${kind} - DUPLICATE ${duplicate}`;
  const width = WIDE - paper.widthOfString(mark) - EDGE;
  const height = paper.currentLineHeight();
  paper.text(house, EDGE, EDGE, { width, height, ellipsis: true });
  paper.text(mark, EDGE, EDGE, { width: WIDE, align: 'right' });
}

const subtitle = ({ terminal, id, issuedAt, zone }: TicketText): string =>
  `Terminal ${terminal}   Ticket ${id}   ${timeOf(issuedAt, zone)}`;

/** The QR code at the right edge; returns where its empty margin begins. */
function drawQr(paper: PDFKit.PDFDocument, rows: readonly string[]): number {
  const from = PAPER.width - EDGE - rows.length * QR.dot;
  for (const [y, row] of rows.entries()) {
    // Dots that touch are drawn as one, so that no printer leaves hairlines between them.
    for (const { index, 0: dots } of row.matchAll(/1+/gu)) {
      const [left, top] = [from + index * QR.dot, QR.top + y * QR.dot];
      paper.rect(left, top, dots.length * QR.dot, QR.dot).fill('black');
    }
  }
  return from - QR.quiet;
}

function drawBars(
  paper: PDFKit.PDFDocument,
  bars: readonly number[],
  { top, right }: { readonly top: number; readonly right: number },
): void {
  const total = bars.reduce((sum, width) => sum + width, 0) * BAR.width;
  let left = (EDGE + right - total) / 2;
  for (const [index, width] of bars.entries()) {
    if (index % 2 === 0) paper.rect(left, top, width * BAR.width, BAR.height).fill('black');
    left += width * BAR.width;
  }
}

function drawMoney(paper: PDFKit.PDFDocument, text: TicketText): void {
  const { cents, currency, expiresAt, zone } = text;
  const figures = `${currency} ${(cents / 100).toFixed(2)}`;
  paper.font('Helvetica-Bold').fontSize(18).text(figures, EDGE, 124, { width: WIDE });
  paper.font('Helvetica').fontSize(9);
  paper.text(amountInWords(cents, currency), EDGE, 145, { width: WIDE });
  const until = expiresAt === null ? 'Does not expire.' : `Valid until ${timeOf(expiresAt, zone)}.`;
  paper.text(`${until} Paid once, at the cage, to whoever brings it.`);
}

const timeOf = (at: number, zone: string): string =>
  new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'long', timeZone: zone })
    .format(at)
    .replaceAll('\u202f', ' ');

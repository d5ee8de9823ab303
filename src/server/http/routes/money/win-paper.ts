// The form of a substantial win, as PDF: what was won where, who paid it how, and two signatures
// (R-CSH-11).

import Paper from 'pdfkit';

import type { LockedWin } from '../../../../table/settlement/substantial-win.ts';
import { amountInWords } from '../../../money/tickets/amount-in-words.ts';

/** What the paper says; the last part once the win is cleared. */
export interface WinText {
  readonly house: string;
  readonly isDemonstration: boolean;
  readonly zone: string;
  readonly table: string;
  readonly seat: number;
  readonly patron: string;
  readonly currency: string;
  /** Above how much a win of one coup waits; null where the set-up is no longer at hand. */
  readonly above: number | null;
  readonly wins: readonly LockedWin[];
  readonly cleared: {
    readonly how: string;
    readonly form: string;
    readonly by: string;
    readonly at: number;
  } | null;
}

const EDGE = 56;
const LINE = '________________________________';

/** Draws the paper. */
export function winPaper(text: WinText, at: number): Promise<Buffer> {
  const title = 'Record of a substantial win';
  const page = new Paper({
    size: 'A4',
    margin: EDGE,
    info: { Title: title, CreationDate: new Date(at) },
  });
  const written = new Promise<Buffer>((resolve, reject) => {
    const parts: Buffer[] = [];
    page.on('data', (part: Buffer) => parts.push(part));
    page.on('end', () => resolve(Buffer.concat(parts)));
    page.on('error', reject);
  });
  page.font('Helvetica-Bold').fontSize(18).text(title);
  page.fontSize(11).text(text.house);
  if (text.isDemonstration) page.text('DEMONSTRATION: NO VALUE');
  page.font('Helvetica').fontSize(11).moveDown();
  for (const line of linesOf(text)) page.text(line).moveDown(0.4);
  page.end();
  return written;
}

function linesOf(text: WinText): readonly string[] {
  const { table, seat, patron, wins, currency, zone, above, cleared } = text;
  const total = wins.reduce((sum, { cents }) => sum + cents, 0);
  const money = (cents: number): string => `${currency} ${(cents / 100).toFixed(2)}`;
  return [
    `Terminal ${table}/${seat}, account ${patron}`,
    ...wins.map(
      ({ shoe, coup, cents, at }) =>
        `Shoe ${shoe}, coup ${coup}, ${timeOf(at, zone)}: won ${money(cents)}`,
    ),
    `Total ${money(total)}: ${amountInWords(total, currency)}`,
    ...(above === null ? [] : [`A win above ${money(above)} in one coup is paid by an attendant.`]),
    ...(cleared === null
      ? [`Form number ${LINE}`, 'Paid:   by hand [  ]   left on the account [  ]']
      : [`Form number ${cleared.form}`, `Cleared ${sayCleared(cleared, zone)}`]),
    '',
    `Name and address of the winner ${LINE}`,
    `Shown as proof of it ${LINE}`,
    `Signature of the winner ${LINE}`,
    `Signature of the attendant ${LINE}`,
  ];
}

const sayCleared = ({ how, by, at }: NonNullable<WinText['cleared']>, zone: string): string =>
  `${how.replaceAll('-', ' ')} by ${by}, ${timeOf(at, zone)}`;

const timeOf = (at: number, zone: string): string =>
  new Intl.DateTimeFormat('en-AU', { dateStyle: 'medium', timeStyle: 'long', timeZone: zone })
    .format(at)
    .replaceAll('\u202f', ' ');

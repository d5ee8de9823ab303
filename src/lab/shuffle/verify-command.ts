// `sabot verify-shoe`: texts of files in, words or JSON out. The command line opens the files.

import { failed, type CommandAnswer, type CommandError } from './command-answer.ts';
import { isHexOf32Bytes } from './commitment.ts';
import { readDealtFile, readShoeFile } from './shoe-file.ts';
import { verifyShoe, type ShoeCheck, type ShoeReport } from './verify.ts';

const WORDS: Readonly<Record<ShoeCheck, string>> = {
  'card-count': 'the number of cards',
  cards: 'the cards of the decks, each as often as it should be',
  hash: "the file's commitment, made again from nonce and order",
  'published-commitment': 'the commitment published before the first card (--commitment)',
  'dealt-cards': 'the cards dealt, one by one (--dealt)',
};

/** The report in words, one line for each check. */
export function formatShoeReport(report: ShoeReport): string {
  const lines = [
    `Shoe ${report.shoe}, ${report.decks} ${report.decks === 1 ? 'deck' : 'decks'}`,
    `Commitment ${report.commitment}`,
    '',
    ...report.checked.map(check => `checked      ${WORDS[check]}`),
    ...report.unchecked.map(check => `not checked  ${WORDS[check]}`),
    '',
    ...report.findings.map(({ code, message }) => `${code}: ${message}`),
    report.holds ? 'All that was checked holds.' : 'The shoe does not hold.',
  ];
  return `${lines.join('\n')}\n`;
}

const ofFile = (file: string, { code, message }: CommandError): CommandError => ({
  code,
  message: `${file}: ${message}`,
});

/** Checks the text of an opened shoe, and of the cards dealt from it where there is one. */
export function verifyShoeCommand(input: {
  readonly shoeText: string;
  readonly dealtText?: string | undefined;
  readonly commitment?: string | undefined;
  readonly json?: boolean | undefined;
}): CommandAnswer {
  const json = input.json ?? false;
  const commitment = input.commitment?.trim().toLowerCase();
  if (commitment !== undefined && !isHexOf32Bytes(commitment)) {
    const message = '--commitment takes the 64 hex digits that were published.';
    return failed(2, { code: 'wrong-commitment', message }, json);
  }
  const shoe = readShoeFile(input.shoeText);
  if ('fault' in shoe) return failed(1, ofFile('opened shoe', shoe.fault), json);
  const dealt = input.dealtText === undefined ? undefined : readDealtFile(input.dealtText);
  if (dealt && 'fault' in dealt) return failed(1, ofFile('dealt cards', dealt.fault), json);

  const report = verifyShoe(shoe.content, { commitment, dealt: dealt?.content });
  return {
    output: json ? `${JSON.stringify(report)}\n` : formatShoeReport(report),
    exitCode: report.holds ? 0 : 1,
  };
}

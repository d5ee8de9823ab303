// Writes docs/requirements.md: each requirement of a test laboratory, and how the system stands.

import { HOUSE } from './house.ts';
import { MONEY } from './money.ts';
import { PLAY } from './play.ts';
import { type Row, type Standing, STANDINGS } from './row.ts';

export const ROWS: readonly Row[] = [...PLAY, ...MONEY, ...HOUSE];

const SAYS: Readonly<Record<Standing, string>> = {
  kept: 'the system does it, and a test shows it',
  partly: 'some of it; the row says what is missing',
  floor: 'for people, rooms and cables',
  'not-there': 'about a function that the system has not got',
  'not-yet': 'asked for and missing',
};

const countOf = (standing: Standing): number => ROWS.filter(({ is }) => is === standing).length;

const proofOf = (proof: string): string => {
  const [file = '', words] = proof.split('#');
  const name = `\`${file.replace(/^src\//u, '')}\``;
  return words === undefined ? name : `${name} (${words.replaceAll('|', '/')})`;
};

const lineOf = ({ id, asks, is, says, proofs }: Row): string =>
  `| ${id} | ${asks} | ${is.replaceAll('-', ' ')} | ` +
  `${[says, proofs.map(proofOf).join(', ')].filter(text => text !== '').join(' ')} |`;

export const requirementsPage = (): string => `# Requirements

What test laboratories and regulators ask of an electronic table game, in our own words, and how
this system stands to each. A test that is named alone cites the id in its title; otherwise the
words of its title, or the clause it proves, stand beside it. This page is written from
\`tools/requirements\` by \`npm run requirements:page\`; a test holds it to them and looks for
every proof it names.

| standing | means | how many |
| --- | --- | --- |
${STANDINGS.map(is => `| ${is.replaceAll('-', ' ')} | ${SAYS[is]} | ${countOf(is)} |`).join('\n')}

| id | asks | standing | what is missing; where it is proven |
| --- | --- | --- | --- |
${ROWS.map(lineOf).join('\n')}
`;

// Writes the patron's page of docs/guides from the words that the terminal shows as its help.
import { LANGUAGES } from '../../src/screens/texts/index.ts';
import { GUIDE_PARTS, type GuidePart, PATRON_GUIDE } from '../../src/screens/texts/patron-guide.ts';

/** The picture that stands beside a part, of those that tools/screenshots takes. */
const PICTURES: { readonly [part in GuidePart]?: string } = {
  see: 'terminal-wagers',
  wager: 'terminal-refused',
  coup: 'terminal-closed',
  won: 'terminal-why',
  wrong: 'terminal-frozen',
};

const ENGLISH_NAMES = { en: 'English', 'zh-Hans': '简体中文', 'zh-Hant': '繁體中文' } as const;

/** The whole page, one language after another. */
export function patronPage(): string {
  const opening = [
    '# The patron’s guide',
    '',
    'What the terminal shows as its help, in the three languages of the floor. This page is',
    'written from those words (`src/screens/texts/patron-guide.ts`) by',
    '`npx tsx tools/guides/main.ts`.',
  ];
  const chapters = LANGUAGES.flatMap(language => {
    const { title, parts } = PATRON_GUIDE[language];
    return [
      '',
      `## ${ENGLISH_NAMES[language]}: ${title}`,
      ...GUIDE_PARTS.flatMap(part => {
        const { heading, lines } = parts[part];
        const picture = PICTURES[part];
        return [
          '',
          `### ${heading}`,
          '',
          ...lines.map(line => `- ${line}`),
          ...(picture === undefined
            ? []
            : ['', `![${heading}](../screens/${language}/${picture}.webp)`]),
        ];
      }),
    ];
  });
  return [...opening, ...chapters, ''].join('\n');
}

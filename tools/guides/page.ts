// Writes the patron's page of docs/guides from the words that the terminal shows as its help.
import { existsSync } from 'node:fs';
import { type Language, languageFolder, LANGUAGES } from '../../src/texts/languages.ts';
import type { ScreenTexts } from '../../src/texts/screen-texts.ts';

/** A language has its chapter once tools/screenshots has taken its pictures. */
const PICTURE_FOLDER = new URL('../../docs/screens/', import.meta.url);

/** The picture that stands beside a part, of those that tools/screenshots takes. */
const PICTURES: { readonly [part in keyof ScreenTexts['guide']['parts']]?: string } = {
  see: 'terminal-wagers',
  wager: 'terminal-refused',
  coup: 'terminal-closed',
  won: 'terminal-why',
  wrong: 'terminal-frozen',
};

/** The whole page, one language after another. */
export async function patronPage(): Promise<string> {
  const opening = [
    '# The patron’s guide',
    '',
    'What the terminal shows as its help, in every language of the floor. This page is',
    'written from those words (`src/texts/<language>/screens/guide.ts`) by',
    '`npx tsx tools/guides/main.ts`.',
  ];
  const pictured = LANGUAGES.filter(language => existsSync(new URL(language, PICTURE_FOLDER)));
  const chapters = await Promise.all(pictured.map(chapterOf));
  return [...opening, ...chapters.flat(), ''].join('\n');
}

async function chapterOf(language: Language): Promise<readonly string[]> {
  const { name, screens } = languageFolder(language);
  const { title, parts } = await screens.guide();
  const pictures: Readonly<Record<string, string>> = PICTURES;
  return [
    '',
    `## ${name}: ${title}`,
    ...Object.entries(parts).flatMap(([part, { heading, lines }]) => {
      const picture = pictures[part];
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
}

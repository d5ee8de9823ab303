// The texts that a screen has loaded: of the language that is spoken, the parts that it shows.

import { reasonText } from '../../texts/format.ts';
import { type Language, languageFolder } from '../../texts/languages.ts';
import type { ScreenPart, ScreenTexts } from '../../texts/screen-texts.ts';
import type { Texts } from '../../texts/texts.ts';
import type { HouseReason } from '../../wire/index.ts';

type Loaded = { -readonly [Part in ScreenPart]?: ScreenTexts[Part] };

const codes = new Map<Language, Texts>();
const parts = new Map<Language, Loaded>();
/** Named by the modules that show them: what a screen does not import it does not load. */
const shown = new Set<ScreenPart>();

const loadedOf = (language: Language): Loaded => {
  const known = parts.get(language) ?? {};
  parts.set(language, known);
  return known;
};

async function loadPart<Part extends ScreenPart>(
  language: Language,
  part: Part,
): Promise<ScreenTexts[Part]> {
  const loaded: Loaded = loadedOf(language);
  const texts: ScreenTexts[Part] = loaded[part] ?? (await languageFolder(language).screens[part]());
  loaded[part] = texts;
  return texts;
}

async function loadCodes(language: Language): Promise<void> {
  if (!codes.has(language)) codes.set(language, await languageFolder(language).texts());
}

/** To be awaited before a screen speaks a language. */
export async function loadTexts(
  language: Language,
  wanted: Iterable<ScreenPart> = shown,
): Promise<void> {
  await Promise.all([
    loadCodes(language),
    loadPart('en', 'everyScreen'), // the book's English stands beside a translation
    ...[...wanted].map(part => loadPart(language, part)),
  ]);
}

/** Texts of what came later, in every language that this screen speaks by now. */
export const loadTextsShown = async (): Promise<void> => {
  await Promise.all([...codes.keys()].map(language => loadTexts(language)));
};

/** One part of the texts; a module says at its head that it shows it. */
export function textsOf<Part extends ScreenPart>(
  part: Part,
): (language: Language) => ScreenTexts[Part] {
  shown.add(part);
  return language => {
    const texts: ScreenTexts[Part] | undefined = parts.get(language)?.[part];
    if (texts === undefined) throw new Error(`${part} in ${language} is loaded first`);
    return texts;
  };
}

/** A code with its figures, in the language that is spoken. */
export function codeText(language: Language, reason: HouseReason): string {
  const texts = codes.get(language);
  if (texts === undefined) throw new Error(`the codes in ${language} are loaded first`);
  return reasonText(texts, reason);
}

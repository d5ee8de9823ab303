// What a person chooses for a screen: language and theme, kept in the browser and nowhere else.

import { loadTexts, textsOf } from '../texts/load-texts.ts';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { type Language, LANGUAGES, moneyText, type ScreenTexts } from '../texts/index.ts';
import { languageAsked, languageFolder } from '../../texts/languages.ts';
import { filled } from '../../texts/filled.ts';

const everyScreen = textsOf('everyScreen');
export type ScreenTextName = keyof ScreenTexts['everyScreen'];

export const THEMES = ['night', 'light', 'contrast', 'large'] as const;
export type Theme = (typeof THEMES)[number];

interface Settings {
  readonly language: Language;
  readonly say: (word: ScreenTextName, ...values: readonly (string | number)[]) => string;
  /** The book's English beside a translation; empty where the screen speaks English (M5). */
  readonly second: (word: ScreenTextName) => string;
  readonly money: (cents: number) => string;
  readonly speak: (language: Language) => void;
  readonly theme: Theme;
  readonly dress: (theme: Theme) => void;
}

const SettingsContext = createContext<Settings | null>(null);

const kept = (key: string): string | null => localStorage.getItem(key);

export function keptLanguage(): Language {
  const asked = new URLSearchParams(location.search).get('lang') ?? kept('language');
  return LANGUAGES.find(each => each === asked) ?? languageAsked(navigator.languages);
}

const keptTheme = (): Theme => THEMES.find(each => each === kept('theme')) ?? 'night';

const settingsIn = (
  language: Language,
  theme: Theme,
  speak: Settings['speak'],
  dress: Settings['dress'],
): Settings => ({
  language,
  theme,
  say: (word, ...values) => filled(everyScreen(language)[word], values),
  second: word => (language === 'en' ? '' : everyScreen('en')[word]),
  money: cents => moneyText(language, cents),
  speak,
  dress,
});

export function SettingsProvider({ children }: { readonly children: ReactNode }) {
  const [language, setLanguage] = useState(keptLanguage);
  const [theme, setTheme] = useState(keptTheme);
  const [wanted, speak] = useState(language);
  // Texts come when they come: what was touched last is spoken, not what was loaded last.
  useEffect(() => {
    let isLast = true;
    void loadTexts(wanted).then(() => {
      if (isLast) setLanguage(wanted);
    });
    return () => {
      isLast = false;
    };
  }, [wanted]);
  useEffect(() => {
    document.documentElement.lang = language;
    document.documentElement.dataset['theme'] = theme;
    localStorage.setItem('language', language);
    localStorage.setItem('theme', theme);
  }, [language, theme]);
  const settings = useMemo(() => settingsIn(language, theme, speak, setTheme), [language, theme]);
  return <SettingsContext.Provider value={settings}>{children}</SettingsContext.Provider>;
}

const nothing = () => undefined;

/** Something in a language of its own: a display that rotates, a page drawn without a browser. */
export function InLanguage({
  language,
  children,
}: {
  readonly language: Language;
  readonly children: ReactNode;
}) {
  const around = useContext(SettingsContext);
  const settings = useMemo(
    () =>
      settingsIn(
        language,
        around?.theme ?? 'night',
        around?.speak ?? nothing,
        around?.dress ?? nothing,
      ),
    [language, around],
  );
  return <SettingsContext.Provider value={settings}>{children}</SettingsContext.Provider>;
}

export function useSettings(): Settings {
  const settings = useContext(SettingsContext);
  if (settings === null) throw new Error('a screen stands in its SettingsProvider');
  return settings;
}

/** The first letter of each outcome in the language that is spoken. */
export const beadLetters = (say: Settings['say']) => ({
  P: say('player').charAt(0),
  B: say('banker').charAt(0),
  T: say('tie').charAt(0),
});

/** EN 简 繁: at any time, and never touching a wager (R-DSP-5). */
export function LanguageSwitch() {
  const { language, speak, say } = useSettings();
  return (
    <fieldset className="languages" aria-label={say('language')}>
      {LANGUAGES.map(each => (
        <button
          key={each}
          type="button"
          aria-pressed={each === language}
          onClick={() => speak(each)}
        >
          {languageFolder(each).sign}
        </button>
      ))}
    </fieldset>
  );
}

/** Night, high contrast, large type: one key that goes round. */
export function ThemeSwitch() {
  const { theme, dress, say } = useSettings();
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'night';
  return (
    <button
      type="button"
      className="theme"
      aria-label={`${say('theme')}: ${say(theme)}`}
      title={say(theme)}
      onClick={() => dress(next)}
    >
      <span aria-hidden="true" className={`theme-mark theme-${theme}`} />
    </button>
  );
}

/** What a person may set on every screen. */
export const Switches = () => (
  <div className="switches">
    <ThemeSwitch />
    <LanguageSwitch />
  </div>
);

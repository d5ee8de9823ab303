// What a patron may set: language, theme, hand, sounds, squeeze, stillness.

import type { SignView } from '../../../wire/index.ts';
import { LanguageSwitch, THEMES, useSettings } from '../../client/settings.tsx';
import { useTerminalTexts } from '../use-terminal-texts.ts';
import { type TerminalChoice, TERMINAL_CHOICES, useChoices } from './terminal-choices.tsx';

const isHere = (choice: TerminalChoice, extras: SignView['extras']): boolean =>
  choice === 'leftHanded' || choice === 'stillness' || extras.includes(choice);

/** Squeeze and sounds only where the table has them. */
export function SettingsSheet({ extras }: { readonly extras: SignView['extras'] }) {
  const { say, theme, dress } = useSettings();
  const { chosen, flip } = useChoices();
  const words = useTerminalTexts();
  return (
    <div className="settings-list">
      <div className="setting">
        <span>{say('language')}</span>
        <LanguageSwitch />
      </div>
      <div className="setting">
        <span>{say('theme')}</span>
        <div className="setting-keys">
          {THEMES.map(each => (
            <button
              key={each}
              type="button"
              aria-pressed={each === theme}
              onClick={() => dress(each)}
            >
              {say(each)}
            </button>
          ))}
        </div>
      </div>
      {TERMINAL_CHOICES.filter(choice => isHere(choice, extras)).map(choice => (
        <div key={choice} className="setting">
          <span id={`choice-${choice}`}>{words[choice]}</span>
          <button
            type="button"
            role="switch"
            aria-checked={chosen[choice]}
            aria-labelledby={`choice-${choice}`}
            onClick={() => flip(choice)}
          >
            {chosen[choice] ? words.on : words.off}
          </button>
        </div>
      ))}
    </div>
  );
}

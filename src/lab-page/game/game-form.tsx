// Chooses a game: book, version, decks and what the house has chosen.

import { RULEBOOK_IDS, type RulebookId, type Version } from '../../rules/rulebook.ts';
import { useSettings } from '../../screens/client/settings.tsx';
import { bookText, gameText } from '../../screens/texts/names.ts';
import { useLabTexts } from '../use-lab-texts.ts';
import { NumberField, SelectField } from './fields.tsx';
import {
  asksTiePercent,
  decksFor,
  type GameSettings,
  optionsFor,
  versionName,
  versionsIn,
} from './game-settings.ts';

interface GameFormProps {
  readonly title: string;
  readonly game: GameSettings;
  readonly onChange: (change: Partial<GameSettings>) => void;
}

const counted = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, at) => at + 1);

export function GameForm({ title, game, onChange }: GameFormProps) {
  const { language } = useSettings();
  const text = useLabTexts();
  return (
    <fieldset className="lab-form">
      <legend>{title}</legend>
      <SelectField
        title={text('book')}
        value={game.book}
        choices={RULEBOOK_IDS.map(id => [id, bookText(language, id)])}
        onChange={book => onChange({ book: book as RulebookId })} // one of the choices
      />
      <SelectField
        title={text('version')}
        value={game.version}
        choices={versionsIn(game.book).map(version => [
          version,
          gameText(language, versionName(game.book, version)),
        ])}
        onChange={version => onChange({ version: version as Version })} // one of the choices
      />
      <SelectField
        title={text('decks')}
        value={`${game.decks}`}
        choices={decksFor(game).map(decks => [`${decks}`, `${decks}`])}
        onChange={decks => onChange({ decks: Number(decks) })}
      />
      {optionsFor(game).map(([name, count]) => (
        <SelectField
          key={name}
          title={text(name)}
          value={`${game[name]}`}
          choices={counted(count).map(option => [`${option}`, text('option', option)])}
          onChange={option => onChange({ [name]: Number(option) })}
        />
      ))}
      {asksTiePercent(game) && (
        <NumberField
          title={text('tiePercent')}
          value={game.tiePercent}
          {...{ min: 1, max: 10, step: 0.5 }}
          onChange={tiePercent => onChange({ tiePercent })}
        />
      )}
      <label className="lab-check">
        <input
          type="checkbox"
          checked={game.anyDecks}
          onChange={event => onChange({ anyDecks: event.target.checked })}
        />
        {text('anyDecks')}
      </label>
    </fieldset>
  );
}

// What an act asks for, drawn: people, sums, choices, notes, cards, limits, set-ups.

import { useId } from 'react';
import { useSettings } from '../../client/settings.tsx';
import { areaKey } from '../../terminal/felt/areas.ts';
import { cardSign } from '../../../texts/card-sign.ts';
import { CardPad } from '../coup/card-pad.tsx';
import { useSetups } from '../table/open-table.tsx';
import { areasNow } from '../money/stake-entry.tsx';
import { type Answers, type SheetField, type Here, peopleAtTable, type Person } from './act.ts';
import { LimitsEntry } from './limits-entry.tsx';
import { NumberEntry } from './number-pad.tsx';
import { useActTexts } from './use-act-texts.ts';

export interface FieldProps {
  readonly field: SheetField;
  readonly here: Here;
  readonly token: string | null;
  readonly said: Answers;
  readonly onSay: (said: Answers) => void;
}

export function AskedField(props: FieldProps) {
  const { field, here, said, onSay } = props;
  const label = useLabel(field);
  switch (field.slot) {
    case 'person':
      return <PersonField {...props} />;
    case 'patrons':
      return <PatronsField {...props} />;
    case 'cents':
    case 'count': {
      const { slot } = field;
      return (
        <NumberEntry
          label={label}
          isCount={slot === 'count'}
          start={said[slot] ?? field.cents}
          onNumber={value => onSay(withSaid(said, slot, value))}
        />
      );
    }
    case 'choice':
    case 'fate':
      return <ChoiceField {...props} slot={field.slot} />;
    case 'hold':
      return <HoldField {...props} />;
    case 'note':
    case 'breach':
    case 'name':
      return <TextField {...props} slot={field.slot} />;
    case 'bet':
      return <BetField {...props} />;
    case 'cards':
      return <CardsField {...props} />;
    case 'limits':
      return (
        <LimitsEntry
          label={label}
          limits={limitsNow(here, said.person)}
          onLimits={limits => onSay(withSaid(said, 'limits', limits))}
        />
      );
    case 'setup':
      return <SetupField {...props} />;
  }
}

/** What is asked for; marked where it has to be answered. */
function useLabel({ label, isFree = false }: SheetField): string {
  const act = useActTexts();
  return isFree ? act(label) : `${act(label)} *`;
}

/** With one more answer, or one fewer. */
export function withSaid<Slot extends keyof Answers>(
  said: Answers,
  slot: Slot,
  value: Answers[Slot] | undefined,
): Answers {
  const { [slot]: _before, ...rest } = said;
  return value === undefined ? rest : { ...rest, [slot]: value };
}

/** What holds for a person now; the sign for everybody else. */
const limitsNow = ({ view }: Here, person: Person | undefined) =>
  view.seats.find(({ seat, patron }) => seat === person?.seat && patron === person.patron)
    ?.limits ??
  view.sign?.limits ??
  {};

const samePerson = (one: Person | undefined, other: Person): boolean =>
  one?.seat === other.seat && one.patron === other.patron;

function PersonField({ field, here, said, onSay }: FieldProps) {
  const label = useLabel(field);
  const { say } = useSettings();
  return (
    <fieldset className="act-field act-choices">
      <legend>{label}</legend>
      {(field.people ?? peopleAtTable(here.view)).map(({ seat, patron }) => (
        <button
          key={`${seat} ${patron}`}
          type="button"
          aria-pressed={samePerson(said.person, { seat, patron })}
          onClick={() => onSay(withSaid(said, 'person', { seat, patron }))}
        >
          {say('yourSeat')} {seat} <small>{patron}</small>
        </button>
      ))}
    </fieldset>
  );
}

function PatronsField({ field, here, said, onSay }: FieldProps) {
  const label = useLabel(field);
  const { say } = useSettings();
  const { patrons = [] } = said;
  const toggled = (patron: string) =>
    patrons.includes(patron) ? patrons.filter(each => each !== patron) : [...patrons, patron];
  return (
    <fieldset className="act-field act-choices">
      <legend>{label}</legend>
      {(field.people ?? peopleAtTable(here.view)).map(({ seat, patron }) => (
        <button
          key={`${seat} ${patron}`}
          type="button"
          aria-pressed={patrons.includes(patron)}
          onClick={() => onSay(withSaid(said, 'patrons', toggled(patron)))}
        >
          {patrons.includes(patron) ? '☑' : '☐'} {say('yourSeat')} {seat} <small>{patron}</small>
        </button>
      ))}
      {here.view.floor.partnerships.map(together => (
        <p key={together.join(' ')}>{together.join(' + ')}</p>
      ))}
    </fieldset>
  );
}

interface ChoiceFieldProps extends FieldProps {
  readonly slot: 'choice' | 'fate';
}

function ChoiceField({ field, said, onSay, slot }: ChoiceFieldProps) {
  const label = useLabel(field);
  const act = useActTexts();
  return (
    <fieldset className="act-field act-choices">
      <legend>{label}</legend>
      {(field.choices ?? []).map(choice => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={said[slot] === choice.value}
          onClick={() => onSay(withSaid(said, slot, choice.value))}
        >
          {'word' in choice ? act(choice.word) : choice.says}
        </button>
      ))}
    </fieldset>
  );
}

/** Money that is kept back, each sum by its number. */
function HoldField({ field, here, said, onSay }: FieldProps) {
  const label = useLabel(field);
  const { say, money } = useSettings();
  return (
    <fieldset className="act-field act-choices">
      <legend>{label}</legend>
      {here.view.floor.holds.map(({ id, seat, patron, cents }) => (
        <button
          key={id}
          type="button"
          aria-pressed={said.hold === id}
          onClick={() => onSay(withSaid(said, 'hold', id))}
        >
          {say('yourSeat')} {seat} {patron} {money(cents)} <small>({id})</small>
        </button>
      ))}
    </fieldset>
  );
}

interface TextFieldProps extends FieldProps {
  readonly slot: 'note' | 'breach' | 'name';
}

const MOST_WORDS = 500;
const MOST_NAME = 128;

/** A name is letters, digits and signs of the wire, without blanks. */
const nameOf = (text: string): string =>
  text.replaceAll(/\s+/g, '-').replaceAll(/[^\x21-\x7e]/g, '');

function TextField({ field, said, onSay, slot }: TextFieldProps) {
  const label = useLabel(field);
  const id = useId();
  const isName = slot === 'name';
  return (
    <div className="act-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        autoComplete="off"
        maxLength={isName ? MOST_NAME : MOST_WORDS}
        value={said[slot] ?? ''}
        onChange={({ target: { value } }) =>
          onSay(withSaid(said, slot, isName ? nameOf(value) : value))
        }
      />
    </div>
  );
}

/** The areas that are open for a dealer's entry now. */
function BetField({ field, here, said, onSay }: FieldProps) {
  const label = useLabel(field);
  const { say } = useSettings();
  return (
    <fieldset className="act-field act-choices">
      <legend>{label}</legend>
      {areasNow(here.view).map(bet => (
        <button
          key={areaKey(bet)}
          type="button"
          className={`tone-${bet.on}`}
          aria-pressed={said.bet !== undefined && areaKey(said.bet) === areaKey(bet)}
          onClick={() => onSay(withSaid(said, 'bet', bet))}
        >
          {say(bet.on)} {bet.length ?? ''} {bet.area === undefined ? '' : say(bet.area)}
        </button>
      ))}
    </fieldset>
  );
}

function CardsField({ field, said, onSay }: FieldProps) {
  const label = useLabel(field);
  const act = useActTexts();
  const { cards = [] } = said;
  return (
    <fieldset className="act-field">
      <legend>{label}</legend>
      <CardPad exhausted={[]} onCard={card => onSay(withSaid(said, 'cards', [...cards, card]))} />
      <p className="cards-said" role="status">
        {cards.map(cardSign).join(' ')}
        {cards.length > 0 && (
          <button type="button" onClick={() => onSay(withSaid(said, 'cards', cards.slice(0, -1)))}>
            {act('takeLast')}
          </button>
        )}
      </p>
    </fieldset>
  );
}

function SetupField({ field, here, token, said, onSay }: FieldProps) {
  const label = useLabel(field);
  const { money } = useSettings();
  const setups = useSetups(here.view.table, token);
  return (
    <fieldset className="act-field act-choices">
      <legend>{label}</legend>
      {setups.map(setup => (
        <button
          key={setup.id}
          type="button"
          aria-pressed={said.setup?.id === setup.id}
          onClick={() => onSay(withSaid(said, 'setup', setup))}
        >
          {setup.id}{' '}
          <small>
            {setup.version} · {money(setup.limits.player?.min ?? 0)}–
            {money(setup.limits.player?.max ?? 0)}
          </small>
        </button>
      ))}
    </fieldset>
  );
}

// A table from a preset of a book and version, or from its own approved set-up: each field with its
// clause, checked as it is typed, and what differs before anything goes on record.

import { useEffect, useState } from 'react';
import type { Denial, SetupChecked, SetupFieldNote, SetupPreset } from '../../../wire/index.ts';
import {
  approveSetup,
  checkSetup,
  fetchPresets,
  installTable,
  isDenied,
} from '../../client/requests/set-up-requests.ts';
import { useSettings } from '../../client/settings.tsx';
import { fetchApprovedSetups } from '../../client/requests/sign-in-requests.ts';
import { TypedField } from '../../forms/typed-field.tsx';
import { bookText } from '../../texts/names.ts';
import { useLookedUp } from '../use-looked-up.ts';
import { usePitTexts } from '../use-pit-texts.ts';
import { changedFields, type DraftSetup, valueAt } from './draft.ts';
import type { StepProps } from './house-tab.tsx';
import { RecordForm } from './record-form.tsx';
import { type FieldFault, SetupField, useChoiceText, useFieldText } from './setup-field.tsx';
import { useSetUpTexts } from './use-set-up-texts.ts';
import { ColumnHeadings } from '../column-headings.tsx';

/** Long enough for the next letter, short enough to be told as one types. */
const CHECK_AFTER_MS = 300;

/** Where a set-up begins: a preset, or what a table has on record. */
interface Beginning {
  readonly name: string;
  readonly setup: DraftSetup;
  readonly fields: readonly SetupFieldNote[];
  /** The table whose approved set-up it is. */
  readonly table: string | null;
}

export function TableStep({ tables, onDone }: StepProps) {
  const { language } = useSettings();
  const tell = useSetUpTexts();
  const pit = usePitTexts();
  const choiceText = useChoiceText();
  const [chosen, choose] = useState(0);
  const { value, failed } = useLookedUp(tables.join(' '), () => lookUp(tables));
  if (failed) return <p className="refusal">{pit('mayNotLook')}</p>;
  if (value === null) return <p role="status">{pit('lookingUp')}</p>;
  const { presets, approved } = value;
  const beginnings: readonly Beginning[] = [
    ...presets.map(({ rulebook, version, setup, fields }) => ({
      name: tell('presetOf', bookText(language, rulebook), choiceText(version)),
      ...{ setup, fields, table: null },
    })),
    ...approved.map(({ table, setup }) => ({
      ...{ name: tell('approvedOf', table), setup, table },
      fields: presets.find(isOfGame(setup))?.fields ?? [],
    })),
  ];
  const beginning = beginnings[chosen];
  return (
    <>
      <label>
        {tell('beginWith')}{' '}
        <select value={chosen} onChange={({ target }) => choose(Number(target.value))}>
          {beginnings.map(({ name }, index) => (
            <option key={name} value={index}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {beginning !== undefined && (
        <TableForm key={`${chosen} ${tables.length}`} beginning={beginning} onDone={onDone} />
      )}
    </>
  );
}

const isOfGame =
  ({ rulebook, version }: DraftSetup) =>
  (preset: SetupPreset): boolean =>
    preset.rulebook === rulebook && preset.version === version;

async function lookUp(tables: readonly string[]) {
  const presets = await fetchPresets();
  const setups = await Promise.all(tables.map(table => fetchApprovedSetups(table, null)));
  const approved = tables.flatMap((table, index) =>
    (setups[index] ?? []).slice(0, 1).map(setup => ({ table, setup })),
  );
  return { presets, approved };
}

interface Checked {
  readonly setup: DraftSetup;
  readonly faults: readonly FieldFault[];
}

/** What the book says of a draft, once nobody has typed for a moment; null before. */
function useFaults(setup: DraftSetup): readonly FieldFault[] | null {
  const [checked, tell] = useState<Checked | null>(null);
  useEffect(() => {
    let gone = false;
    const later = setTimeout(() => {
      void checkSetup(setup).then(answer => {
        if (!gone) tell({ setup, faults: faultsIn(answer) });
      });
    }, CHECK_AFTER_MS);
    return () => {
      gone = true;
      clearTimeout(later);
    };
  }, [setup]);
  return checked?.setup === setup ? checked.faults : null;
}

const faultsIn = (answer: SetupChecked | Denial): readonly FieldFault[] =>
  isDenied(answer) ? [{ field: '', clause: '', reason: answer.reason }] : answer.faults;

interface TableFormProps {
  readonly beginning: Beginning;
  readonly onDone: () => void;
}

function TableForm({ beginning, onDone }: TableFormProps) {
  const tell = useSetUpTexts();
  const [setup, write] = useState(beginning.setup);
  const faults = useFaults(setup);
  const { table, fields } = beginning;
  const title = table === null ? tell('install') : tell('approveSetup', table);
  return (
    <RecordForm
      title={title}
      done={table === null ? tell('onRecord') : tell('setupApproved', table)}
      onDone={onDone}
      send={of => {
        const named = { ...setup, id: of('setup') };
        if (table !== null) return approveSetup(table, named);
        return installTable(of('table'), of('title'), named);
      }}
    >
      {table === null && (
        <>
          <TypedField
            title={tell('tableName')}
            name="table"
            pattern="[a-z0-9][a-z0-9\-]{0,40}"
            required
          />
          <TypedField title={tell('tableTitle')} name="title" required />
        </>
      )}
      <TypedField
        title={tell('setupId')}
        name="setup"
        pattern="[!-~]{1,128}"
        defaultValue={setup.id}
        required
      />
      {fields.map(note => (
        <SetupField key={note.field} {...{ note, setup }} faults={faults ?? []} onChange={write} />
      ))}
      {faults?.length === 0 && <p role="status">✓ {tell('noFaults')}</p>}
      <ChangeList before={beginning.setup} after={setup} fields={fields} />
    </RecordForm>
  );
}

interface ChangeListProps extends Pick<Beginning, 'fields'> {
  readonly before: DraftSetup;
  readonly after: DraftSetup;
}

function ChangeList({ before, after, fields }: ChangeListProps) {
  const tell = useSetUpTexts();
  const fieldText = useFieldText();
  const shown = useShownValue();
  const changes = changedFields(before, after, fields);
  if (changes.length === 0) return <p>{tell('same')}</p>;
  return (
    <table className="day-figures events">
      <caption>{tell('differs')}</caption>
      <thead>
        <tr>
          <ColumnHeadings words={['field', 'was', 'becomes']} text={tell} />
        </tr>
      </thead>
      <tbody>
        {changes.map(field => (
          <tr key={field}>
            <th scope="row">{fieldText(field).name}</th>
            <td>{shown(before, field)}</td>
            <td>{shown(after, field)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const SUMS: readonly string[] = [
  ...['aggregateMin', 'pay.chip', 'pay.differential', 'collectiveLiability', 'substantialWin'],
];

/** A value as people read it. */
function useShownValue() {
  const { money, say } = useSettings();
  const tell = useSetUpTexts();
  const choice = useChoiceText();
  return (setup: DraftSetup, field: string): string => {
    const value = valueAt(setup, field);
    if (value === null || value === undefined) return tell('none');
    if (typeof value === 'number' && SUMS.includes(field)) return money(value);
    if (field === 'wageringMs' && typeof value === 'number') return `${value / 1000}`;
    if (field === 'seats') return `${setup.seats.length} ${tell('places')}`;
    if (field === 'offered') return setup.offered.map(on => say(on)).join(', ');
    if (field !== 'limits') return choice(value);
    const bets = Object.keys(setup.limits) as DraftSetup['offered']; // the keys of a closed record
    return bets
      .map(on => {
        const { min = 0, max = 0 } = setup.limits[on] ?? {};
        return `${say(on)} ${money(min)} – ${money(max)}`;
      })
      .join('; ');
  };
}

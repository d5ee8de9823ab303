// The administrator's desk of a live house: who works here, and which screens belong to it.

import { type FormEvent, type ReactNode, useState } from 'react';
import type { TableSummary } from '../../wire/index.ts';
import { textOfField } from '../console/text-of-field.ts';
import {
  postNewStaff,
  dismissStaff,
  enrolScreen,
  proofOf,
  releaseStaff,
  staffList,
  type NewStaff,
  type StaffEntry,
} from '../client/requests/sign-in-requests.ts';
import { useSettings } from '../client/settings.tsx';
import { TableSelect } from '../forms/table-select.tsx';
import { roleText, staffRoles } from '../texts/names.ts';
import { ScreenKindSelect } from './screen-kind-select.tsx';
import { useLookedUp } from './use-looked-up.ts';
import { usePitTexts } from './use-pit-texts.ts';

export function StaffTab({ tables }: { readonly tables: readonly TableSummary[] }) {
  const pit = usePitTexts();
  const [changes, countChange] = useState(0);
  const { value } = useLookedUp(`${changes}`, staffList);
  const changed = () => countChange(count => count + 1);
  return (
    <section className="pit-staff" aria-label={pit('staff')}>
      <StaffTable staff={value ?? []} onChange={changed} />
      <NewStaffForm onChange={changed} />
      <ScreenForm tables={tables} />
    </section>
  );
}

export interface StaffTableProps {
  readonly staff: readonly StaffEntry[];
  readonly onChange: () => void;
}

export function StaffTable({ staff, onChange }: StaffTableProps) {
  const { language } = useSettings();
  const pit = usePitTexts();
  // Nobody comes back under a name that has left: it is asked twice.
  const [leaving, ask] = useState<string | null>(null);
  const dismiss = (id: string) => () => {
    if (leaving === id) void dismissStaff(id).then(onChange);
    ask(leaving === id ? null : id);
  };
  return (
    <table className="day-figures events">
      <thead>
        <tr>
          <th scope="col">{pit('signInName')}</th>
          <th scope="col">{pit('fullName')}</th>
          <th scope="col">{pit('role')}</th>
          <th scope="col">{pit('details')}</th>
        </tr>
      </thead>
      <tbody>
        {staff.map(({ id, name, roles }) => (
          <tr key={id}>
            <th scope="row">{id}</th>
            <td>{name}</td>
            <td>{roles.map(role => roleText(language, role)).join(', ')}</td>
            <td>
              <button type="button" onClick={() => void releaseStaff(id).then(onChange)}>
                {pit('release')}
              </button>{' '}
              <button type="button" aria-pressed={leaving === id} onClick={dismiss(id)}>
                {pit(leaving === id ? 'dismissNow' : 'dismiss')}
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DeskFormProps {
  readonly title: string;
  readonly send: (of: (name: string) => string) => Promise<string>;
  readonly children: ReactNode;
}

/** A form of the desk: what became of it stands below. */
function DeskForm({ title, send, children }: DeskFormProps) {
  const pit = usePitTexts();
  const [says, setSays] = useState('');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    send(name => textOfField(event, name)).then(setSays, () => setSays(pit('notDone')));
  };
  return (
    <form className="approval-form desk-form" aria-label={title} onSubmit={submit}>
      <h3>{title}</h3>
      {children}
      <button type="submit">{title}</button>
      <output>{says}</output>
    </form>
  );
}

/** Whoever agrees, with the PIN or password that they key in themselves. */
function SecondPerson() {
  const pit = usePitTexts();
  return (
    <>
      <label>
        {pit('agreedBy')}
        <input name="agreedBy" autoComplete="off" />
      </label>
      <label>
        {pit('theirSecret')}
        <input name="secret" type="password" autoComplete="off" />
      </label>
    </>
  );
}

function agreedIn(of: (name: string) => string): Pick<NewStaff, 'approver'> {
  const [id, secret] = [of('agreedBy'), of('secret')];
  return id === '' ? {} : { approver: { id, ...proofOf(secret) } };
}

export function NewStaffForm({ onChange }: Pick<StaffTableProps, 'onChange'>) {
  const { language } = useSettings();
  const pit = usePitTexts();
  const send = async (of: (name: string) => string) => {
    const person = { id: of('id'), name: of('name'), roles: [of('role')] };
    await postNewStaff({ ...person, password: of('password'), ...agreedIn(of) });
    onChange();
    return pit('done');
  };
  return (
    <DeskForm title={pit('addStaff')} send={send}>
      <label>
        {pit('signInName')}
        <input name="id" autoComplete="off" required />
      </label>
      <label>
        {pit('fullName')}
        <input name="name" autoComplete="off" required />
      </label>
      <label>
        {pit('role')}
        <select name="role">
          {staffRoles(language).map(role => (
            <option key={role} value={role}>
              {roleText(language, role)}
            </option>
          ))}
        </select>
      </label>
      <label>
        {pit('firstPassword')}
        <input
          name="password"
          type="password"
          autoComplete="new-password"
          minLength={10}
          required
        />
      </label>
      <SecondPerson />
    </DeskForm>
  );
}

function ScreenForm({ tables }: { readonly tables: readonly TableSummary[] }) {
  const pit = usePitTexts();
  const send = async (of: (name: string) => string) => {
    const seat = of('seat') === '' ? null : Number(of('seat'));
    const approval = { reference: of('reference'), on: of('on') };
    const place = { kind: of('kind'), table: of('table'), seat };
    const token = await enrolScreen({ ...place, ...approval, ...agreedIn(of) });
    return `${pit('tokenIs')} ${token}`;
  };
  return (
    <DeskForm title={pit('enrolScreen')} send={send}>
      <ScreenKindSelect title={pit('screenKind')} />
      <TableSelect title={pit('table')} name="table" tables={tables} />
      <label>
        {pit('seat')}
        <input name="seat" inputMode="numeric" pattern="[0-9]*" autoComplete="off" />
      </label>
      <label>
        {pit('approvalNumber')}
        <input name="reference" autoComplete="off" required />
      </label>
      <label>
        {pit('approvedOn')}
        <input name="on" type="date" required />
      </label>
      <SecondPerson />
    </DeskForm>
  );
}

// Bans and self-exclusions: the orders that stand, making one, checking a card or document.

import { type FormEvent, useState } from 'react';
import type { BanList, Denial } from '../../../wire/index.ts';
import {
  checkIdentity,
  liftBan,
  makeBan,
  readBans,
} from '../../client/requests/office-requests.ts';
import { mayAny, type Viewer } from '../../client/powers.ts';
import { useSettings } from '../../client/settings.tsx';
import { TypedField } from '../../forms/typed-field.tsx';
import { textOfField } from '../../console/text-of-field.ts';
import { Sheet } from '../../felt/sheet.tsx';
import { dayTimeText } from '../reports/report-table.tsx';
import { useLookedUp } from '../use-looked-up.ts';
import { AgreedBy, DenialText } from './agreed-by.tsx';
import { OfficeTable } from './office-table.tsx';
import { useOfficeTexts } from './use-office-texts.ts';

export interface BansTabProps {
  readonly token: string | null;
  readonly viewer: Viewer;
}

type StandingBan = BanList['bans'][number];

export function BansTab({ token, viewer }: BansTabProps) {
  const text = useOfficeTexts();
  const [changes, countChange] = useState(0);
  const [lifting, lift] = useState<StandingBan | null>(null);
  const changed = () => countChange(count => count + 1);
  const mayKeep = mayAny(viewer.powers, 'supervise', 'approve-payments');
  const { value, failed } = useLookedUp(`${token} ${changes}`, () => readBans(token));
  return (
    <section className="pit-events" aria-label={text('bans')}>
      {failed && <p className="refusal">{text('mayNotLook')}</p>}
      {value !== null && <BanTable bans={value.bans} {...(mayKeep ? { onLift: lift } : {})} />}
      <CheckForm token={token} onChecked={changed} />
      {mayKeep && <BanForm token={token} onMade={changed} />}
      {lifting !== null && (
        <LiftSheet
          {...{ ban: lifting, viewer, token }}
          onClose={() => lift(null)}
          onDone={() => {
            lift(null);
            changed();
          }}
        />
      )}
    </section>
  );
}

export interface BanTableProps {
  readonly bans: readonly StandingBan[];
  readonly onLift?: (ban: StandingBan) => void;
}

const HEADINGS = ['order', 'kind', 'until', 'names', 'knownBy', 'why', 'seen', 'lift'] as const;

export function BanTable({ bans, onLift }: BanTableProps) {
  const text = useOfficeTexts();
  const { language } = useSettings();
  if (bans.length === 0) return <p>{text('noBans')}</p>;
  return (
    <OfficeTable label={text('bans')} headings={HEADINGS}>
      {bans.map(each => (
        <tr key={each.ban}>
          <th scope="row">{each.ban}</th>
          <td>{text(each.kind)}</td>
          <td className={each.isInForce ? '' : 'amber'}>{each.until ?? text('noEnd')}</td>
          <td>{each.persons.join(', ')}</td>
          <td>{each.marks}</td>
          <td>{each.why}</td>
          <td>
            {each.seen !== null && `${each.seen.where} ${dayTimeText(language, each.seen.at)}`}
          </td>
          <td>
            {onLift !== undefined && (
              <button
                type="button"
                aria-label={`${text('lift')} ${each.ban}`}
                onClick={() => onLift(each)}
              >
                {text('lift')}
              </button>
            )}
          </td>
        </tr>
      ))}
    </OfficeTable>
  );
}

interface FormProps {
  readonly token: string | null;
}

function CheckForm({ token, onChecked }: FormProps & { readonly onChecked: () => void }) {
  const text = useOfficeTexts();
  const [answer, setAnswer] = useState<{ readonly served: boolean } | Denial | null>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const of = (name: string) => textOfField(event, name);
    const asked = { person: of('person'), document: of('document'), card: of('card') };
    void checkIdentity(asked, token).then(told => {
      setAnswer(told);
      onChecked();
    });
  };
  return (
    <form className="approval-form desk-form" aria-label={text('check')} onSubmit={submit}>
      <h3>{text('check')}</h3>
      <TypedField title={text('personName')} name="person" required />
      <TypedField title={text('document')} name="document" />
      <TypedField title={text('card')} name="card" />
      <button type="submit">{text('check')}</button>
      {answer !== null && 'served' in answer && (
        <output className={answer.served ? 'report-agrees' : 'refusal'}>
          {text(answer.served ? 'served' : 'notServed')}
        </output>
      )}
      {answer !== null && 'denied' in answer && <DenialText denied={answer} />}
    </form>
  );
}

const KINDS = ['house-ban', 'self-exclusion'] as const;

function BanForm({ token, onMade }: FormProps & { readonly onMade: () => void }) {
  const text = useOfficeTexts();
  const [answer, setAnswer] = useState<{ readonly ban: string } | Denial | null>(null);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const of = (name: string) => textOfField(event, name);
    const marks = { person: of('person'), document: of('document'), card: of('card') };
    const asked = { kind: of('kind'), ...marks, until: of('until'), why: of('why') };
    void makeBan(asked, token).then(told => {
      setAnswer(told);
      if ('denied' in told) return;
      form.reset();
      onMade();
    });
  };
  return (
    <form className="approval-form desk-form" aria-label={text('makeBan')} onSubmit={submit}>
      <h3>{text('makeBan')}</h3>
      <p>{text('makeEffect')}</p>
      <label>
        {text('kind')}
        <select name="kind">
          {KINDS.map(kind => (
            <option key={kind} value={kind}>
              {text(kind)}
            </option>
          ))}
        </select>
      </label>
      <TypedField title={text('personName')} name="person" />
      <TypedField title={text('document')} name="document" />
      <TypedField title={text('card')} name="card" />
      <label>
        {text('until')}
        <input name="until" type="date" />
      </label>
      <TypedField title={text('why')} name="why" required />
      <button type="submit">{text('makeBan')}</button>
      {answer !== null && 'ban' in answer && (
        <output>
          {text('done')} {answer.ban}
        </output>
      )}
      {answer !== null && 'denied' in answer && <DenialText denied={answer} />}
    </form>
  );
}

interface LiftSheetProps extends BansTabProps {
  readonly ban: StandingBan;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

function LiftSheet({ ban, viewer, token, onClose, onDone }: LiftSheetProps) {
  const text = useOfficeTexts();
  const [why, say] = useState('');
  return (
    <Sheet title={`${text('liftTitle')} ${ban.ban}`} name="lift-ban" onClose={onClose}>
      <div className="void-ticket">
        <p>{text('liftEffect')}</p>
        <label>
          {text('why')}
          <input value={why} autoComplete="off" onChange={event => say(event.target.value)} />
        </label>
        <AgreedBy
          viewer={viewer}
          power="agree-to-release"
          isReady={why.trim() !== ''}
          send={by => liftBan(ban.ban, why, by, token)}
          onDone={onDone}
        />
      </div>
    </Sheet>
  );
}

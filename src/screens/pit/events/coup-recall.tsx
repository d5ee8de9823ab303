// One coup of a table told again for staff: what happened, what it paid by then, and the key that
// makes its signed file (R-HIS-2, R-HIS-3, R-DIS-1).

import { type FormEvent, useState } from 'react';
import type { CoupStoryPage } from '../../../wire/index.ts';
import {
  type CoupAt,
  type DisputeFile,
  exportDispute,
  lookUpCoup,
} from '../../client/requests/figure-requests.ts';
import { useSettings } from '../../client/settings.tsx';
import { PaytableThen } from '../../terminal/coup/paytable-then.tsx';
import { Sheet } from '../../felt/sheet.tsx';
import { codeText } from '../../texts/load-texts.ts';
import { useLookedUp } from '../use-looked-up.ts';
import { usePitTexts } from '../use-pit-texts.ts';

export interface CoupRecallProps {
  readonly at: CoupAt;
  readonly token: string | null;
  readonly onClose: () => void;
}

export function CoupRecall({ at, token, onClose }: CoupRecallProps) {
  const { say } = useSettings();
  const pit = usePitTexts();
  const { value, failed } = useLookedUp(JSON.stringify([at, token]), () => lookUpCoup(at, token));
  return (
    <Sheet title={`${at.table} · ${say('coupNumber', at.coup)}`} name="coup" onClose={onClose}>
      {failed && <p className="refusal">{pit('mayNotLook')}</p>}
      {value !== null && <CoupStoryTable story={value} />}
      <PaytableThen at={at} />
      <DisputeForm at={at} token={token} />
    </Sheet>
  );
}

const clock = (at: number): string =>
  new Date(at).toLocaleTimeString('en-AU', { hourCycle: 'h23', timeStyle: 'medium' });

/** Line by line: when, who, what, by which clause. */
export function CoupStoryTable({ story }: { readonly story: CoupStoryPage }) {
  const { language } = useSettings();
  return (
    <table className="day-figures events coup-told">
      <tbody>
        {story.lines.map(({ at, by, says, clause }, place) => (
          // Nothing is ever put between two lines of a coup that is over.
          // oxlint-disable-next-line react/no-array-index-key -- see above
          <tr key={place}>
            <td>{clock(at)}</td>
            <td>{by.id}</td>
            <td>
              {codeText(language, says)} {clause !== null && <small>({clause})</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** One act: freezes if asked, and brings the file. */
export function DisputeForm({ at, token }: { readonly at: CoupAt; readonly token: string | null }) {
  const pit = usePitTexts();
  const [made, setMade] = useState<DisputeFile | 'refused' | null>(null);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const why = fields.get('why');
    if (typeof why !== 'string') return;
    const freeze = fields.get('freeze') !== null;
    exportDispute(at, { why, freeze }, token).then(setMade, () => setMade('refused'));
  };
  return (
    <form className="dispute-form pit-filters" onSubmit={submit}>
      <h3>{pit('dispute')}</h3>
      <label>
        {pit('disputeWhy')} <input name="why" required maxLength={500} autoComplete="off" />
      </label>
      <label>
        <input type="checkbox" name="freeze" /> {pit('disputeFreeze')}
      </label>
      <button type="submit">{pit('disputeMake')}</button>
      {made === 'refused' && <p className="refusal">{pit('notDone')}</p>}
      {made !== null && made !== 'refused' && <Made made={made} />}
    </form>
  );
}

function Made({ made: { name, sha256, href } }: { readonly made: DisputeFile }) {
  const pit = usePitTexts();
  return (
    <p role="status">
      <a className="key-link" href={href} download={name}>
        {pit('disputeSave')}
      </a>{' '}
      <small>SHA-256 {sha256}</small>
    </p>
  );
}

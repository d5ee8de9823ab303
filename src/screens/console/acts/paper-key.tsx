// A paper that goes with an act, as a form to be signed: brought from the house, opened to print.

import { useState } from 'react';
import { knownAs } from '../../client/requests/cage-requests.ts';
import { useActTexts } from './use-act-texts.ts';

export interface PaperKeyProps {
  readonly path: string;
  readonly token: string | null;
}

export function PaperKey({ path, token }: PaperKeyProps) {
  const act = useActTexts();
  const [href, setHref] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const bring = (): void => {
    setMissing(false);
    brought(path, token).then(setHref, () => setMissing(true));
  };
  return (
    <p className="act-paper">
      {href === null ? (
        <button type="button" onClick={bring}>
          {act('makeForm')}
        </button>
      ) : (
        <a href={href} target="_blank" rel="noreferrer">
          {act('openForm')}
        </a>
      )}
      {isMissing && <span role="alert"> {act('noForm')}</span>}
    </p>
  );
}

/** Where this page keeps the paper, until it is left. */
async function brought(path: string, token: string | null): Promise<string> {
  const response = await fetch(path, { headers: knownAs(token) });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return URL.createObjectURL(await response.blob());
}

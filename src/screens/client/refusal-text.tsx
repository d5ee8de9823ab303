// What the house has told, in the language that is spoken, with its clause small for staff.

import type { Denial, HouseReason } from '../../wire/index.ts';
import { codeText } from '../texts/load-texts.ts';
import { useSettings } from './settings.tsx';

export interface RefusalTextProps {
  readonly told: {
    readonly refused: string;
    readonly reason: HouseReason;
    readonly clause: string;
  };
}

export function RefusalText({ told: { reason, clause } }: RefusalTextProps) {
  const { language } = useSettings();
  return (
    <>
      <span lang={language}>{codeText(language, reason)}</span>{' '}
      {clause !== '' && <small>({clause})</small>}
    </>
  );
}

/** A request over HTTP that the house denied, as an alert. */
export const DeniedAlert = ({ denial: { denied, reason } }: { readonly denial: Denial }) => (
  <p className="refusal" role="alert">
    <RefusalText told={{ refused: denied, reason, clause: '' }} />
  </p>
);

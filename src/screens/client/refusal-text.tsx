// What the house has told, in the language that is spoken, with its clause small for staff.

import { toldText } from '../words/told.ts';
import { useSettings } from './settings.tsx';

export interface RefusalTextProps {
  readonly told: {
    readonly refused: string;
    readonly because: string;
    readonly clause: string;
  };
}

export function RefusalText({ told: { refused, because, clause } }: RefusalTextProps) {
  const { language } = useSettings();
  return (
    <>
      <span lang={language}>{toldText(language, { refused, because })}</span>{' '}
      {clause !== '' && <small>({clause})</small>}
    </>
  );
}

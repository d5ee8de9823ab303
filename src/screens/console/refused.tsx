// A no of the table: what and why and by which clause; and where it looks like more, report it.

import type { Reportable } from '../../wire/index.ts';
import type { ReportedIrregularity } from '../client/floor-terms.ts';
import type { ScreenState } from '../client/screen-state.ts';
import { RefusalText } from '../client/refusal-text.tsx';
import { useConsoleText } from './use-texts.ts';

export interface RefusedReportProps {
  readonly refused: ScreenState['refused'];
  readonly known: readonly Reportable[];
  readonly onReport: (what: ReportedIrregularity) => void;
}

export function RefusedReport({ refused, known, onReport }: RefusedReportProps) {
  const tell = useConsoleText();
  if (refused === null) return null;
  const looksLike = known.find(({ what }) => what === refused.report);
  return (
    <p className="refusal" role="alert">
      <RefusalText told={refused} />{' '}
      {looksLike !== undefined && (
        <button type="button" onClick={() => onReport(looksLike.what)}>
          {tell('reportIt')}
        </button>
      )}
    </p>
  );
}

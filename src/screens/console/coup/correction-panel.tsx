// The pad while a card on the felt is put right, and who confirms it where a result changes (G16).

import { useEffect } from 'react';
import type { ConsoleView } from '../../../wire/index.ts';
import { approvalOf } from '../../client/requests/house-requests.ts';
import type { ScreenState } from '../../client/screen-state.ts';
import { useSettings } from '../../client/settings.tsx';
import { cardSign } from '../../../texts/card-sign.ts';
import { roleText } from '../../texts/names.ts';
import { secondWith } from '../acts/act.ts';
import { ApprovalForm } from '../staff/approval-form.tsx';
import { useConsoleText } from '../use-texts.ts';
import { CardEntry } from './card-pad.tsx';
import type { CardPlace } from './position.ts';
import type { Correction } from './use-correction.ts';

export interface CorrectionPanelProps {
  readonly correction: Correction & { readonly place: CardPlace };
  readonly view: ConsoleView;
  readonly state: Pick<ScreenState, 'connected' | 'demonstration' | 'role'>;
  readonly token: string | null;
}

export function CorrectionPanel({ correction, view, state, token }: CorrectionPanelProps) {
  const { say } = useSettings();
  const tell = useConsoleText();
  const { place, unconfirmed, choose, leave } = correction;
  useEscape(leave);
  const guide = tell('whichLies', say(place.side), place.place, cardSign(place.card));
  const keep = (
    <button type="button" className="take-back" onClick={leave}>
      {tell('keepCard')}
    </button>
  );
  return (
    <div className="next-step correction">
      {unconfirmed === null ? (
        <CardEntry
          {...{ guide, waitMs: 0, onCard: choose }}
          exhausted={view.exhausted.filter(card => card !== place.card)}
          isThere={state.connected}
        >
          {keep}
        </CardEntry>
      ) : (
        <>
          <div className="entry-line">{keep}</div>
          <Confirmation {...{ correction, view, state, token }} />
        </>
      )}
    </div>
  );
}

/** A result that was shown changes: a second person stands behind it. */
function Confirmation({ correction, view, state, token }: CorrectionPanelProps) {
  const { language } = useSettings();
  const tell = useConsoleText();
  const { place, unconfirmed, confirm } = correction;
  const second = secondWith('confirm-corrected-card')({ view, role: state.role }, {});
  if (unconfirmed === null || second === null) return null;
  const approve = () =>
    void approvalOf(view.table, unconfirmed, second, token).then(confirm, () => undefined);
  return (
    <div className="correction-confirm">
      <p>{tell('resultChanges', cardSign(place.card), cardSign(unconfirmed.card))}</p>
      {state.demonstration ? (
        <button type="button" className="confirm" onClick={approve}>
          {tell('confirmAs')} {roleText(language, second)}
        </button>
      ) : (
        <ApprovalForm table={view.table} command={unconfirmed} onApproved={confirm} />
      )}
    </div>
  );
}

/** Escape leaves the card as it is. */
function useEscape(leave: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'Escape') leave();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  });
}

// A shoe before its first coup: which cards come, who cuts and where, what is burnt.

import { useState } from 'react';
import type { ConsoleView, SentCommand } from '../../../wire/index.ts';
import type { ScreenConnection } from '../../client/connection.ts';
import { RestingKey } from '../../client/resting-key.tsx';
import { useSettings } from '../../client/settings.tsx';
import { roleText } from '../../texts/names.ts';
import { seatedAt } from '../acts/act.ts';
import { CardEntry } from '../coup/card-pad.tsx';
import { mayDo } from '../staff/power-key.tsx';
import { useConsoleText } from '../use-texts.ts';

export interface ShoeStepProps {
  readonly isThere: boolean;
  readonly view: ConsoleView;
  readonly line: Pick<ScreenConnection, 'send'>;
  readonly role?: string | null;
  /** Takes another role by one touch; only in a demonstration. */
  readonly onRole?: ((role: string) => void) | undefined;
}

/** New cards, the same ones again, or cards that were shuffled under lock. */
export function BringCardsKeys({ view, line }: ShoeStepProps) {
  const tell = useConsoleText();
  const bring = (cardSet: string, preShuffled: boolean) => () =>
    line.send({ do: 'bring-cards', cardSet, preShuffled });
  const next = `set-${view.shoe + 1}`;
  return (
    <div className="bring-cards">
      <button type="button" className="next-key" onClick={bring(next, false)}>
        {tell('bringNew')}
      </button>
      <div className="beside-key">
        <button type="button" onClick={bring(next, true)}>
          {tell('bringShuffled')}
        </button>
        {view.shoe > 0 && (
          <button type="button" onClick={bring(`set-${view.shoe}`, false)}>
            {tell('bringSame')}
          </button>
        )}
      </div>
    </div>
  );
}

/** The two steps that want more than a yes: the cut and the burn. */
export function ShoeStepKeys(props: ShoeStepProps) {
  return props.view.shoeSteps[0] === 'cut' ? <CutStep {...props} /> : <BurnStep {...props} />;
}

const STEP_OF_CUT = 13;

function CutStep({ view, line, role = null, onRole }: ShoeStepProps) {
  const tell = useConsoleText();
  const { language } = useSettings();
  const { cut } = view.floor;
  const [chosen, setChosen] = useState<number | null>(null);
  if (cut === null) return null;
  const middle = Math.floor((cut.least + cut.most) / 2);
  const cutAt = Math.min(cut.most, Math.max(cut.least, chosen ?? middle));
  const { offeredTo, person, otherwise } = cut;
  const mayCut =
    offeredTo !== null ||
    person !== null ||
    role === otherwise ||
    (otherwise !== 'table-inspector' && mayDo(view.powers, role, 'cut-in-place-of-patrons'));
  const done: SentCommand = {
    do: 'prepare-shoe',
    step: 'cut',
    cutAt,
    ...(offeredTo === null ? {} : { cutter: offeredTo }),
  };
  const who = offeredTo === null ? person : tell('atSeat', offeredTo);
  const declined: SentCommand = {
    do: 'decline-cut',
    ...(offeredTo === null ? {} : { seat: offeredTo }),
  };
  return (
    <>
      <p className="guide">
        {who === null
          ? tell('cutByStaff', roleText(language, cut.otherwise))
          : tell(offeredTo === null ? 'cutNamed' : 'cutOffered', offeredTo ?? who)}
      </p>
      <div className="cut-place">
        <button type="button" onClick={() => setChosen(cutAt - STEP_OF_CUT)}>
          −
        </button>
        <output>
          {cutAt} {tell('fromTop')} ({cut.least}–{cut.most})
        </output>
        <button type="button" onClick={() => setChosen(cutAt + STEP_OF_CUT)}>
          +
        </button>
      </div>
      {mayCut || onRole === undefined ? (
        <RestingKey meaning={`cut ${who}`} className="next-key" onClick={() => line.send(done)}>
          {who === null ? tell('cut') : tell('hasCut', who)}
        </RestingKey>
      ) : (
        <RestingKey meaning="role" className="next-key" onClick={() => onRole(cut.otherwise)}>
          {tell('goOnAs')} {roleText(language, cut.otherwise)}
        </RestingKey>
      )}
      {who !== null && (
        <RestingKey meaning={who} onClick={() => line.send(declined)}>
          {tell('declines', who)}
        </RestingKey>
      )}
    </>
  );
}

/** What a patron may ask of the burn: to see the card, or that its value is burnt too. */
const BURNS = { shown: 'burnShown', value: 'burnValue' } as const;
type Burn = keyof typeof BURNS | 'unseen';

/** One card unseen; where a patron asks, it is shown, and its value burnt after it. */
function BurnStep({ view, line, isThere }: ShoeStepProps) {
  const tell = useConsoleText();
  const [burn, setBurn] = useState<Burn>('unseen');
  const [asked, setAsked] = useState<number | null>(null);
  const done = { do: 'prepare-shoe', step: 'burn' } as const;
  const seats = seatedAt(view);
  return (
    <>
      {burn === 'unseen' ? (
        <RestingKey meaning="burn" className="next-key" onClick={() => line.send(done)}>
          {tell('burnUnseen')}
        </RestingKey>
      ) : (
        <>
          <p className="guide">{tell('whoAsked')}</p>
          {seats.map(({ seat }) => (
            <button
              key={seat}
              type="button"
              aria-pressed={asked === seat}
              onClick={() => setAsked(seat)}
            >
              {seat}
            </button>
          ))}
          {asked !== null && (
            <CardEntry
              guide={tell('burn')}
              exhausted={view.exhausted}
              isThere={isThere}
              onCard={burnt =>
                line.send({
                  ...{ ...done, burnt, requestedBy: asked },
                  ...(burn === 'value' ? { burnOnRequest: true } : {}),
                })
              }
            />
          )}
        </>
      )}
      {seats.length > 0 &&
        (['shown', 'value'] as const).map(kind => (
          <button
            key={kind}
            type="button"
            aria-pressed={burn === kind}
            onClick={() => setBurn(was => (was === kind ? 'unseen' : kind))}
          >
            {burn === kind ? '☑' : '☐'} {tell(BURNS[kind])}
          </button>
        ))}
    </>
  );
}

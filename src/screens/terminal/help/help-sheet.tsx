// Help on the terminal: the patron's guide, the book's notices, and somebody to talk to.

import type { RulebookId } from '../../../rules/rulebook.ts';
import type { HousePage, PublicView } from '../../../wire/index.ts';
import { fetchHousePage } from '../../client/requests/house-requests.ts';
import { useSettings } from '../../client/settings.tsx';
import { useFetched } from '../../client/use-fetched.ts';
import { noticesOf } from '../../texts/notices.ts';
import { textsOf } from '../../texts/load-texts.ts';
import { useTerminalTexts } from '../use-terminal-texts.ts';

const guideTexts = textsOf('guide');

export interface HelpSheetProps {
  readonly view: Pick<PublicView, 'rulebook' | 'notices'>;
}

export function HelpSheet({ view }: HelpSheetProps) {
  const { language } = useSettings();
  const words = useTerminalTexts();
  const { parts } = guideTexts(language);
  return (
    <div className="help">
      {Object.values(parts).map(({ heading, lines }) => (
        <section key={heading}>
          <h3>{heading}</h3>
          <ul>
            {lines.map(line => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      ))}
      <section className="help-notices">
        {noticesOf(view, language).map(({ name, says, clause }) => (
          <p key={name}>
            {says} <small>({clause})</small>
          </p>
        ))}
        <p>{words.nobodyAdvises}</p>
        <p>{words.malfunctionVoids}</p>
        <HelpLine rulebook={view.rulebook} />
      </section>
    </div>
  );
}

/** Whom to call where a book is in force. */
const HELP_LINES: Readonly<Record<RulebookId, 'helpAustralia' | 'helpSingapore'>> = {
  crown: 'helpAustralia',
  'crown-rapid': 'helpAustralia',
  tasmania: 'helpAustralia',
  'mbs-rapid': 'helpSingapore',
  demonstration: 'helpAustralia',
};

export function HelpLine({ rulebook }: { readonly rulebook: RulebookId }) {
  const { value } = useFetched<HousePage>(fetchHousePage);
  return <HelpLineText rulebook={rulebook} ofHouse={value?.helpLine ?? null} />;
}

export interface HelpLineTextProps {
  readonly rulebook: RulebookId;
  /** The site's own line, where it has one. */
  readonly ofHouse: string | null;
}

export function HelpLineText({ rulebook, ofHouse }: HelpLineTextProps) {
  const words = useTerminalTexts();
  return (
    <p className="help-line">
      {words.helpLine} <b>{ofHouse ?? words[HELP_LINES[rulebook]]}</b>
    </p>
  );
}

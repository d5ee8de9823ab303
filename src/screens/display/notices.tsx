// What the books want patrons to be told, and the document that rules the table.

import type { PublicView, SignView } from '../../wire/index.ts';
import { useSettings } from '../client/settings.tsx';
import { noticesOf } from '../texts/notices.ts';
import { useDisplayTexts } from './use-display-texts.ts';

export function HouseNotices({
  view,
  sign,
}: {
  readonly view: PublicView;
  readonly sign: SignView;
}) {
  const { language } = useSettings();
  const { tell } = useDisplayTexts();
  const { title, issuer, edition, effective } = sign.document;
  return (
    <div className="house-notices">
      <h3>{tell('notices')}</h3>
      <ul>
        {noticesOf(view, language).map(({ name, says, clause }) => (
          <li key={name}>
            {says} <small>({clause})</small>
          </li>
        ))}
        <li>
          {tell('theRules')}: {title}, {issuer}, {edition}
          {effective !== null && `, ${effective}`} <small>({view.rulebook})</small>
        </li>
      </ul>
    </div>
  );
}

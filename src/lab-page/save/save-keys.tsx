// The keys that save a table of the lab as a file.

import { saveCsv, saveXlsx } from '../../screens/save/save-file.ts';
import type { SavedSheet } from '../../screens/save/sheet.ts';
import { useLabTexts } from '../use-lab-texts.ts';

export function SaveKeys({ sheet }: { readonly sheet: () => SavedSheet }) {
  const text = useLabTexts();
  return (
    <p className="lab-keys">
      <button type="button" onClick={() => saveCsv(sheet())}>
        {text('saveCsv')}
      </button>
      <button type="button" onClick={() => void saveXlsx(sheet())}>
        {text('saveXlsx')}
      </button>
    </p>
  );
}

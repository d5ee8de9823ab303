// Which kind of screen is enrolled: its form names it 'kind'.

import { usePitTexts } from './use-pit-texts.ts';

const SCREENS = ['console', 'terminal', 'display'] as const;

export function ScreenKindSelect({ title }: { readonly title: string }) {
  const pit = usePitTexts();
  return (
    <label>
      {title}
      <select name="kind">
        {SCREENS.map(kind => (
          <option key={kind} value={kind}>
            {pit(kind)}
          </option>
        ))}
      </select>
    </label>
  );
}

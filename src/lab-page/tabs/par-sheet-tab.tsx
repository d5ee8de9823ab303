// The par sheet as `sabot parsheet` prints it, shown on the page and saved as a file of its own.

import { useEffect, useRef } from 'react';
import type { GameSettings } from '../game/game-settings.ts';
import { saveFile } from '../../screens/save/save-file.ts';
import { useLabTexts } from '../use-lab-texts.ts';
import { useLab } from '../worker/lab-client.ts';
import { AnswerPanel } from './answered.tsx';

export function ParSheetTab({ game }: { readonly game: GameSettings }) {
  const text = useLabTexts();
  const state = useLab('parsheet', { game });
  const { book, version, decks } = game;
  return (
    <section className="lab-part" aria-label={text('parSheet')}>
      <AnswerPanel state={state}>
        {({ page }) => (
          <>
            <p className="lab-keys">
              <button
                type="button"
                onClick={() =>
                  saveFile(
                    `sabot-parsheet-${book}-${version}-${decks}.html`,
                    new Blob([page], { type: 'text/html;charset=utf-8' }),
                  )
                }
              >
                {text('savePage')}
              </button>
              <small>{text('inEnglish')}</small>
            </p>
            <SheetShown page={page} />
          </>
        )}
      </AnswerPanel>
    </section>
  );
}

/** What lies between two marks of a page that we have written ourselves. */
const between = (page: string, begin: string, end: string): string =>
  page.slice(page.indexOf(begin) + begin.length, page.lastIndexOf(end));

/**
 * A page within the page, with a dress of its own. The house's headers forbid styles that stand in
 * markup, so they are put on by script: as a style sheet, and cell by cell.
 */
function SheetShown({ page }: { readonly page: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const box = place.current;
    if (box === null) return;
    const root = box.shadowRoot ?? box.attachShadow({ mode: 'open' });
    const dress = new CSSStyleSheet();
    const css = between(page, '<style>', '</style>');
    dress.replaceSync(css.replaceAll(/(^|[\s,}])(:root|html|body)(?=[\s,{])/gu, '$1:host'));
    root.adoptedStyleSheets = [dress];
    root.innerHTML = between(page, '<body>', '</body>')
      .replaceAll(' style="', ' data-style="')
      .replaceAll(/<(\/?)main>/gu, '<$1div>');
    for (const cell of root.querySelectorAll<HTMLElement>('[data-style]')) {
      cell.style.cssText = cell.dataset['style'] ?? '';
    }
    for (const scroll of root.querySelectorAll('.scroll')) scroll.setAttribute('tabindex', '0');
  }, [page]);
  return <div ref={place} className="lab-sheet" lang="en" />;
}

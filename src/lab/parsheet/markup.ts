// Pieces of a page. Text is escaped where it enters, so that no name can break the page.

/** Text that is markup already. */
export interface Markup {
  readonly markup: string;
}

export type Content = string | number | Markup | false | undefined | readonly Content[];

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string =>
  text.replaceAll(/[&<>"']/g, char => ESCAPES[char] ?? char);

const isMarkup = (content: Content): content is Markup =>
  typeof content === 'object' && 'markup' in content;

function rendered(content: Content): string {
  if (content === undefined || content === false) return '';
  if (typeof content === 'string') return escaped(content);
  if (typeof content === 'number') return String(content);
  return isMarkup(content) ? content.markup : content.map(rendered).join('');
}

/** Markup with what is put into it escaped. */
export const html = (parts: TemplateStringsArray, ...contents: readonly Content[]): Markup => ({
  markup: parts.map((part, at) => part + rendered(contents[at])).join(''),
});

/** Markup that we wrote ourselves, as it is. */
export const raw = (markup: string): Markup => ({ markup });

export interface TableColumn {
  readonly head: Content;
  /** Numbers stand to the right, under one another. */
  readonly kind?: 'number' | 'text' | 'exact' | 'clause';
}

/** Rows under a heading of their own. */
export interface RowGroup {
  readonly head?: Content;
  readonly rows: readonly (readonly Content[])[];
}

/** A table with its caption, in groups of rows; the first cell of a row names the row. */
export function groupedTable(
  caption: Content,
  columns: readonly TableColumn[],
  groups: readonly RowGroup[],
): Markup {
  const kindOf = (at: number) => columns[at]?.kind ?? 'text';
  const headings = columns.map(
    ({ head }, at) => html`<th scope="col" class="${kindOf(at)}">${head}</th>`,
  );
  const cellOf = (cell: Content, at: number) =>
    at === 0
      ? html`<th scope="row" class="${kindOf(at)}">${cell}</th>`
      : html`<td class="${kindOf(at)}">${cell}</td>`;
  const bodyOf = ({ head, rows }: RowGroup) =>
    html`<tbody>
      ${
        head &&
        html`<tr class="group">
          <th scope="rowgroup" colspan="${columns.length}">${head}</th>
        </tr>`
      }
      ${rows.map(
        row =>
          html`<tr>
            ${row.map(cellOf)}
          </tr> `,
      )}
    </tbody> `;
  return html`<table>
    ${
      caption &&
      html`<caption>
        ${caption}
      </caption>`
    }
    <thead>
      <tr>
        ${headings}
      </tr>
    </thead>
    ${groups.map(bodyOf)}
  </table> `;
}

/** A table without groups. */
export const table = (
  caption: Content,
  columns: readonly TableColumn[],
  rows: readonly (readonly Content[])[],
): Markup => groupedTable(caption, columns, [{ rows }]);

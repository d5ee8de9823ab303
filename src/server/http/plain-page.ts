// Pages without a script, for what must be read or printed even where no screen was built.

/** Where their dress hangs; `screenRoutes` hands it out. */
export const PLAIN_CSS = '/plain.css';

/** Dark as the house on a screen, black on white on paper. */
export const PLAIN_STYLE = `
:root { color-scheme: dark; }
body {
  margin: 0; background: #0b1220; color: #f2ead8;
  font: 1.1rem/1.55 system-ui, 'Noto Sans', 'Noto Sans CJK SC', sans-serif;
}
main { max-width: 44rem; margin: 0 auto; padding: 8vh 1.2rem; }
h1 { margin: 0 0 0.4rem; font-size: 1.9rem; line-height: 1.2; }
h2 { margin: 2rem 0 0.3rem; font-size: 1.2rem; }
p { margin: 0.3rem 0; }
a { color: #d9b25a; }
nav { display: flex; flex-wrap: wrap; gap: 0.8rem; margin: 1.4rem 0; }
.key {
  display: inline-flex; align-items: center; min-height: 44px; padding: 0 1.1rem;
  border: 1px solid #d9b25a; border-radius: 8px; text-decoration: none;
}
.quiet { color: #a9b0bd; }
dl { margin: 2rem 0; }
dl div { padding: 0.8rem 0; border-top: 1px solid #2a3850; }
dt { display: flex; gap: 1rem; justify-content: space-between; font-weight: 700; }
dt small { color: #a9b0bd; font-weight: 400; white-space: nowrap; }
dd { margin: 0.2rem 0 0; white-space: pre-line; }
@media print {
  :root { color-scheme: light; }
  body { background: #fff; color: #000; font-size: 11pt; }
  main { max-width: none; padding: 0; }
  nav { display: none; }
  .quiet, dt small { color: #333; }
  dl div { border-color: #999; break-inside: avoid; }
}
`;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** A text as it may stand in a page. */
export const escaped = (text: string): string =>
  text.replaceAll(/[&<>"]/g, sign => ESCAPES[sign] ?? sign);

/** The page around what is given; the title is escaped here, the inside by whoever wrote it. */
export const plainPage = (language: string, title: string, inside: string): string =>
  `<!doctype html><html lang="${language}"><meta charset="utf-8">` +
  '<meta name="viewport" content="width=device-width, initial-scale=1">' +
  `<title>${escaped(title)}</title><link rel="icon" href="data:,">` +
  `<link rel="stylesheet" href="${PLAIN_CSS}">` +
  `<main>${inside}</main></html>`;

/** One page that says the same in every language, each with a key to another address. */
export const pageInAll = (
  texts: Iterable<
    readonly [language: string, { readonly heading: string; says: string; door: string }]
  >,
  address: string,
): string =>
  plainPage(
    'en',
    'Sabot',
    [...texts]
      .map(([language, { heading, says, door }], at) => {
        const level = at === 0 ? 'h1' : 'h2';
        const nav = `<nav><a class="key" href="${address}?lang=${language}">${door}</a></nav>`;
        const head = `<${level}>${heading}</${level}>`;
        return `<section lang="${language}">${head}<p>${says}</p>${nav}</section>`;
      })
      .join(''),
  );

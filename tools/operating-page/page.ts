// Writes the table of settings into docs/operating.md: what is documented is what is read.

import { settingValue } from '../../src/server/settings/setting-kinds.ts';
import { SETTINGS } from '../../src/server/settings/settings.ts';

const BEGIN = '<!-- settings: written by npm run operating:page -->\n';
const END = '<!-- end of settings -->\n';

/** Every setting with its kind, its default and one sentence. */
export function settingsTable(): string {
  const rows = Object.values(SETTINGS).map(setting => {
    const { env, says } = setting;
    return `| \`${env}\` | ${settingValue(setting)} | ${defaultText(setting.default)} | ${says} |`;
  });
  const head = ['| setting | | left out | what it does |', '| --- | --- | --- | --- |'];
  return [...head, ...rows, ''].join('\n');
}

function defaultText(value: (typeof SETTINGS)[keyof typeof SETTINGS]['default']): string {
  // A list or a table without anything in it.
  if (value === null || (typeof value === 'object' && Object.keys(value).length === 0))
    return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
}

/** The page with its table as it must be now. */
export function withSettings(page: string): string {
  const [before, rest] = page.split(BEGIN);
  const [, after] = rest?.split(END) ?? [];
  if (before === undefined || after === undefined) {
    throw new Error('docs/operating.md has lost the place of its settings');
  }
  return `${before}${BEGIN}\n${settingsTable()}\n${END}${after}`;
}

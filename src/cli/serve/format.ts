// What `sabot serve` says: where the screens are, and which settings there are.

import { settingValue } from '../../server/settings/setting-kinds.ts';
import type { SETTINGS } from '../../server/settings/settings.ts';
import { SCREENS } from '../../server/http/pages.ts';
import type { RunningHouse } from '../../server/index.ts';

/** The addresses of a house that has just been opened. */
export function formatHouse(
  running: Pick<RunningHouse, 'house' | 'url' | 'folder' | 'foundDatabase' | 'setUpLink'>,
): string {
  const { house, url, folder, foundDatabase, setUpLink } = running;
  const { plan, demonstration, release } = house;
  const kind = demonstration ? 'a demonstration house, for play money only' : 'a live house';
  const tables = plan.tables.length === 1 ? '1 table' : `${plan.tables.length} tables`;
  const [first] = plan.tables;
  const query = first === undefined ? '' : `?table=${first.name}`;
  const screens = SCREENS.map(({ title, path, isOfTable }) =>
    line(title, `${url}/${path}${isOfTable ? query : ''}`),
  );
  return [
    `Sabot ${release.version}: ${plan.name}, ${kind}, ${tables}.`,
    ...screens,
    line('HTTP interface', `${url}/openapi`),
    line('health', `${url}/healthz`),
    line('data', folder),
    ...(foundDatabase ? ['', FOUND_DATABASE] : []),
    ...(setUpLink === null ? [] : ['', 'Nobody works here yet. Once, and only once:', setUpLink]),
    '',
    'Ctrl-C closes it.',
    '',
  ].join('\n');
}

const FOUND_DATABASE =
  'The database of an earlier house still ran here: this one has taken it over.';

const line = (title: string, address: string): string => `  ${title.padEnd(15)} ${address}`;

/** The table of settings for the help page. */
export function formatSettings(settings: typeof SETTINGS): string {
  const lines = Object.values(settings).map(setting => {
    const { default: usual } = setting;
    const isNothing = usual === null || typeof usual === 'object';
    const fallback = isNothing
      ? ''
      : ` (${typeof usual === 'string' ? usual : JSON.stringify(usual)})`;
    const name = `  ${setting.env.padEnd(28)} ${settingValue(setting)}${fallback}`;
    return `${name}\n${' '.repeat(31)}${setting.says}`;
  });
  return `Settings from the environment:\n${lines.join('\n')}`;
}

// What a start puts on record: the software and the settings, and what of either is not as it was
// at the start before (R-SW-3, R-EVT-2).

import type { Release } from '../ports/release.ts';
import type { Start } from './house-stream-state.ts';
import type { HouseRecord } from './house-record.ts';
import { type Settings, type SettingsOnRecord, settingsOnRecord } from '../settings/settings.ts';

/** One setting that is not what it was. */
interface Change {
  readonly setting: string;
  readonly from: unknown;
  readonly to: unknown;
}

export async function noteStart(
  record: Pick<HouseRecord, 'known' | 'note'>,
  release: Release,
  inForce: Settings,
  keys: string,
): Promise<void> {
  const { lastStart } = record.known;
  const settings = settingsOnRecord(inForce);
  await record.note('server-started', { release, settings, keys } satisfies Start);
  if (lastStart === null) return;
  if (lastStart.release.engine !== release.engine) {
    await record.note('software-changed', { from: lastStart.release, to: release });
  }
  const changes = changesOf(lastStart.settings, settings);
  if (changes.length > 0) await record.note('settings-changed', { changes });
}

function changesOf(before: SettingsOnRecord | null, now: SettingsOnRecord): readonly Change[] {
  if (before === null) return [];
  const was = new Map<string, unknown>(Object.entries(before));
  return Object.entries(now).flatMap(([setting, to]) => {
    // A setting that was not there yet has no earlier value.
    const from = was.get(setting) ?? null;
    return JSON.stringify(from) === JSON.stringify(to) ? [] : [{ setting, from, to }];
  });
}

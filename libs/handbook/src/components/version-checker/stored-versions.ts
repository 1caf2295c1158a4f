import type { StoredVersions } from '@starhaven/contracts/handbook';
import { StoredVersionsSchema } from '@starhaven/contracts/handbook';
import { readStored, readStoredText, writeStoredText } from '@starhaven/ui-kit';
import { safeParse } from 'valibot';

const versionsKey = 'handbook.versions';
const reloadKey = 'handbook.reloaded';

/** The versions that the browser stores; null if there are none, they are unreadable or storage is forbidden. */
export function readStoredVersions(): StoredVersions | null {
  const parsed = safeParse(StoredVersionsSchema, readStored('localStorage', versionsKey));
  return parsed.success && Object.keys(parsed.output.commits).length > 0 ? parsed.output : null;
}

/** Returns whether the value is really stored: some browsers accept a value and drop it. */
export function storeVersions(versions: StoredVersions): boolean {
  const text = JSON.stringify(versions);
  return writeStoredText('localStorage', versionsKey, text) && readStoredText('localStorage', versionsKey) === text;
}

/** The last automatic reload of this tab, in milliseconds; null = never. */
export function readReload(): number | null {
  const time = Number(readStoredText('sessionStorage', reloadKey));
  return time > 0 ? time : null;
}

/** Returns false if the time could not be stored; the page must then not reload itself. */
export const noteReload = (nowMs: number): boolean =>
  writeStoredText('sessionStorage', reloadKey, String(nowMs)) && readReload() === nowMs;

import type { StoredVersions } from '@starhaven/contracts/handbook';
import { StoredVersionsSchema } from '@starhaven/contracts/handbook';
import { safeParse } from 'valibot';

const versionsKey = 'handbook.versions';
const reloadKey = 'handbook.reloaded';

/** The versions that the browser stores; null if there are none, they are unreadable or storage is forbidden. */
export function readStored(): StoredVersions | null {
  try {
    const parsed = safeParse(StoredVersionsSchema, JSON.parse(localStorage.getItem(versionsKey) ?? 'null'));
    return parsed.success && Object.keys(parsed.output.commits).length > 0 ? parsed.output : null;
  } catch {
    return null;
  }
}

/** Returns whether the value is really stored: some browsers accept a value and drop it. */
export function store(versions: StoredVersions): boolean {
  const text = JSON.stringify(versions);
  try {
    localStorage.setItem(versionsKey, text);
    return localStorage.getItem(versionsKey) === text;
  } catch {
    return false;
  }
}

/** The last automatic reload of this tab, in milliseconds; null = never. */
export function readReload(): number | null {
  try {
    const time = Number(sessionStorage.getItem(reloadKey));
    return time > 0 ? time : null;
  } catch {
    return null;
  }
}

/** Returns false if the time could not be stored; the page must then not reload itself. */
export function noteReload(nowMs: number): boolean {
  try {
    sessionStorage.setItem(reloadKey, String(nowMs));
    return readReload() === nowMs;
  } catch {
    return false;
  }
}

import type { StoredVersions } from '@starhaven/contracts';
import { StoredVersionsSchema } from '@starhaven/contracts';
import { safeParse } from 'valibot';

const versionsKey = 'handbook.versions';
const reloadKey = 'handbook.reloaded';

/** What the browser remembers; null when that is nothing, unreadable, or not allowed. */
export function readStored(): StoredVersions | null {
  try {
    const parsed = safeParse(StoredVersionsSchema, JSON.parse(localStorage.getItem(versionsKey) ?? 'null'));
    return parsed.success && Object.keys(parsed.output.commits).length > 0 ? parsed.output : null;
  } catch {
    return null;
  }
}

/** Returns whether it is really there now: some browsers take what they do not keep. */
export function store(versions: StoredVersions): boolean {
  const text = JSON.stringify(versions);
  try {
    localStorage.setItem(versionsKey, text);
    return localStorage.getItem(versionsKey) === text;
  } catch {
    return false;
  }
}

/** When this tab last reloaded itself, milliseconds; null = never. */
export function readReload(): number | null {
  try {
    const time = Number(sessionStorage.getItem(reloadKey));
    return time > 0 ? time : null;
  } catch {
    return null;
  }
}

/** False when it could not be noted: then the page must not reload itself. */
export function noteReload(nowMs: number): boolean {
  try {
    sessionStorage.setItem(reloadKey, String(nowMs));
    return readReload() === nowMs;
  } catch {
    return false;
  }
}

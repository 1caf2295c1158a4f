import type { GameVersion, StoredVersions } from '@starhaven/contracts/handbook';
import { versionCheckIntervalMs } from './version-timings';

export type Commits = StoredVersions['commits'];

export interface VersionFacts {
  /** The browser's stored versions; null if there are none. */
  stored: StoredVersions | null;
  /** The versions that this page was loaded with or last received; null before its first check. */
  seen: Commits | null;
  /** The versions that the host serves. */
  served: readonly Pick<GameVersion, 'game' | 'commit'>[];
  nowSeconds: number;
}

export interface VersionVerdict {
  /**
   * `available`: new data is available (docs/behaviour/handbook.md#version-check). `outdated`: another page of this site has already stored
   * the new version.
   */
  update: 'none' | 'available' | 'outdated';
  /** The versions to store; null if the host sent none. */
  next: StoredVersions | null;
}

/**
 * Compares the served commits with the stored ones. Without stored versions, or for a new game, the result is `none`
 * (docs/behaviour/handbook.md#version-check).
 */
export function judgeVersions({ stored, seen, served, nowSeconds }: VersionFacts): VersionVerdict {
  const commits: Commits = {};
  for (const { game, commit } of served) if (commit !== '') commits[game] = commit;
  if (Object.keys(commits).length === 0) return { update: 'none', next: null };
  const next = { commits: { ...stored?.commits, ...commits }, checkedAt: nowSeconds };
  if (differs(stored?.commits, commits)) return { update: 'available', next };
  return { update: differs(seen, commits) ? 'outdated' : 'none', next };
}

const differs = (known: Commits | null | undefined, served: Commits) =>
  Object.entries(served).some(([game, commit]) => known?.[game] !== undefined && known[game] !== commit);

export interface PageFacts {
  /** The new commits were stored. Otherwise, after a reload the page would find the same update again. */
  isStored: boolean;
  /** A field was changed, or a dialog is open. */
  isInUse: boolean;
  /** The last automatic reload of this page, in milliseconds; null = never. */
  reloadedAtMs: number | null;
  nowMs: number;
}

/** Whether a page with an update may reload itself. A host that alternates between two versions must not cause a reload loop. */
export function mayReload({ isStored, isInUse, reloadedAtMs, nowMs }: PageFacts): boolean {
  const isRecent = reloadedAtMs !== null && Math.abs(nowMs - reloadedAtMs) < versionCheckIntervalMs;
  return isStored && !isInUse && !isRecent;
}

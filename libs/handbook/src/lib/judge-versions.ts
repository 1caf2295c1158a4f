import type { GameVersion, StoredVersions } from '@starhaven/contracts';
import { versionCheckIntervalMs } from '@starhaven/contracts';

export type Commits = StoredVersions['commits'];

export interface VersionFacts {
  /** What the browser remembers; null when it remembers nothing. */
  stored: StoredVersions | null;
  /** What this page was loaded with, or last told of; null before its first check. */
  seen: Commits | null;
  /** What the host serves. */
  served: readonly Pick<GameVersion, 'game' | 'commit'>[];
  nowSeconds: number;
}

export interface VersionVerdict {
  /** `update`: new data came (docs/behaviour/handbook.md#version-check). `outdated`: another page of this site has taken it already. */
  news: 'none' | 'update' | 'outdated';
  /** To be stored; null when the host said nothing. */
  next: StoredVersions | null;
}

/**
 * Compares served commits with the remembered ones: nothing remembered is no news, and a game that is new is none either
 * (docs/behaviour/handbook.md#version-check).
 */
export function judgeVersions({ stored, seen, served, nowSeconds }: VersionFacts): VersionVerdict {
  const commits: Commits = {};
  for (const { game, commit } of served) if (commit !== '') commits[game] = commit;
  if (Object.keys(commits).length === 0) return { news: 'none', next: null };
  const next = { commits: { ...stored?.commits, ...commits }, checkedAt: nowSeconds };
  if (differs(stored?.commits, commits)) return { news: 'update', next };
  return { news: differs(seen, commits) ? 'outdated' : 'none', next };
}

const differs = (known: Commits | null | undefined, served: Commits) =>
  Object.entries(served).some(([game, commit]) => known?.[game] !== undefined && known[game] !== commit);

export interface PageFacts {
  /** The new commits were written down; otherwise a reload would find the same news again. */
  isStored: boolean;
  /** A field was changed, or a dialog is open. */
  isInUse: boolean;
  /** When this page last reloaded itself, milliseconds; null = never. */
  reloadedAtMs: number | null;
  nowMs: number;
}

/** Whether a page with news may reload itself. Hosts that serve two versions in turn must not make it reload over and over. */
export function mayReload({ isStored, isInUse, reloadedAtMs, nowMs }: PageFacts): boolean {
  const isRecent = reloadedAtMs !== null && Math.abs(nowMs - reloadedAtMs) < versionCheckIntervalMs;
  return isStored && !isInUse && !isRecent;
}

import type { GameBuild, Platform } from '@starhaven/contracts';

export interface PickedBuild {
  platform: Platform;
  build: GameBuild | null;
  /** The platform or version that the URL asked for and that does not exist; null when all of it does. */
  missing: string | null;
}

/**
 * The platform and version that the URL names. Default is the first platform and its first version; choosing a platform
 * selects its first version (docs/behaviour/downloads.md#platform-and-version). Names that do not exist fall back the same way.
 */
export function pickBuild(platforms: readonly Platform[], search: URLSearchParams): PickedBuild | null {
  const wanted = search.get('platform')?.toLowerCase();
  const platform = platforms.find(({ platfrom }) => platfrom.toLowerCase() === wanted) ?? platforms[0];
  if (!platform) return null;
  const version = search.get('version');
  const build =
    platform.version.find((candidate) => buildKey(candidate) === version) ??
    platform.version.find((candidate) => candidate.name === version) ??
    platform.version[0] ??
    null;
  const hasPlatform = wanted === undefined || platform.platfrom.toLowerCase() === wanted;
  const hasVersion = version === null || (build !== null && [buildKey(build), build.name].includes(version));
  const missing = hasPlatform ? (hasVersion ? null : version) : search.get('platform');
  return { platform, build, missing: missing?.slice(0, 40) ?? null };
}

/** What the URL calls a build: its version, and its engine's short code where it has one. */
export function buildKey(build: GameBuild): string {
  return build.project?.short ? `${build.name}-${build.project.short}` : build.name;
}

/** The query that selects a platform, and a version of it. */
export function pickerSearch(platform: Platform, build?: GameBuild): string {
  const search = new URLSearchParams({ platform: platform.platfrom });
  if (build) search.set('version', buildKey(build));
  return `?${search}`;
}

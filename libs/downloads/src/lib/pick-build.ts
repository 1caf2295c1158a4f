import type { GameBuild, Platform } from '@starhaven/contracts/games';
import type { VisitorDevice } from '@starhaven/ui-kit/server';

export interface PickedBuild {
  platform: Platform;
  build: GameBuild | null;
  /** The platform or version in the URL that does not exist; null if both exist. */
  missing: string | null;
  /** The platform was chosen by the visitor's device. */
  isForDevice: boolean;
}

/**
 * The platform and version in the URL. Default: the platform of the visitor's phone, or else the first one, with its first version.
 * Choosing a platform selects its first version (docs/behaviour/downloads.md#platform-and-version). Unknown names use the same default.
 */
export function pickBuild(
  platforms: readonly Platform[],
  search: URLSearchParams,
  device: VisitorDevice | null = null,
): PickedBuild | null {
  const wanted = search.get('platform')?.toLowerCase();
  const named = (name: string | undefined) => platforms.find(({ platfrom }) => platfrom.toLowerCase() === name);
  const ofDevice = wanted === undefined && device !== null ? named(device) : undefined;
  const platform = named(wanted) ?? ofDevice ?? platforms[0];
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
  return { platform, build, missing: missing?.slice(0, 40) ?? null, isForDevice: ofDevice !== undefined };
}

/** The name of a build in the URL: its version, and its engine's short code if it has one. */
export function buildKey(build: GameBuild): string {
  return build.project?.short ? `${build.name}-${build.project.short}` : build.name;
}

/** The query that selects a platform, and optionally one of its versions. */
export function pickerSearch(platform: Platform, build?: GameBuild): string {
  const search = new URLSearchParams({ platform: platform.platfrom });
  if (build) search.set('version', buildKey(build));
  return `?${search}`;
}

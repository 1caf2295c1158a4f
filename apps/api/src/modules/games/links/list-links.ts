import type { DownloadLink, Platform } from '@starhaven/contracts/games';

export interface OfferedLink {
  url: string;
  /** Platform, build and name, for people. */
  place: string;
  /** Bytes; 0: the build does not say. */
  promisedBytes: number;
}

const ofLink = ({ url, name, mirror, tutorial, game }: DownloadLink, build: string): OfferedLink[] => {
  const promisedBytes = game?.Full?.package_size ?? 0;
  return [
    { url, place: `${build}: ${name}`, promisedBytes },
    ...(mirror ?? []).map((one) => ({ url: one.url, place: `${build}: ${name}, mirror ${one.name}`, promisedBytes })),
    ...(tutorial ? [{ url: tutorial.url, place: `${build}: ${name}, tutorial`, promisedBytes: 0 }] : []),
  ];
};

/** Each address of a game's downloads once, at the first place that has it. */
export function listLinks(platforms: readonly Platform[]): OfferedLink[] {
  const all = platforms.flatMap(({ platfrom, version }) =>
    (version ?? []).flatMap(({ name, download }) =>
      (download ?? []).flatMap(({ link }) => (link ?? []).flatMap((one) => ofLink(one, `${platfrom} ${name}`))),
    ),
  );
  return [...new Map(all.reverse().map((link) => [link.url, link])).values()].reverse();
}

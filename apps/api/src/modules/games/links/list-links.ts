import type { DownloadLink, Platform } from '@starhaven/contracts/games';
import { algorithmOf } from './hash-link';

export interface OfferedLink {
  url: string;
  /** Platform, build and name, for people. */
  place: string;
  /** Bytes; 0: the build states none. */
  promisedBytes: number;
  /** In hex; empty: the build states none. */
  promisedChecksum: string;
}

const checksumOf = (text: string | undefined) => {
  const checksum = (text ?? '').trim().toLowerCase();
  return algorithmOf(checksum) === null ? '' : checksum;
};

function ofLink({ url, name, mirror, tutorial, game, package: pack }: DownloadLink, build: string): OfferedLink[] {
  const full = game?.Full;
  const place = `${build}: ${name}`;
  const file = {
    promisedBytes: full?.package_size ?? 0,
    promisedChecksum: checksumOf(full?.md5) || checksumOf(pack?.md5),
  };
  const parts = [
    ...(full?.segments ?? []).map((part, index) => ({ part, place: `${place}, part ${index + 1}` })),
    ...(full?.voice_packs ?? []).map((part, index) => ({ part, place: `${place}, voice pack ${index + 1}` })),
  ];
  return [
    { url, place, ...file },
    ...(mirror ?? []).map((one) => ({ url: one.url, place: `${place}, mirror ${one.name}`, ...file })),
    ...(tutorial ? [{ url: tutorial.url, place: `${place}, tutorial`, promisedBytes: 0, promisedChecksum: '' }] : []),
    ...parts.map(({ part, place: partPlace }) => ({
      ...{ url: part.path, place: partPlace },
      ...{ promisedBytes: part.package_size, promisedChecksum: checksumOf(part.md5) },
    })),
  ].filter((one) => one.url !== '');
}

/** The links of a game's downloads. An address that occurs several times is listed once, at its first place. */
export function listLinks(platforms: readonly Platform[]): OfferedLink[] {
  const all = platforms.flatMap(({ platfrom, version }) =>
    (version ?? []).flatMap(({ name, download }) =>
      (download ?? []).flatMap(({ link }) => (link ?? []).flatMap((one) => ofLink(one, `${platfrom} ${name}`))),
    ),
  );
  return [...new Map(all.reverse().map((link) => [link.url, link])).values()].reverse();
}

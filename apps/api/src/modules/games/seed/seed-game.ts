import { createHash } from 'node:crypto';
import type { DownloadLink, Game, NamedLink, Platform } from '@starhaven/contracts/games';

/** A game of the first run in its wire form, with its downloads. */
export interface SeedGame {
  game: Game;
  platforms: Platform[];
}

/** The games' package texts give sizes in whole gibibytes. */
export const gibibyte = 1024 ** 3;

/** A checksum of the right form for an example file that does not exist. */
export function exampleMd5(name: string): string {
  return createHash('md5').update(name).digest('hex');
}

/** A placeholder for a host's own files; example.org is reserved for examples. */
export function exampleFile(name: string): string {
  return `https://downloads.example.org/${name}`;
}

export const setupGuide = { name: 'Setup guide', url: '/guide' };

/** Default values of a link. */
const mirror: NamedLink[] = [];
export const plainLink = { tutorial: null, mirror, package: null, game: null };

/** An example of a host's client; its comment says that it is an example. */
export function exampleClient(name: string, region: string, comment: string): DownloadLink {
  return {
    ...plainLink,
    name,
    comment: `Example entry: ${comment}`,
    url: exampleFile(name),
    url_name: 'Download',
    mirror: [{ name: 'Example', url: `https://mirror.example.org/${name}` }],
    package: { name, region, md5: exampleMd5(name) },
  };
}

import { createHash } from 'node:crypto';
import type { DownloadLink, Game, NamedLink, Platform } from '@starhaven/contracts';

/** A game of the first run in its wire form, with what there is to download. */
export interface SeedGame {
  game: Game;
  platforms: Platform[];
}

/** Sizes are whole gibibytes in the texts of the games' packages. */
export const gibibyte = 1024 ** 3;

/** A checksum of the right form for a file that only exists as an example. */
export function exampleMd5(name: string): string {
  return createHash('md5').update(name).digest('hex');
}

/** Where a host would put its own files; example.org belongs to nobody. */
export function exampleFile(name: string): string {
  return `https://downloads.example.org/${name}`;
}

export const setupGuide = { name: 'Setup guide', url: '/guide' };

/** What a link has unless it says otherwise. */
export const plainLink = { tutorial: null, mirror: [] as NamedLink[], package: null, game: null };

/** A client that a host would offer; the comment says that it is an example. */
export function exampleClient(name: string, region: string, comment: string): DownloadLink {
  return {
    ...plainLink,
    name,
    comment: `Example entry: ${comment}`,
    url: exampleFile(name),
    url_name: 'Example link',
    mirror: [{ name: 'Example', url: `https://mirror.example.org/${name}` }],
    package: { name, region, md5: exampleMd5(name) },
  };
}

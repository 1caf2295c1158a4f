import type { DownloadLink, Game, PackageFile, Platform } from '@starhaven/contracts/games';
import { toUnixSeconds } from '../../platform/time/to-unix-seconds';
import type { GameRow, LinkRow, PlatformRow } from './repository';

/** A game in the form of the list and the detail page (docs/behaviour/downloads.md#game). */
export function gameToWire(row: GameRow): Game {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    description: row.description,
    image: row.image,
    lastUpdate: toUnixSeconds(row.lastUpdate),
    version: row.version,
    keyword: row.keyword,
    engine: row.engines.map(({ id, name, short, link, features, command }) => ({
      id,
      name,
      short,
      link,
      features,
      ...(command === null ? {} : { command }),
    })),
    gameTitle: row.gameTitle,
    short: row.short,
  };
}

function filesToWire(row: LinkRow, kind: LinkRow['files'][number]['kind']): PackageFile[] {
  return row.files
    .filter((file) => file.kind === kind)
    .map(({ path, sizeBytes, md5 }) => ({ path, package_size: sizeBytes, md5 }));
}

function linkToWire(row: LinkRow): DownloadLink {
  return {
    name: row.name,
    comment: row.comment,
    url: row.url,
    url_name: row.urlName,
    tutorial: row.tutorialUrl === null ? null : { name: row.tutorialName ?? '', url: row.tutorialUrl },
    mirror: row.mirrors.map(({ name, url }) => ({ name, url })),
    package:
      row.packageName === null
        ? null
        : { name: row.packageName, region: row.packageRegion ?? '', md5: row.packageMd5 ?? '' },
    game:
      row.fullSizeBytes === null
        ? null
        : {
            Full: {
              package_size: row.fullSizeBytes,
              md5: row.fullMd5 ?? '',
              segments: filesToWire(row, 'segment'),
              voice_packs: filesToWire(row, 'voice_pack'),
            },
          },
  };
}

/** A platform with its builds; `platfrom` is the specification's spelling (docs/behaviour/downloads.md#platform). */
export function platformToWire(row: PlatformRow): Platform {
  return {
    id: row.id,
    platfrom: row.name,
    version: row.builds.map((build) => ({
      name: build.name,
      project: build.engine && { name_engine: build.engine.name, short: build.engine.short },
      download: build.groups.map(({ name, links }) => ({ name, link: links.map(linkToWire) })),
    })),
  };
}

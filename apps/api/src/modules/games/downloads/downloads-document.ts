import type { DownloadLink, Platform } from '@starhaven/contracts/games';
import * as v from 'valibot';

const maxLength = 2_000;
const text = v.pipe(v.string('a text'), v.maxLength(maxLength, `at most ${maxLength} characters`));
const name = v.pipe(text, v.nonEmpty('a name'));
const md5 = v.pipe(
  v.string('an MD5'),
  v.regex(/^([\da-f]{32})?$/i, 'an MD5 of 32 hexadecimal digits, or "" when it is not known'),
);
const bytes = v.pipe(
  v.number('a number of bytes'),
  v.safeInteger('a whole number of bytes'),
  v.minValue(0, 'a number of bytes, 0 when it is not known'),
);

/** Addresses that a link may have: another host, or a page or file of the site. */
const address = v.pipe(
  text,
  v.check(
    (url) => /^\/(?![/\\])/.test(url) || (URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)),
    'an http or https address, or a path of the site such as /guide',
  ),
);

const NamedLinkSchema = v.strictObject({ name, url: address });

const PackageFileSchema = v.strictObject({ path: name, package_size: bytes, md5 });

const LinkSchema = v.strictObject({
  name,
  comment: v.optional(text, ''),
  url: address,
  url_name: v.optional(text, ''),
  tutorial: v.nullish(NamedLinkSchema),
  mirror: v.optional(v.array(NamedLinkSchema, 'a list'), []),
  package: v.nullish(v.strictObject({ name, region: v.optional(text, ''), md5: v.optional(md5, '') })),
  game: v.nullish(
    v.strictObject({
      Full: v.nullish(
        v.strictObject({
          package_size: bytes,
          md5: v.optional(md5, ''),
          segments: v.optional(v.array(PackageFileSchema, 'a list'), []),
          voice_packs: v.optional(v.array(PackageFileSchema, 'a list'), []),
        }),
      ),
    }),
  ),
});

const BuildSchema = v.strictObject({
  name,
  /** Short name of one of the game's engines; null: for no particular engine. */
  engine: v.nullable(v.string('the short name of an engine')),
  download: v.optional(
    v.array(v.strictObject({ name: v.optional(text, ''), link: v.array(LinkSchema, 'a list') }), 'a list'),
    [],
  ),
});

/**
 * All downloads of a game in the form of an operator's file. It has the names of the wire (docs/behaviour/downloads.md#game-data) but is
 * strict, so that a typo is reported instead of ignored.
 */
export const DownloadsDocumentSchema = v.strictObject({
  /** The game's newest version, shown on its card. */
  version: name,
  platforms: v.array(
    v.strictObject({
      platfrom: v.picklist(['PC', 'Android', 'iOS'], 'PC, Android or iOS'),
      version: v.array(BuildSchema, 'a list'),
    }),
    'a list of platforms',
  ),
});
export type DownloadsDocument = v.InferOutput<typeof DownloadsDocumentSchema>;

const linkToDocument = ({ tutorial, mirror, package: pack, game, ...link }: DownloadLink) => ({
  ...link,
  ...(tutorial ? { tutorial } : {}),
  ...(mirror && mirror.length > 0 ? { mirror } : {}),
  ...(pack ? { package: pack } : {}),
  ...(game ? { game } : {}),
});

/** The document with the current content of the database; empty fields are left out. */
export function toDocument(version: string, platforms: Platform[]) {
  return {
    version,
    platforms: platforms.map(({ platfrom, version: builds }) => ({
      platfrom,
      version: (builds ?? []).map((build) => ({
        name: build.name,
        engine: build.project?.short ?? null,
        download: (build.download ?? []).map((group) => ({
          name: group.name ?? '',
          link: (group.link ?? []).map(linkToDocument),
        })),
      })),
    })),
  };
}

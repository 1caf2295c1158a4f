import * as v from 'valibot';
import { listOf } from '../../protocol/wire/list-of';
import { BytesSchema, WireIntegerSchema, WireTextSchema } from '../../protocol/wire/wire';

/** For an optional part: if it is unreadable, it counts as missing. */
const orNone = <S extends v.GenericSchema>(schema: S) => v.fallback(v.nullish(schema), null);

/** A named link to another site. */
export const NamedLinkSchema = v.object({ name: WireTextSchema, url: WireTextSchema });
export type NamedLink = v.InferOutput<typeof NamedLinkSchema>;

/** One file of a package; `package_size` in bytes, 0 = unknown; `md5` in hex, empty = unknown. */
export const PackageFileSchema = v.object({ path: WireTextSchema, package_size: BytesSchema, md5: WireTextSchema });
export type PackageFile = v.InferOutput<typeof PackageFileSchema>;

/** The whole game as one archive, as ordered segments, or both, with its voice packs (docs/behaviour/downloads.md#download). */
export const FullPackageSchema = v.object({
  package_size: BytesSchema,
  md5: WireTextSchema,
  segments: listOf(PackageFileSchema),
  voice_packs: listOf(PackageFileSchema),
});
export type FullPackage = v.InferOutput<typeof FullPackageSchema>;

/** One download (docs/behaviour/downloads.md#download). */
export const DownloadLinkSchema = v.object({
  name: WireTextSchema,
  comment: WireTextSchema,
  url: WireTextSchema,
  url_name: WireTextSchema,
  tutorial: orNone(NamedLinkSchema),
  mirror: listOf(NamedLinkSchema),
  package: orNone(v.object({ name: WireTextSchema, region: WireTextSchema, md5: WireTextSchema })),
  game: orNone(v.object({ Full: v.nullish(FullPackageSchema) })),
});
export type DownloadLink = v.InferOutput<typeof DownloadLinkSchema>;

/** A version of a game for one platform and one engine. */
export const GameBuildSchema = v.object({
  name: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
  project: orNone(v.object({ name_engine: WireTextSchema, short: WireTextSchema })),
  download: listOf(v.object({ name: v.optional(WireTextSchema), link: listOf(DownloadLinkSchema) })),
});
export type GameBuild = v.InferOutput<typeof GameBuildSchema>;

/**
 * The builds of one platform. The wire spells it `platfrom` (docs/behaviour/downloads.md#platform); known values are PC, Android and iOS.
 */
export const PlatformSchema = v.object({
  // No page uses the id, so a platform with an unreadable id is kept.
  id: v.fallback(v.optional(WireIntegerSchema), undefined),
  platfrom: v.string(),
  version: listOf(GameBuildSchema),
});
export type Platform = v.InferOutput<typeof PlatformSchema>;

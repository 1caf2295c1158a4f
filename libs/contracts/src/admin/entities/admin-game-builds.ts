import * as v from 'valibot';
import { listOf } from '../../protocol/list-of';
import { BytesSchema, UnixSecondsSchema, WireCountSchema, WireFlagSchema, WireTextSchema } from '../../protocol/wire';

/** One address of a game's downloads, and what its newest check found (docs/behaviour/admin.md#links). */
export const CheckedLinkSchema = v.object({
  url: WireTextSchema,
  /** A short name for the address, for places in which the address is too long. */
  key: WireTextSchema,
  /** Platform, build and name, for people. */
  place: WireTextSchema,
  /** The domain is reserved for examples, so the link is never requested. */
  isExample: WireFlagSchema,
  /** Bytes that the build promises; 0: it does not say. */
  promisedBytes: BytesSchema,
  /** MD5 or SHA-256 in hex; empty: the build does not say. */
  promisedChecksum: WireTextSchema,
  /** Bytes that the host of the file said; 0: it did not. */
  foundBytes: BytesSchema,
  /** Status of HTTP; 0: no answer. */
  status: WireCountSchema,
  /** 0: never. */
  checkedAt: UnixSecondsSchema,
  /** When it last answered with a success; 0: never. */
  answeredAt: UnixSecondsSchema,
  /** When the whole file was last read and its checksum computed; 0: never. A checksum that differs is a fault. */
  checksumAt: UnixSecondsSchema,
  /** Why it counts as broken, for people; empty: it does not. */
  fault: WireTextSchema,
});
export type CheckedLink = v.InferOutput<typeof CheckedLinkSchema>;

/** A game with its downloads as staff edits them (docs/behaviour/admin.md#downloads). */
export const AdminGameBuildsSchema = v.object({
  slug: WireTextSchema,
  title: WireTextSchema,
  version: WireTextSchema,
  /** Short names of the engines that a build can name. */
  engines: listOf(v.string()),
  /** All downloads as JSON, in the form of `npm run downloads -- export`. */
  document: WireTextSchema,
  /** Identifies this state of the document. A change sends the fingerprint of the state that it replaces. */
  fingerprint: WireTextSchema,
  links: listOf(CheckedLinkSchema),
});
export type AdminGameBuilds = v.InferOutput<typeof AdminGameBuildsSchema>;

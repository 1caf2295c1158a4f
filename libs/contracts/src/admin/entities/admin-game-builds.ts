import * as v from 'valibot';
import { listOf } from '../../protocol/wire/list-of';
import {
  BytesSchema,
  UnixSecondsSchema,
  WireCountSchema,
  WireFlagSchema,
  WireTextSchema,
} from '../../protocol/wire/wire';

/** One address of a game's downloads, with the result of its newest check (docs/behaviour/admin.md#links). */
export const CheckedLinkSchema = v.object({
  url: WireTextSchema,
  /** A short name for the address, used where the address is too long. */
  key: WireTextSchema,
  /** Platform, build and name, for display. */
  place: WireTextSchema,
  /** The domain is reserved for examples, so the link is never requested. */
  isExample: WireFlagSchema,
  /** Bytes that the build states; 0: none stated. */
  promisedBytes: BytesSchema,
  /** MD5 or SHA-256 in hex that the build states; empty: none stated. */
  promisedChecksum: WireTextSchema,
  /** Bytes that the host of the file reported; 0: none reported. */
  foundBytes: BytesSchema,
  /** HTTP status; 0: no answer. */
  status: WireCountSchema,
  /** 0: never. */
  checkedAt: UnixSecondsSchema,
  /** When the last successful answer came; 0: never. */
  answeredAt: UnixSecondsSchema,
  /** When the whole file was last read and its checksum computed; 0: never. A different checksum is a fault. */
  checksumAt: UnixSecondsSchema,
  /** Why the link is broken, for display; empty: it is not. */
  fault: WireTextSchema,
});
export type CheckedLink = v.InferOutput<typeof CheckedLinkSchema>;

/** A game with its downloads as staff edit them (docs/behaviour/admin.md#downloads). */
export const AdminGameBuildsSchema = v.object({
  slug: WireTextSchema,
  title: WireTextSchema,
  version: WireTextSchema,
  /** Short names of the engines that a build can name. */
  engines: listOf(v.string()),
  /** All downloads as JSON, in the format of `npm run downloads -- export`. */
  document: WireTextSchema,
  /** Identifies this state of the document. A change sends the fingerprint of the state that it replaces. */
  fingerprint: WireTextSchema,
  links: listOf(CheckedLinkSchema),
});
export type AdminGameBuilds = v.InferOutput<typeof AdminGameBuildsSchema>;

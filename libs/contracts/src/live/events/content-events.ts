import * as v from 'valibot';
import { WireIdSchema } from '../../protocol/wire/wire';

/** The extension that announces changes of public data as server-sent events. The host also sends a comment at least every 5 seconds. */
export const contentEventsExtension = 'content-events';
export const contentEventsPath = '/api/v2/content/events';

const VersionSchema = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

/** Event `versions`, sent first on each connection: an opaque version for each topic. Unknown topics are preserved. */
export const ContentVersionsSchema = v.record(v.string(), VersionSchema);
export type ContentVersions = v.InferOutput<typeof ContentVersionsSchema>;

/** Event `change`: the new version of one topic, sent after the change was stored. */
export const ContentChangeSchema = v.object({ topic: v.string(), version: VersionSchema });
export type ContentChange = v.InferOutput<typeof ContentChangeSchema>;

/**
 * Event `accounts`, sent once and only to web servers: afterwards they receive account changes. Event `account`: roles, name or sessions
 * of this account changed, or one of its sessions ended (extension `sessions`).
 */
export const AccountChangeSchema = v.object({ uid: WireIdSchema });
export type AccountChange = v.InferOutput<typeof AccountChangeSchema>;

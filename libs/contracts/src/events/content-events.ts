import * as v from 'valibot';

/** The extension that announces changes of public data as server-sent events. */
export const contentEventsExtension = 'content-events';
export const contentEventsPath = '/api/v2/content/events';

/** Data of the first event, `versions`: an opaque version by topic; another text means other content. */
export const ContentVersionsSchema = v.record(v.string(), v.string());
export type ContentVersions = v.InferOutput<typeof ContentVersionsSchema>;

/** Data of the event `change`: one topic has new content. */
export const ContentChangeSchema = v.object({ topic: v.string(), version: v.string() });
export type ContentChange = v.InferOutput<typeof ContentChangeSchema>;

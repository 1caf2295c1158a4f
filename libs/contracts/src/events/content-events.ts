import * as v from 'valibot';

/** Server-sent events of the extension `content-events`; a comment is sent at least every 15 seconds. */
export const contentEventsPath = '/api/v2/content/events';

/** Event `versions`, sent first on each connection: an opaque version per topic. Unknown topics are kept. */
export const ContentVersionsSchema = v.record(
  v.string(),
  v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
);

/** Event `change`: the new version of one topic, sent after the change is stored. */
export const ContentChangeSchema = v.object({
  topic: v.string(),
  version: v.pipe(v.union([v.string(), v.number()]), v.transform(String)),
});

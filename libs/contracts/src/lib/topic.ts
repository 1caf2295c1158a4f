import * as v from 'valibot';

/** Public data that an answer shows; a change of it makes cached answers and pages stale. On a call that writes: what it changes. */
export const topics = ['games', 'handbook', 'commands', 'blog', 'ask', 'status'] as const;
export type Topic = (typeof topics)[number];

export const TopicSchema = v.picklist(topics);

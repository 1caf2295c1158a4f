/**
 * Public data that an answer shows. When a topic changes, its cached answers and pages become outdated. For a call that writes: the topics
 * that it changes.
 */
export const topics = ['games', 'handbook', 'commands', 'blog', 'ask', 'status', 'site'] as const;
export type Topic = (typeof topics)[number];

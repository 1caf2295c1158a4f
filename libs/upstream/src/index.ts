export type { KindWords, Limit } from './refused-reply';
export type { ContentVersions, UpstreamClient } from './types';

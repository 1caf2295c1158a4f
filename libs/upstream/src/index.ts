export type { KindWords, Limit } from './refused-reply';

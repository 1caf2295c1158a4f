export type { KindWords, Limit } from './refusals/refused-reply';

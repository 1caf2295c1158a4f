export type { RenderedHeading, RenderedText } from './rendered-text';

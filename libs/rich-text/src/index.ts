export { maxMarkdownBytes } from './limits';

export type { RenderedHeading, RenderedText } from './rendered-text';

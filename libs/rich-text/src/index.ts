export { escapeHtml } from './escape-html';

export type { RenderedHeading, RenderedText } from './rendered-text';

export { maxMarkdownBytes } from './limits';
export { readingMinutes } from './pipeline/reading-minutes';
export { pipelineVersion } from './pipeline/pipeline-version';
export { renderMarkdown } from './render-markdown';

export type { RenderedHeading, RenderedText } from './rendered-text';

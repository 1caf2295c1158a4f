export { readingMinutes } from './pipeline/reading-minutes';
export { pipelineVersion } from './pipeline/pipeline-version';
export { renderMarkdown } from './render-markdown.server';

export type { RenderOptions } from './render-options';

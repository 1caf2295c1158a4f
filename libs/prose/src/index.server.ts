export { feedAnswer, forFeed, noFeed } from './feed/feed-answer.server';
export { foldWords } from './lib/fold-words';
export { toTags } from './lib/to-tags';
export { wellFormed } from './together/blog/well-formed';
export { fillEmbeds } from './reading/embeds/fill-embeds.server';
export { findEmbeds } from './reading/embeds/find-embeds.server';
export { previewAnswer, previewForbidden, previewReply } from './reading/preview-answers.server';
export { renderPreview } from './reading/render-preview.server';
export { renderText } from './reading/render-text.server';
export { writingRefusals } from './writing/writing-refusals.server';
export { viewEndpoint } from './views/view-endpoint.server';

export type { FeedForm } from './feed/feed-answer.server';
export type { RenderedText } from './reading/render-text.server';

export { previewHeaders as headers, previewLoader as loader } from '@starhaven/blog/server';
export { PreviewPage as default, previewMeta as meta } from '@starhaven/blog';

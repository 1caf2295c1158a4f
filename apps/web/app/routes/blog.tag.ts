export { tagHeaders as headers, tagLoader as loader } from '@starhaven/blog/server';
export { TagPage as default, tagMeta as meta } from '@starhaven/blog';

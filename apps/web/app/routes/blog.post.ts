export { postHeaders as headers, postLoader as loader } from '@starhaven/blog/server';
export { PostPage as default, postHandle as handle, postMeta as meta } from '@starhaven/blog';

export { blogHeaders as headers, blogLoader as loader } from '@starhaven/blog/server';
export { BlogPage as default, blogMeta as meta } from '@starhaven/blog';

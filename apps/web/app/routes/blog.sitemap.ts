export { blogSitemapLoader as loader } from '@starhaven/blog/server';

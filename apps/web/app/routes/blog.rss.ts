export { rssLoader as loader } from '@starhaven/blog/server';

export { ogImageLoader as loader } from '@starhaven/blog/server';

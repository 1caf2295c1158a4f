export { sitemapLoader as loader } from '@starhaven/site/server';

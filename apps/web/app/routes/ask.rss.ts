export { rssLoader as loader } from '@starhaven/ask/server';

export { statusFeedLoader as loader } from '@starhaven/status/server';

export { redirectLoader as loader } from '@starhaven/blog/server';

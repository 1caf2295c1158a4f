export { embedsLoader as loader } from '@starhaven/blog/server';

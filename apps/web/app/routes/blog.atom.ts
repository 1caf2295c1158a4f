export { atomLoader as loader } from '@starhaven/blog/server';

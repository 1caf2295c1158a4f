export { statusJsonLoader as loader } from '@starhaven/status/server';

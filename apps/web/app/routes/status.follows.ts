export { followsJsonLoader as loader } from '@starhaven/status/server';

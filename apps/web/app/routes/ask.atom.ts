export { atomLoader as loader } from '@starhaven/ask/server';

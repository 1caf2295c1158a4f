export { embedsLoader as loader } from '@starhaven/ask/server';

export { similarLoader as loader } from '@starhaven/ask/server';

export { ownVotesLoader as loader } from '@starhaven/ask/server';

export { voteAction as action, voteLoader as loader } from '@starhaven/ask/server';

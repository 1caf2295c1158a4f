export { draftAction as action, draftLoader as loader } from '@starhaven/ask/server';

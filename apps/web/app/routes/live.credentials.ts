export { liveCredentialsAction as action, liveCredentialsLoader as loader } from '@starhaven/session/server';

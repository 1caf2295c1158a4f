export { fakeSessions, storedSession } from './fake-sessions';

export { createLiveTicket, liveTicketPrefix, liveTicketSeconds } from './calls/create-live-ticket';
export { announcement } from './events/announcement';
export { changePage } from './events/change-page';
export { connectionEvents } from './events/connection-events';
export {
  AccountChangeSchema,
  ContentChangeSchema,
  contentEventsExtension,
  contentEventsPath,
  ContentVersionsSchema,
} from './events/content-events';
export { LiveHandshakeSchema, showsServers } from './events/live-handshake';
export { serverError } from './events/server-error';
export { sessionEnded } from './events/session-ended';
export { clientEvents, serverEvents } from './events/socket-events';

export type { LiveHandshake } from './events/live-handshake';
export type { ContentChange, ContentVersions } from './events/content-events';
export type {
  ClientToServerEvents,
  ClientToServerListenEvents,
  ServerToClientEvents,
  ServerToClientListenEvents,
} from './events/socket-events';

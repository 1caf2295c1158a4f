import type { EmitEventsOf, ListenEventsOf } from '../lib/define-event';
import { announcement } from './announcement';
import { changePage } from './change-page';
import { chatHistory } from './chat-history';
import { chatMessageSent } from './chat-message';
import { commandReplied } from './command-reply';
import { joinPublicRoom } from './join-public-room';
import { onlineCountChanged } from './online-count';
import { onlineUsersChanged } from './online-users';
import { runCommand } from './run-command';
import { sendChatMessage } from './send-chat-message';
import { serverError } from './server-error';
import { serversChanged } from './server-changes';
import { serverListChanged } from './server-list';
import { sessionEnded } from './session-ended';
import { initialStatistics, statisticsAdded } from './statistics';

/** All that the browser sends. */
export const clientEvents = { changePage, joinPublicRoom, sendChatMessage, runCommand };

/** All that the server sends. */
export const serverEvents = {
  announcement,
  onlineCountChanged,
  initialStatistics,
  statisticsAdded,
  serverListChanged,
  serversChanged,
  chatMessageSent,
  chatHistory,
  onlineUsersChanged,
  commandReplied,
  sessionEnded,
  serverError,
};

/** In the browser: `Socket<ServerToClientListenEvents, ClientToServerEvents>`. */
export type ClientToServerEvents = EmitEventsOf<typeof clientEvents>;
export type ServerToClientListenEvents = ListenEventsOf<typeof serverEvents>;

/** On the server: `Server<ClientToServerListenEvents, ServerToClientEvents>`. */
export type ServerToClientEvents = EmitEventsOf<typeof serverEvents>;
export type ClientToServerListenEvents = ListenEventsOf<typeof clientEvents>;

import type { EmitEventsOf, ListenEventsOf } from '../../protocol/define-event';
import { adminJobChanged, hostRead, watchAdmin } from '../../admin/events/watch-admin';
import { announcement } from './announcement';
import { changePage } from './change-page';
import { chatHistory } from '../../chat/events/chat-history';
import { chatMessageSent } from '../../chat/events/chat-message';
import { chatRemoved } from '../../chat/events/chat-removed';
import { chatAlerted } from '../../chat/events/chat-alert';
import { chatStateChanged } from '../../chat/events/chat-state';
import { chatResult } from '../../chat/events/chat-result';
import { openChat } from '../../chat/events/open-chat';
import { commandReplied } from '../../chat/events/command-reply';
import { joinPublicRoom } from '../../chat/events/join-public-room';
import { onlineCountChanged } from '../../status/events/online-count';
import { unreadChanged } from '../../notifications/events/unread-changed';
import { playersRefreshed } from '../../account/events/players-refreshed';
import { onlineUsersChanged } from '../../chat/events/online-users';
import { runCommand } from '../../chat/events/run-command';
import { sendChatMessage } from '../../chat/events/send-chat-message';
import { serverError } from './server-error';
import { serversChanged } from '../../status/events/server-changes';
import { serverListChanged } from '../../status/events/server-list';
import { sessionEnded } from './session-ended';
import { initialStatistics, statisticsAdded } from '../../status/events/statistics';

/** All events that the browser sends. */
export const clientEvents = { changePage, joinPublicRoom, sendChatMessage, runCommand, openChat, watchAdmin };

/** All events that the server sends. */
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
  chatResult,
  chatRemoved,
  chatStateChanged,
  chatAlerted,
  commandReplied,
  sessionEnded,
  playersRefreshed,
  unreadChanged,
  hostRead,
  adminJobChanged,
  serverError,
};

/** In the browser: `Socket<ServerToClientListenEvents, ClientToServerEvents>`. */
export type ClientToServerEvents = EmitEventsOf<typeof clientEvents>;
export type ServerToClientListenEvents = ListenEventsOf<typeof serverEvents>;

/** On the server: `Server<ClientToServerListenEvents, ServerToClientEvents>`. */
export type ServerToClientEvents = EmitEventsOf<typeof serverEvents>;
export type ClientToServerListenEvents = ListenEventsOf<typeof clientEvents>;

import type { LiveStore } from '../store/live-store';
import { mergePoints } from '../store/merge-points';
import { mergeServers, replaceServers } from '../store/merge-servers';
import type { ServerMessage } from './live-socket';
import { logToConsole } from '../log-to-console';

/** Keeps what a message tells. Chat and command replies are kept by nobody here: their feature listens to them. */
export function receiveMessage(store: LiveStore, message: ServerMessage): void {
  const state = store.get();
  const serversAt = Math.floor(Date.now() / 1000);
  switch (message.name) {
    case 'count_online':
      return store.set({ onlineCount: message.payload });
    case 'init_stats':
    case 'stats':
      return store.set({ points: mergePoints(state.points, message.payload.data) });
    case 'init_server':
      return store.set({ servers: replaceServers(state.servers, message.payload.data), serversAt });
    case 'server_change': {
      // Changes alone are no list.
      if (state.servers === null) return;
      const { data, removed } = message.payload;
      return store.set({ servers: mergeServers(state.servers, data ?? [], removed ?? []), serversAt });
    }
    case 'chat_user_update_public':
      return store.set({ users: message.payload });
    case 'error':
      return logToConsole.error(`The live server reports: ${message.payload.message}`);
    default:
      return;
  }
}

import type { ServerEntry, StatisticsPoint } from '@starhaven/contracts/status';
import { logToConsole } from '../../shell/log-to-console';
import type { LiveState, LiveStore } from '../../shell/live-store';
import { mergePoints } from '../../store/merge-points';
import { mergeServers, replaceServers } from '../../store/merge-servers';
import type { ServerMessage } from '../socket/live-socket';

/** Stores the content of messages with one change of the store. Chat and command replies are not stored; their features listen to them. */
export function receiveMessages(store: LiveStore, messages: readonly ServerMessage[]): void {
  const state = store.get();
  const points: StatisticsPoint[] = [];
  const change: Partial<LiveState> = {};
  /** Changes that wait for the next full list, or for the end. */
  let changed = new Map<string, ServerEntry | null>();

  const setServers = (servers: readonly ServerEntry[]) => {
    change.servers = servers;
    change.serversAt = Math.floor(Date.now() / 1000);
  };
  const known = () => change.servers ?? state.servers;

  for (const message of messages) {
    switch (message.name) {
      case 'count_online':
        change.onlineCount = message.payload;
        break;
      case 'notifications':
        change.unread = message.payload.unread;
        break;
      case 'init_stats':
      case 'stats':
        for (const point of message.payload.data) points.push(point);
        break;
      case 'init_server':
        changed = new Map();
        setServers(replaceServers(known(), message.payload.data));
        break;
      case 'server_change': {
        // Without a full list, changes cannot be used.
        if (known() === null) break;
        const { data, removed } = message.payload;
        for (const entry of data ?? []) changed.set(entry.id, entry);
        for (const id of removed ?? []) changed.set(id, null);
        break;
      }
      case 'chat_user_update_public':
        change.users = message.payload;
        break;
      case 'error':
        logToConsole.error(`The live server reports: ${message.payload.message}`);
        break;
    }
  }
  if (changed.size > 0) setServers(mergeServers(known() ?? [], changed));
  const merged = mergePoints(state.points, points);
  if (merged !== state.points) change.points = merged;
  if (Object.keys(change).length > 0) store.set(change);
}

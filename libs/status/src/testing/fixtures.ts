import type { Incident, ServerEntry, ServerState, StatusSnapshot } from '@starhaven/contracts/status';
import { IncidentSchema, ServerEntrySchema, StatusSnapshotSchema } from '@starhaven/contracts/status';
import * as v from 'valibot';

export const nowSeconds = 1_800_000_000;

/** A server without problems; `state` overrides fields. */
export function serverEntry(id: string, name: string, state: Partial<ServerState> = {}): ServerEntry {
  const server = {
    game: 1,
    privacy: 3,
    online: true,
    version: ['5.4'],
    ping: 20,
    startup: nowSeconds - 90_000,
    commit: 'abc1234',
    stats: { player: 5, platform: { PC: 5, Android: 0 } },
    cpu: { usage: 12.34, usage_raw: 24.68, core: { limit: 2, total: 8 } },
    ram: { usage: 50, currently: 1023.6, total: 2048 },
    ...state,
  };
  return v.parse(ServerEntrySchema, { id, name, server });
}

export const incident = (change: Partial<Incident> = {}): Incident =>
  v.parse(IncidentSchema, {
    id: '1',
    kind: 'incident',
    title: 'Logins are slow',
    state: 'identified',
    impact: 'degraded',
    components: ['web'],
    servers: [],
    startsAt: nowSeconds - 3_600,
    endsAt: 0,
    updatedAt: nowSeconds - 1_800,
    updates: [{ time: nowSeconds - 1_800, state: 'identified', text: 'We found a full disk.' }],
    ...change,
  });

const component = (name: string, state = 'operational') => ({ name, state, detail: '', measuredAt: nowSeconds });

export const statusSnapshot = (change: Partial<StatusSnapshot> = {}): StatusSnapshot =>
  v.parse(StatusSnapshotSchema, {
    measuredAt: nowSeconds,
    servers: [],
    online: { web_online_count: 3, game_online_count: 5 },
    components: ['web', 'game_servers', 'database', 'delivery'].map((name) => component(name)),
    incidents: [],
    ...change,
  });

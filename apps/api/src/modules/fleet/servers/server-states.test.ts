import { HeartbeatSchema } from '@starhaven/contracts/agent';
import * as v from 'valibot';
import type { GameServer, GameServers } from './game-servers';
import { ServerStates } from './server-states';

const livenessMs = 15_000;
let nowMs: number;
let rows: Map<number, GameServer>;
let changes: string[][];
let down: Set<number>;
let states: ServerStates;

const rowOf = (id: number, more: Partial<GameServer> = {}): GameServer => ({
  id,
  slug: `server-${id}`,
  name: `Server ${id}`,
  game: 1,
  privacy: 3,
  engine: '',
  connection: 'agent',
  engineConfig: null,
  keyHash: null,
  apiVersion: '',
  isDisabled: false,
  maintenance: '',
  address: '',
  entry: '',
  isDemo: false,
  createdAt: new Date(0),
  firstHeardAt: null,
  ...more,
});

const beat = (more: object = {}) => v.parse(HeartbeatSchema, { players: 1, uptimeSeconds: 60, ...more });

beforeEach(() => {
  nowMs = 1_000_000;
  changes = [];
  rows = new Map();
  down = new Set();
  states = new ServerStates({
    onFirstReport: () => {},
    // Only these two methods are called.
    servers: { all: () => rows.values(), find: (id: number) => rows.get(id) ?? null } as unknown as GameServers,
    clock: { wallMs: () => nowMs, monotonicMs: () => nowMs },
    livenessMs,
    plannedWorkAt: () => '',
    wasDown: (id) => down.has(id),
    onChange: (ids) => changes.push([...ids]),
  });
});

function add(...servers: GameServer[]): void {
  for (const server of servers) rows.set(server.id, server);
  states.refresh(servers.map(({ id }) => id));
  changes = [];
}

test('a server is online until it was silent for too long, and the change is sent once', () => {
  add(rowOf(1));
  states.receiveReport(1, beat());
  expect(changes).toEqual([['1']]);
  nowMs += livenessMs - 1;
  states.sweep();
  expect([changes.length, states.find(1)?.server.online]).toEqual([1, true]);
  nowMs += 1;
  states.sweep();
  states.sweep();
  expect([changes, states.find(1)?.server.online]).toEqual([[['1'], ['1']], false]);
});

test('after a start, silent servers are awaited until all had time to report', () => {
  down.add(3);
  const firstHeardAt = new Date(0);
  add(rowOf(1, { firstHeardAt }), rowOf(2, { firstHeardAt }), rowOf(3, { firstHeardAt }), rowOf(4));
  const awaited = () => states.entries().map(({ server }) => server.awaited);
  // The third was down before, the fourth never reported: both are offline, as before.
  expect(awaited()).toEqual([true, true, false, false]);
  expect(states.find(1)?.server).toMatchObject({ online: false, playersKnown: false });
  states.receiveReport(1, beat());
  expect(states.find(1)?.server).toMatchObject({ online: true, awaited: false, playersKnown: true });
  nowMs += 24_000;
  states.receiveReport(1, beat());
  states.sweep();
  expect(awaited()).toEqual([false, true, false, false]);
  nowMs += 1_000;
  changes = [];
  states.sweep();
  expect([awaited(), changes]).toEqual([[false, false, false, false], [['2']]]);
});

test('a change that rounds to the same number is not sent', () => {
  add(rowOf(1));
  const ram = { usedMb: 1000, totalMb: 4000 };
  states.receiveReport(1, beat({ cpu: { usage: 10.01 }, ram }));
  changes = [];
  const list = states.entries();
  nowMs += 5_000;
  states.receiveReport(1, beat({ cpu: { usage: 10.04 }, ram: { ...ram, usedMb: 1000.4 }, uptimeSeconds: 66 }));
  expect([changes, states.entries() === list]).toEqual([[], true]);
  states.receiveReport(1, beat({ cpu: { usage: 10.06 }, ram }));
  expect([changes, states.entries() === list]).toEqual([[['1']], false]);
});

test('the maintenance text of the operator replaces that of the server', () => {
  add(rowOf(1));
  states.receiveReport(1, beat({ maintenance: 'theirs' }));
  expect(states.find(1)?.server.maintenance).toBe('theirs');
  add(rowOf(1, { maintenance: 'ours' }));
  expect(states.find(1)?.server.maintenance).toBe('ours');
});

test('a pass over ten times as many servers takes ten times as long, not a hundred times', () => {
  const pass = (players: number) => {
    const began = process.cpuUsage();
    for (const id of rows.keys())
      states.receiveReport(id, beat({ players, platforms: { PC: players }, versions: ['1', '2'] }));
    states.sweep();
    expect(states.entries()).toHaveLength(rows.size);
    const { user, system } = process.cpuUsage(began);
    return user + system;
  };
  // The cheapest of five runs counts, because other programs share the caches of the processor.
  const cheapest = () => Math.min(...[1, 2, 3, 4, 5].map(pass));
  const serversFrom = (first: number, length: number) => Array.from({ length }, (_, index) => rowOf(first + index));
  add(...serversFrom(1, 200));
  const few = cheapest();
  expect(changes).toHaveLength(1_000);
  add(...serversFrom(201, 1_800));
  expect(cheapest() / few).toBeLessThan(40);
});

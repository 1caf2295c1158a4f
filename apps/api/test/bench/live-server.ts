// Started by `npm run bench:live` and `bench:chat`: the whole API server, which receives orders over IPC.
import { randomBytes } from 'node:crypto';
import { readConfig } from '../../src/config/environment';
import { hashKey } from '../../src/platform/secrets/keys';
import { createLogger } from '../../src/platform/logging/logger';
import { startServer } from '../../src/start-server';

type Order =
  | { kind: 'sessions'; count: number }
  | { kind: 'emit'; data: unknown }
  | { kind: 'stats' }
  | { kind: 'game-server' }
  | { kind: 'command-server'; keys: string[]; uid: string };

/** The maximum of connections that one account may use at once. */
const sessionsPerAccount = 3;

const config = readConfig();
const server = await startServer(config, { log: createLogger(config.logLevel), tellOperator: () => {} });
const { database, live } = server.services;

/** Makes accounts with sessions, and returns the session keys. */
async function makeSessions(count: number): Promise<string[]> {
  const keys = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
  for (let start = 0; start < count; start += 3_000) {
    const part = keys.slice(start, start + 3_000);
    const names = Array.from(
      { length: Math.ceil(part.length / sessionsPerAccount) },
      () => `bench-${randomBytes(8).toString('hex')}`,
    );
    const { rows } = await database.query(
      'insert into account (username, username_key, name) select n, n, n from unnest($1::text[]) n returning id',
      [names],
    );
    await database.query(
      `insert into session (account_id, key_hash, token_hash, token_expires_at, entry_type, address, device, expires_at)
       select a, k, t, now() + interval '1 day', 'web', '127.0.0.1', 'bench', now() + interval '1 day'
       from unnest($1::int[], $2::text[], $3::text[]) as x(a, k, t)`,
      [
        part.map((_, index) => rows[Math.floor(index / sessionsPerAccount)]?.['id']),
        part.map(hashKey),
        part.map(() => hashKey(randomBytes(32).toString('hex'))),
      ],
    );
  }
  return keys;
}

/** Makes a game server and returns the key of its agent. */
async function makeGameServer(): Promise<string> {
  const key = `shk_${randomBytes(32).toString('base64url')}`;
  await database.query(`insert into game_server (slug, name, game, privacy, key_hash) values ($1, 'Bench', 1, 3, $2)`, [
    `bench-${randomBytes(4).toString('hex')}`,
    hashKey(key),
  ]);
  return key;
}

/** Makes a game server that accepts commands, with a character for the account of each session: numbers from `uid` on. */
async function makeCommandServer(keys: string[], uid: string): Promise<{ id: string; key: string }> {
  const key = await makeGameServer();
  const { rows } = await database.query(
    `update game_server set engine = 'opencommand' where key_hash = $1 returning id`,
    [hashKey(key)],
  );
  const id = Number(rows[0]?.['id']);
  await database.query(
    `insert into game_character (account_id, server_id, uid, state, proven_at)
     select s.account_id, $1, ($2::int + k.place - 1)::text, 'active', now()
     from unnest($3::text[]) with ordinality as k(hash, place) join session s on s.key_hash = k.hash`,
    [id, Number(uid), keys.map(hashKey)],
  );
  return { id: String(id), key };
}

const microseconds = () => Number(process.hrtime.bigint() / 1000n);

async function obey(order: Order): Promise<unknown> {
  switch (order.kind) {
    case 'sessions':
      return makeSessions(order.count);
    case 'game-server':
      return makeGameServer();
    case 'command-server':
      return makeCommandServer(order.keys, order.uid);
    case 'emit':
      live.io.emit('announcement', { t: microseconds(), ...(order.data as object) });
      return null;
    case 'stats':
      globalThis.gc?.();
      return { ...process.memoryUsage(), cpu: process.cpuUsage(), connections: live.io.engine.clientsCount };
  }
}

process.on('message', ({ id, order }: { id: number; order: Order }) => {
  obey(order).then(
    (result) => process.send?.({ id, result }),
    (error: Error) => process.send?.({ id, error: error.message }),
  );
});
process.on('disconnect', () => process.exit(0));
process.send?.({ ready: server.url });

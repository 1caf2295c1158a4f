import { toJsonSchema } from '@valibot/to-json-schema';
import { isRecord } from '../protocol';
import * as contracts from './all-domains';
import type { CallDefinition } from './all-domains';

type Row = [
  name: string,
  method: CallDefinition['method'],
  path: string,
  host: CallDefinition['host'],
  body: CallDefinition['bodyEncoding'] | '-',
  credential: CallDefinition['credential'],
];

// The calls of docs/behaviour/api.md#calls, row by row. The test fails if a call is only here or only declared.
const specCalls: Row[] = [
  // The first document of the specification
  ['listGames', 'GET', '/json/game_all.json', 'account', '-', 'none'],
  ['getGameInfo', 'GET', '/json/:slug/info.json', 'account', '-', 'none'],
  ['getGameDownloads', 'GET', '/json/:slug/download.json', 'account', '-', 'none'],
  ['logIn', 'POST', '/api/v2/account/login', 'account', 'form', 'none'],
  ['register', 'POST', '/api/v2/account/register', 'account', 'form', 'none'],
  ['forgetPassword', 'GET', '/api/v2/account/forget-password', 'account', '-', 'none'],
  ['allowLogin', 'GET', '/api/v2/account/allowlogin', 'account', '-', 'token'],
  ['setAccessCode', 'GET', '/api/v2/account/code', 'account', '-', 'token'],
  ['redeemCode', 'POST', '/api/v2/account/redeem', 'account', 'form', 'token'],
  ['getPointsLink', 'GET', '/api/v2/account/point', 'account', '-', 'token'],
  ['findOnServer', 'GET', '/api/v2/account/find/server', 'account', '-', 'token'],
  ['getAccount', 'POST', '/api/v2/account', 'account', 'json', 'token'],
  ['editAccount', 'POST', '/api/v2/account/edit', 'account', 'json', 'token'],
  ['getLoginHistory', 'GET', '/api/v2/account/history', 'account', '-', 'token'],
  ['listDevices', 'GET', '/api/v2/account/device', 'account', '-', 'token'],
  ['linkDevice', 'POST', '/api/v2/account/device/link', 'account', 'form', 'token'],
  ['verifyEmail', 'GET', '/api/v2/account/verify-email', 'account', '-', 'none'],
  // The second document
  ['listItems', 'GET', '/item', 'book', '-', 'none'],
  ['listGameVersions', 'GET', '/game/resource/version', 'book', '-', 'none'],
  ['getCommands', 'GET', '/json/:slug/command/:command.json', 'account', '-', 'none'],
  ['listQuestions', 'GET', '/ask/list', 'book', '-', 'none'],
  ['listBlogPosts', 'GET', '/blog/list', 'book', '-', 'none'],
  ['getBlogPost', 'GET', '/blog/detail/:id', 'book', '-', 'none'],
  ['createBlogPost', 'POST', '/blog/create', 'book', 'form', 'authorization'],
  ['editBlogPost', 'POST', '/blog/edit/:id', 'book', 'form', 'authorization'],
  ['removeBlogPost', 'DELETE', '/article/remove/:id', 'book', '-', 'authorization'],
  ['uploadBlogImage', 'POST', '/upload/image/blog', 'account', 'multipart', 'authorization'],
];

const specClientEvents = ['change_page', 'chat_join_room_public', 'chatReq', 'cmdReq'];
const specServerEvents = [
  'announcement',
  'count_online',
  'init_stats',
  'stats',
  'init_server',
  'chatRsp',
  'chatHistory',
  'chat_user_update_public',
  'cmdRsp',
  'error',
];
/** Not in the specification. */
const ownServerEvents = [
  ...['host_read', 'admin_job'],
  ...['server_change', 'session_ended', 'player_refresh', 'notifications'],
  ...['chat_result', 'chat_removed', 'chat_state', 'chat_alert'],
];
const ownClientEvents = ['chat_open', 'watch_admin'];
const specConnectionEvents = ['connect', 'disconnect', 'connect_error', 'connect_timeout'];

interface Definition {
  name: string;
}

const isCall = (value: unknown): value is CallDefinition => isRecord(value) && 'bodyEncoding' in value;
const isEvent = (value: unknown): value is Definition & { direction: string } =>
  isRecord(value) && 'direction' in value && 'payload' in value;

const exported: unknown[] = Object.values(contracts);
const calls = exported.filter(isCall);
const rowOf = (call: CallDefinition): Row => [
  call.name,
  call.method,
  call.path,
  call.host,
  call.method === 'POST' ? call.bodyEncoding : '-',
  call.credential,
];
const byName = (a: Row, b: Row) => a[0].localeCompare(b[0]);

test('every HTTP call of the spec has its contract, and no other call claims to be of the spec', () => {
  const declared = calls.filter((call) => call.extension === null).map(rowOf);
  expect(declared.sort(byName)).toEqual([...specCalls].sort(byName));
});

test('names of calls are unique and are those of their exports', () => {
  const byExport = Object.entries(contracts).filter((entry): entry is [string, CallDefinition & never] =>
    isCall(entry[1]),
  );
  for (const [name, call] of byExport) expect((call as CallDefinition).name).toBe(name);
  expect(new Set(calls.map((call) => `${call.method} ${call.path}`)).size).toBe(calls.length);
});

test('a GET that changes something is not sent twice, and a POST that only reads or ends a session is', () => {
  const oneTime = calls.filter((call) => call.method === 'GET' && !call.isIdempotent).map((call) => call.name);
  expect(oneTime.sort()).toEqual(['allowLogin', 'findOnServer', 'forgetPassword', 'setAccessCode', 'verifyEmail']);
  const rereadable = calls.filter((call) => call.method !== 'GET' && call.isIdempotent).map((call) => call.name);
  expect(rereadable.sort()).toEqual(['endSession', 'getAccount', 'logOut']);
});

test('personal answers belong to no topic, so they are not cached', () => {
  for (const call of calls.filter((one) => one.credential === 'token'))
    expect([call.name, call.topics]).toEqual([call.name, []]);
});

test('every socket event of the spec has its contract, in its direction, and there is no other of the spec', () => {
  const namesOf = (table: Record<string, Definition>) => Object.values(table).map((event) => event.name);
  expect(namesOf(contracts.clientEvents).sort()).toEqual([...specClientEvents, ...ownClientEvents].sort());
  expect(namesOf(contracts.serverEvents).sort()).toEqual([...specServerEvents, ...ownServerEvents].sort());
  expect(namesOf(contracts.connectionEvents).sort()).toEqual([...specConnectionEvents].sort());
  const single = exported.filter(isEvent).map((event) => `${event.direction} ${event.name}`);
  expect(single.sort()).toEqual(
    [
      ...[...specClientEvents, ...ownClientEvents].map((name) => `client ${name}`),
      ...[...specServerEvents, ...ownServerEvents].map((name) => `server ${name}`),
    ].sort(),
  );
});

test.each(calls)('$name can be shown on the OpenAPI page', (call) => {
  for (const part of ['params', 'query', 'body', 'response'] as const) {
    const schema = toJsonSchema(call[part], { typeMode: 'input', errorMode: 'ignore' });
    // A reference to a definition would be broken once the schema is part of the whole document.
    expect(JSON.stringify(schema)).not.toContain('$ref');
  }
});

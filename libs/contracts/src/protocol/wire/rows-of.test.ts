import * as v from 'valibot';
import { PlayerListSchema } from '../../account/entities/player-entry';
import * as contracts from '../../test/all-domains';
import { countUnreadableRows } from './rows-of';

const server = { id: 's1', name: 'One', server: { online: true } };
const incident = { id: 'i', kind: 'incident', state: 'resolved', impact: 'none', updates: [] };
const entry = { server: { id: 's1' }, player: { retcode: 0 } };
const message = { input: 'hi', timestamp: 5 };
const data = (rows: unknown[]) => ({ retcode: 0, data: rows });
const bare = (rows: unknown[]) => rows;

/** Every list that is the main content of an answer or of a live-socket message. */
const lists: [string, v.GenericSchema, (rows: unknown[]) => unknown, object][] = [
  ['games', contracts.listGames.response, bare, { id: 1, slug: 'gi', title: 'GI' }],
  ['games in data', contracts.listGames.response, data, { id: 1, slug: 'gi', title: 'GI' }],
  ['platforms', contracts.getGameDownloads.response, bare, { platfrom: 'PC' }],
  ['items', contracts.listItems.response, data, { id: 1 }],
  ['versions', contracts.listGameVersions.response, bare, { id: 1, commit: 'a', game: 1 }],
  ['questions', contracts.listQuestions.response, data, { id: 1 }],
  ['posts', contracts.listBlogPosts.response, data, { id: 1 }],
  ['commands', contracts.getCommands.response, data, { id: 1, head: 'give' }],
  ['history', contracts.getLoginHistory.response, data, { _id: 1 }],
  ['sessions', contracts.listSessions.response, data, { id: 1, isCurrent: true }],
  ['incidents', contracts.listIncidents.response, data, incident],
  ['uptimes', contracts.getUptime.response, data, { id: 1 }],
  ['imports', contracts.listDataVersions.response, data, { id: 1, game: 1 }],
  ['summaries', contracts.getHandbookSummary.response, data, { game: 1, isStarter: false, isFilling: false }],
  ['players', PlayerListSchema, bare, entry],
  ['servers', contracts.ServerListSchema, bare, server],
  ['servers in data', contracts.ServerListSchema, (rows) => ({ data: rows }), server],
  ['points', contracts.StatisticsSchema, bare, { time: 60, field: 'request_count', value: 1 }],
  ['chat history', contracts.ChatHistorySchema, bare, message],
  ['chat history in messages', contracts.ChatHistorySchema, (rows) => ({ messages: rows }), message],
  ['online users', contracts.OnlineUsersSchema, bare, { uid: 1 }],
];

describe.each(lists)('%s', (_name, schema, wrap, row) => {
  test.each([[null], ['x'], [{}], [7]])('drop only the row %j, which is counted', (bad) => {
    const { result, unreadable } = countUnreadableRows(() => v.safeParse(schema, wrap([row, bad])));
    expect(result.success).toBe(true);
    expect(result.output).toEqual(v.parse(schema, wrap([row])));
    expect(unreadable.count).toBe(1);
    expect(unreadable.first?.kind).toBe('schema');
  });

  test('are refused when no row can be read, except for players', () => {
    // Players are only a part of an account; the account is readable without them.
    expect(v.is(schema, wrap([{ nothing: 'of this' }, null]))).toBe(schema === PlayerListSchema);
  });

  test('may be empty', () => {
    expect(countUnreadableRows(() => v.is(schema, wrap([])))).toEqual({
      result: true,
      unreadable: { count: 0, first: null },
    });
  });
});

test('maps by id drop unreadable entries, too', () => {
  const servers = v.parse(contracts.ServerListSchema, { s1: server, s2: 'gone' });
  expect(servers.data.map(({ id }) => id)).toEqual(['s1']);
  expect(Object.keys(v.parse(contracts.OnlineUsersSchema, { a: 'Ada', b: 7 }))).toEqual(['a']);
  expect(v.parse(PlayerListSchema, { s1: entry, s2: 5 })).toHaveLength(1);
  expect(v.is(contracts.ServerListSchema, { error: 'none', code: 3 })).toBe(false);
});

test('lists inside a row drop their unreadable parts, and the row stays', () => {
  const link = { name: 'Client', url: 'https://a.test', tutorial: 'none', mirror: [{ name: 'm', url: 'u' }, 3] };
  const build = { name: '5.4', project: 7, download: [{ link: [link, 'x'] }, null] };
  const [platform] = v.parse(v.array(contracts.PlatformSchema), [{ platfrom: 'PC', version: [build, { name: {} }] }]);
  expect(platform?.version).toHaveLength(1);
  expect(platform?.version[0]?.download[0]?.link).toMatchObject([
    { name: 'Client', mirror: [{ name: 'm' }], tutorial: null },
  ]);
  const game = { id: 1, slug: 'gi', title: 'GI', engine: [{ name: 'GC', features: ['Chat', null] }, { short: 'x' }] };
  expect(v.parse(contracts.GameSchema, game).engine).toMatchObject([{ name: 'GC', features: ['Chat'] }]);
  expect(v.parse(contracts.DeviceListSchema, { link: [{ deviceId: 'd' }, {}], nolink: ['e', {}] })).toMatchObject({
    link: [{ deviceId: 'd' }],
    nolink: ['e'],
  });
  expect(v.parse(contracts.AccountSchema, { _id: 7, iplock: ['203.0.113.7', {}] }).iplock).toEqual(['203.0.113.7']);
});

test('a parse inside another counts for itself', () => {
  const outer = countUnreadableRows(() => {
    countUnreadableRows(() => v.parse(contracts.ChatHistorySchema, [message, null]));
    return v.parse(contracts.ChatHistorySchema, [message]);
  });
  expect(outer.unreadable.count).toBe(0);
});

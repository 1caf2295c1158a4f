/** @jest-environment node */
import { fakeSessions } from '@starhaven/session/testing';
import { UpstreamError } from '@starhaven/upstream/server';
import type { CallAnswers, Extension } from '@starhaven/upstream/testing';
import { contextWith, fakeUpstream } from '@starhaven/upstream/testing';
import { incident, nowSeconds, serverEntry, statusSnapshot } from '../../testing/fixtures';
import { loader as badgeLoader } from '../badge/badge.route.server';
import { loader as feedLoader } from '../feed/feed.route.server';
import { headers as incidentsHeaders, loader as incidentsLoader } from '../incidents/incidents.route.server';
import { loader as jsonLoader } from '../status-json/status-json.route.server';
import { headers, loader } from './status.route.server';

const days = Array.from({ length: 90 }, (_, index) => ({
  day: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
  percent: 100,
  downMinutes: 0,
  maintenanceMinutes: 0,
}));
const uptime = (id: number) => ({
  id: String(id),
  name: `S${id}`,
  percent24h: 100,
  percent7d: 99,
  percent30d: null,
  days,
});

interface Host {
  extensions?: Extension[];
  knowsExtensions?: boolean;
  answers?: CallAnswers;
}

const none = new UpstreamError('status', 'x', 'none', { status: 404 });
const ok = <Data>(data: Data) => ({ retcode: 200, message: 'ok', data });

/** Arguments of a loader for a visitor without a session. The host has only the parts that `answers` names. */
function args(path: string, { extensions = ['status'], knowsExtensions = true, answers = {} }: Host = {}, params = {}) {
  const { upstream, calls } = fakeUpstream({
    answers: { getStatus: none, getUptime: none, getStatistics: none, listIncidents: none, ...answers },
    ...{ extensions, knowsExtensions },
  });
  const site = { name: 'Inn', url: 'https://inn.test' };
  const context = contextWith({ upstream, site, sessions: fakeSessions(null) });
  return { request: new Request(`https://inn.test${path}`), params, context, calls };
}

const down = {
  getStatus: new UpstreamError('network', 'getStatus', 'gone'),
  getUptime: new UpstreamError('timeout', 'x', 'y'),
};
const headersOf = (init: ResponseInit | null | undefined) => new Headers(init?.headers);

describe('the page', () => {
  test('has the statistics as a table on request, thinned and cut to the range', async () => {
    const points = Array.from({ length: 1_440 }, (_, index) => ({
      time: index * 60,
      field: 'web_online_count',
      value: index,
    }));
    const answers = { getStatus: ok(statusSnapshot()), getUptime: ok([]), getStatistics: ok({ data: points }) };
    // The sketch in the chart's place needs them even if the table is not requested.
    expect((await loader(args('/status', { answers }))).data.statistics).toHaveLength(48);
    const { data } = await loader(args('/status?statistics=table&range=1h', { answers }));
    expect(data.statistics?.length).toBeLessThanOrEqual(48);
    expect(data.statistics?.[0]?.time).toBeGreaterThanOrEqual(1_380 * 60);
    expect(data.statistics?.at(-1)).toEqual({
      time: 1_439 * 60,
      web_online_count: 1_439,
      game_online_count: null,
      request_count: null,
    });
    const silent = args('/status?statistics=table', { answers: { ...answers, getStatistics: none } });
    expect((await loader(silent)).data.statistics).toBeNull();
  });

  test('has the snapshot and may be cached for five seconds', async () => {
    const snapshot = statusSnapshot({ servers: [serverEntry('1', 'One')] });
    const { data, init } = await loader(
      args('/status', { answers: { getStatus: ok(snapshot), getUptime: ok([uptime(1)]) } }),
    );
    expect(data.report).toEqual({ kind: 'measured', snapshot });
    expect(data.uptimes?.rows[0]).toMatchObject({ id: '1', percent30d: null, firstDay: '2026-01-01' });
    expect(data.uptimes?.rows[0]?.bars).toHaveLength(90);
    expect(data.uptimes?.days['1']?.bars).toHaveLength(90);
    const loaderHeaders = headersOf(init);
    expect(loaderHeaders.get('cache-control')).toBe('public, max-age=5');
    expect(headers({ loaderHeaders })).toEqual({ 'Cache-Control': 'public, max-age=5' });
  });

  test('shows ten uptimes, or all on request', async () => {
    const answers = {
      getStatus: ok(statusSnapshot()),
      getUptime: ok(Array.from({ length: 30 }, (_, index) => uptime(index))),
    };
    const count = async (path: string) => (await loader(args(path, { answers }))).data.uptimes;
    expect(await count('/status')).toMatchObject({ total: 30, rows: { length: 10 } });
    expect(await count('/status?uptime=all')).toMatchObject({ total: 30, rows: { length: 30 } });
  });

  test.each([
    ['network', 502, null],
    ['timeout', 504, null],
    ['refused', 503, '10'],
  ] as const)(
    'has the status of the failure if the host fails with %s, and is not cached',
    async (kind, status, wait) => {
      const failure = new UpstreamError(kind, 'x', 'y');
      for (const [open, path] of [
        [loader, '/status'],
        [incidentsLoader, '/status/incidents'],
      ] as const) {
        const { init } = await open(args(path, { answers: { ...down, getStatus: failure, listIncidents: failure } }));
        expect([path, init?.status, headersOf(init).get('retry-after')]).toEqual([path, status, wait]);
        expect(headersOf(init).get('cache-control')).toBe('private, no-store');
      }
      const { data } = await loader(args('/status', { answers: down }));
      expect(data).toMatchObject({ report: { kind: 'unreachable', problem: { status: 502 } }, uptimes: null });
    },
  );

  test('sends no call to a host without the extension', async () => {
    const visit = args('/status', { extensions: [] });
    expect((await loader(visit)).data.report).toEqual({ kind: 'static' });
    expect(visit.calls).toEqual([]);
  });

  test('does not call a host operational whose extensions nobody knows yet', async () => {
    const unknown = { extensions: [], knowsExtensions: false };
    const early = args('/status', { ...unknown, answers: { getStatus: ok(statusSnapshot()) } });
    const { data, init } = await loader(early);
    expect(data.report.kind).toBe('unreachable');
    expect([init?.status, headersOf(init).get('retry-after')]).toEqual([503, '10']);
    // The host may support only the specification, which has no such call.
    expect(early.calls).toEqual([]);
  });

  test('without its uptimes it is still shown', async () => {
    const { data, init } = await loader(args('/status', { answers: { getStatus: ok(statusSnapshot()) } }));
    expect(data.uptimes).toBeNull();
    expect(init?.status).toBeUndefined();
  });

  test('with a part that failed it is not stored in caches', async () => {
    const whole = { getStatus: ok(statusSnapshot()), getUptime: ok([]), getStatistics: ok({ data: [] }) };
    const refused = new UpstreamError('refused', 'x', 'y', { status: 429 });
    const kept = async (answers: CallAnswers, host: Host = {}) => {
      const { init } = await loader(args('/status?statistics=table', { ...host, answers: { ...whole, ...answers } }));
      return headersOf(init).get('cache-control');
    };
    expect(await kept({})).toBe('public, max-age=5');
    expect(await kept({ getUptime: refused })).toBe('private, no-store');
    expect(await kept({ getStatistics: refused })).toBe('private, no-store');
    expect(await kept({}, { extensions: [], knowsExtensions: false })).toBe('private, no-store');
  });
});

describe('/status.json', () => {
  test('says what the page says, to anybody', async () => {
    const snapshot = statusSnapshot({ servers: [serverEntry('1', 'One')], incidents: [incident()] });
    const answer = await jsonLoader(args('/status.json', { answers: { getStatus: ok(snapshot) } }));
    expect(await answer.json()).toEqual({
      state: 'degraded',
      title: 'Some Systems Are Degraded',
      summary: { players: 5, online: 1, total: 1, averagePing: 20 },
      snapshot,
    });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });

  test('is 503 or 404 without a status', async () => {
    expect((await jsonLoader(args('/status.json', { answers: down }))).status).toBe(503);
    expect((await jsonLoader(args('/status.json', { extensions: [] }))).status).toBe(404);
  });
});

describe('the badge', () => {
  const servers = [
    serverEntry('1', '<script>alert(1)</script> & "more" of a name without end, really'),
    serverEntry('2', 'Two', { online: false }),
  ];
  const badge = (serverId: string, host: Host = { answers: { getStatus: ok(statusSnapshot({ servers })) } }) =>
    badgeLoader(args('/x', host, { serverId }));

  test('is a picture with the server’s name as text, and cached for a minute', async () => {
    const answer = await badge('1');
    const svg = await answer.text();
    expect(answer.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
    expect(svg).toContain('&lt;script&gt;');
    expect(svg).not.toContain('<script');
    expect(svg).toContain('online · 5');
    expect(await (await badge('2')).text()).toContain('offline');
  });

  test('of an unknown server is 404, and of a host that is down 503, as pictures', async () => {
    for (const [status, answer] of [
      [404, await badge('99')],
      [404, await badge('1', { extensions: [] })],
      [503, await badge('1', { answers: down })],
    ] as const) {
      expect(answer.status).toBe(status);
      expect(await answer.text()).toContain('unknown');
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });
});

describe('incidents', () => {
  const incidents = [
    incident({
      title: 'Tea & <cake>\u0007',
      updates: [{ time: nowSeconds, state: 'resolved', text: '<img src=x> ]]>' }],
    }),
  ];

  test('the log has them all', async () => {
    const { data } = await incidentsLoader(args('/status/incidents', { answers: { listIncidents: ok(incidents) } }));
    expect(data.incidents).toEqual(incidents);
    const { init: nameless } = await incidentsLoader(
      args('/x', { answers: { listIncidents: ok(incidents), ...down } }),
    );
    expect(incidentsHeaders({ loaderHeaders: headersOf(nameless) })).toEqual({ 'Cache-Control': 'private, no-store' });
    expect(incidentsHeaders({ loaderHeaders: new Headers() })).toEqual({ 'Cache-Control': 'public, no-cache' });
    const { data: none, init } = await incidentsLoader(
      args('/status/incidents', { answers: { listIncidents: new UpstreamError('network', 'x', 'y') } }),
    );
    expect([none.incidents, none.problem?.title, init?.status]).toEqual([null, 'The incidents could not be read', 502]);
  });

  test('the feed is well-formed, with the operator’s words as text', async () => {
    const answer = await feedLoader(args('/status/feed.xml', { answers: { listIncidents: ok(incidents) } }));
    const xml = await answer.text();
    expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    expect(xml).toContain('<feed xmlns="http://www.w3.org/2005/Atom">');
    expect(xml).toContain('https://inn.test/status/incidents#incident-1');
    expect(xml).not.toContain('\u0007');
    expect(xml).not.toContain('<img');
    expect(xml).toContain('&lt;img src=x&gt;');
    const { JSDOM } = jest.requireActual<{
      JSDOM: new (text: string, options: object) => { window: { document: Document } };
    }>('jsdom');
    const { document } = new JSDOM(xml, { contentType: 'application/xml' }).window;
    expect(document.querySelectorAll('entry')).toHaveLength(1);
    expect(document.querySelector('entry > title')?.textContent).toBe('Identified: Tea &amp; &lt;cake&gt;');
  });

  test('the feed of a host that posts none is empty, of one that is down 503', async () => {
    expect(await (await feedLoader(args('/x', { extensions: [] }))).text()).not.toContain('<entry>');
    expect(
      (await feedLoader(args('/x', { answers: { listIncidents: new UpstreamError('timeout', 'x', 'y') } }))).status,
    ).toBe(503);
  });
});

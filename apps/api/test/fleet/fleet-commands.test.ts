import { agentRefusals } from '@starhaven/contracts/agent';
import { listIncidents } from '@starhaven/contracts/status';
import type { Incident } from '@starhaven/contracts/status';
import { operatorIncidentsPath, operatorServersPath } from '../../src/modules/fleet';
import { operatorTokenOf } from '../../src/platform/operator/operator-token';
import { closeAgents, serveAgents, until } from '../support/hosts/agents';
import { describeOnEachEngine } from '../support/engines';
import { useTestApi } from '../support/test-api';
import { trustSecret } from '../support/test-app';

interface Answer {
  retcode: number;
  message: string;
  data?: { lines: string[] };
}

describeOnEachEngine('commands about game servers and incidents', (open) => {
  let aheadMs = 0;
  const api = useTestApi(open, { fleet: { now: () => Date.now() + aheadMs } });
  afterEach(closeAgents);
  const ask = async (url: string, payload: object): Promise<Answer> => {
    const headers = { authorization: `Bearer ${operatorTokenOf(trustSecret)}` };
    return (await api.app.inject({ method: 'POST', url, headers, payload, remoteAddress: '127.0.0.1' })).json();
  };
  const servers = (payload: object) => ask(operatorServersPath, payload);
  const incidents = (payload: object) => ask(operatorIncidentsPath, payload);
  const add = (more: object) => servers({ action: 'add', name: 'Teyvat', game: '1', ...more });
  const keyIn = ({ data }: Answer) => /(shk_[\w-]{43})/.exec(data?.lines.join(' ') ?? '')?.[1] ?? '';
  /** Waits for the change: servers receive it a moment later. */
  const listedWhen = (isRight: (incidents: Incident[]) => boolean): Promise<Incident[]> =>
    until(async () => (await api.app.inject({ url: listIncidents.path })).json().data as Incident[], isRight);
  const entryOf = (name: string) => api.fleet.servers().find((entry) => entry.name === name);

  test('only an operator of this machine may call', async () => {
    for (const url of [operatorServersPath, operatorIncidentsPath]) {
      const payload = { action: 'list' };
      const strange = await api.app.inject({ method: 'POST', url, payload });
      const headers = { authorization: `Bearer ${operatorTokenOf(trustSecret)}` };
      const far = await api.app.inject({ method: 'POST', url, headers, payload, remoteAddress: '192.0.2.1' });
      expect([strange.statusCode, far.statusCode]).toEqual([404, 404]);
    }
  });

  test('a server is added with a key that works, is changed, gets another key and is removed', async () => {
    const agents = await serveAgents(api.fleet);
    const added = await add({ slug: 'teyvat', engine: 'opencommand', privacy: 'beta' });
    const lines = added.data?.lines ?? [];
    expect(lines[0]).toMatch(/^Server \d+ "Teyvat" \(teyvat\) is added\.$/);
    expect(lines[1]).toMatch(/^Key of its agent, shown only once: shk_/);
    expect(lines.slice(2).join('\n')).not.toContain(keyIn(added));
    // Every step up to a running agent, including the engine's secret.
    for (const step of [
      'SITE_URL is http://localhost:3000, which other machines do not reach',
      'npx nx build agent',
      'install -m 600 /dev/null server.key',
      "consoleToken of the plugin's config.json",
      'STARHAVEN_URL=http://localhost:3000 STARHAVEN_KEY_FILE=server.key STARHAVEN_ENGINE_SECRET_FILE=engine.secret node starhaven-agent.mjs --process-name grasscutter.jar --engine opencommand --engine-url https://127.0.0.1 --check',
    ])
      expect(lines.join('\n')).toContain(step);
    expect(await agents.refusalOf(keyIn(added))).toBeNull();
    expect(JSON.stringify(await api.database.query('select * from game_server'))).not.toContain(keyIn(added));

    await servers({ action: 'set', slug: 'teyvat', name: 'Teyvat Two', maintenance: 'New disks', isDisabled: true });
    const entry = await until(
      () => entryOf('Teyvat Two'),
      (found) => found !== undefined,
    );
    expect(entry?.server).toMatchObject({ maintenance: 'New disks', disable: true, privacy: 2 });
    expect((await servers({ action: 'list' })).data?.lines.join()).toContain(
      'Teyvat Two (game 1, Beta, agent for opencommand, disabled, maintenance: New disks)',
    );

    const changed = await servers({ action: 'key', slug: 'teyvat' });
    await until(() => api.logLines.some((line) => line.includes('key_changed')), Boolean);
    expect(await agents.refusalOf(keyIn(added))).toBe(agentRefusals.wrongKey);
    expect(await agents.refusalOf(keyIn(changed))).toBeNull();
    await servers({ action: 'remove', slug: 'teyvat' });
    await until(
      () => entryOf('Teyvat Two'),
      (found) => found === undefined,
    );
    expect(api.logLines.join()).not.toMatch(/shk_/);
    await agents.close();
  });

  test('a server without an agent keeps the secret of its engine sealed', async () => {
    const settings = { url: 'http://10.0.0.5:443', secret: 'the-secret-of-the-plugin' };
    const added = await add({ slug: 'asked', engine: 'opencommand', settings });
    expect(added.data?.lines[1]).toBe('The site polls its engine itself; no agent is needed.');
    expect((await servers({ action: 'set', slug: 'asked', settings: { server: 'uuid-1' } })).retcode).toBe(0);
    const rows = JSON.stringify(await api.database.query('select * from game_server'));
    expect(rows).not.toMatch(/the-secret|10\.0\.0\.5/);
    await servers({ action: 'remove', slug: 'asked' });
  });

  test.each<[object, string]>([
    [{ action: 'explode' }, 'action is wrong; it must be add, list, set, key or remove.'],
    [{ action: 'add', game: '1' }, 'name is missing.'],
    [{ action: 'add', name: 'X', game: '4' }, 'game is wrong; it must be 1, 2, 3, genshin-impact,'],
    [
      { action: 'add', name: 'A\nB', game: '1' },
      'name is wrong; it must be one line of text without invisible characters.',
    ],
    [{ action: 'add', name: 'x'.repeat(61), game: '1' }, 'name is wrong; it must be at most 60 characters.'],
    [{ action: 'add', name: '原神', game: '1' }, 'No slug can be made from this name; choose one with --slug.'],
    [{ action: 'add', name: 'X', game: '1', slug: '-' }, 'slug is wrong; it must be two to forty small letters'],
    [{ action: 'add', name: 'Twin', game: '1', privacy: 'open' }, 'privacy is wrong; it must be public, beta,'],
    [{ action: 'add', name: 'Twin', game: '1', engine: 'doom' }, 'engine is wrong; it must be one of opencommand,'],
    [{ action: 'add', name: 'Twin', game: '1', settings: { url: 'http://x' } }, 'engine is missing'],
    [
      { action: 'add', name: 'Twin', game: '1', engine: 'opencommand', settings: { url: 'ftp://x', secret: 's3cret' } },
      "The engine's url",
    ],
    [{ action: 'set', slug: 'nobody', name: 'X' }, 'There is no server "nobody"; see: npm run server -- list'],
    [{ action: 'key', slug: 'nobody' }, 'There is no server "nobody"'],
    [{ action: 'remove', slug: 'nobody' }, 'There is no server "nobody"'],
    [{ action: 'list', surprise: 1 }, 'surprise is wrong'],
  ])('%j is refused in one line', async (payload, message) => {
    const answer = await servers(payload);
    expect([answer.retcode, answer.data]).toEqual([422, undefined]);
    expect(answer.message).toContain(message);
    expect(answer.message).not.toMatch(/\n|s3cret/);
  });

  test('two servers of one name need two slugs', async () => {
    await add({ name: 'Twin Peaks' });
    expect((await add({ name: 'Twin Peaks' })).message).toBe(
      'A server with the slug "twin-peaks" already exists; choose another one with --slug.',
    );
    await servers({ action: 'remove', slug: 'twin-peaks' });
  });

  test('an incident is opened, updated and resolved, and a part of the site is as bad as it says', async () => {
    await add({ slug: 'touched' });
    const opened = await incidents({
      action: 'open',
      title: 'The database is slow',
      text: 'We look into it.',
      components: ['database'],
      servers: ['touched'],
    });
    const id = /\d+/.exec(opened.data?.lines[0] ?? '')?.[0] ?? '';
    const database = () => api.fleet.snapshot().components?.find(({ name }) => name === 'database');
    await until(
      () => database()?.state,
      (state) => state === 'degraded',
    );
    const [first] = await listedWhen(({ length }) => length === 1);
    expect(first).toMatchObject({ id, kind: 'incident', state: 'investigating', impact: 'degraded', endsAt: 0 });
    expect(first?.servers).toHaveLength(1);
    expect(
      await incidents({ action: 'update', id, text: 'Found', state: 'identified', impact: 'outage' }),
    ).toMatchObject({
      data: { lines: [`Incident ${id} is identified.`] },
    });
    await until(
      () => database()?.state,
      (state) => state === 'offline',
    );
    await incidents({ action: 'resolve', id, text: 'Done' });
    const [last] = await listedWhen(([incident]) => incident?.state === 'resolved');
    expect(last).toMatchObject({
      state: 'resolved',
      updates: [{ text: 'Done' }, { text: 'Found' }, { text: 'We look into it.' }],
    });
    expect(last?.endsAt).toBeGreaterThan(0);
    const before = (await api.database.query('select ends_at from incident')).rows;
    await incidents({ action: 'update', id, text: 'Why it was' });
    expect((await api.database.query('select ends_at from incident')).rows).toEqual(before);
    await until(
      () => database()?.state,
      (state) => state === 'operational',
    );
    expect(api.fleet.snapshot().incidents?.map((incident) => incident.id)).toContain(id);
    await incidents({ action: 'remove', id });
    await listedWhen(({ length }) => length === 0);
    await servers({ action: 'remove', slug: 'touched' });
  });

  test('planned work begins and ends by itself, and in between its servers are in maintenance', async () => {
    await add({ slug: 'worked-on', name: 'Worked on' });
    const start = new Date(Date.now() + 3_600_000).toISOString().replace(/\.\d+/, '');
    const end = new Date(Date.now() + 7_200_000).toISOString().replace(/\.\d+/, '');
    const about = { title: 'New disks', text: 'For more space', components: ['web'], servers: ['worked-on'] };
    const planned = await incidents({ action: 'plan', ...about, start, end });
    expect(planned.data?.lines[0]).toMatch(/^Maintenance \d+ is planned/);
    await until(
      () => api.fleet.snapshot().incidents?.[0]?.state,
      (state) => state === 'scheduled',
    );
    const number = /\d+/.exec(planned.data?.lines[0] ?? '')?.[0] ?? '';
    expect((await incidents({ action: 'resolve', id: number, text: 'x' })).message).toBe(
      `Maintenance ${number} has not begun; cancel it with: npm run incident -- remove ${number}`,
    );
    const web = () => api.fleet.snapshot().components?.find(({ name }) => name === 'web')?.state;
    expect([web(), entryOf('Worked on')?.server.maintenance]).toEqual(['unknown', '']);

    aheadMs = 3_601_000;
    await api.fleet.recordMinute();
    await until(
      () => entryOf('Worked on')?.server.maintenance,
      (text) => text === 'New disks',
    );
    expect(web()).toBe('maintenance');
    aheadMs = 7_201_000;
    // Two API servers that advance planned work at once advance it once.
    await Promise.all([api.fleet.recordMinute(), api.fleet.recordMinute()]);
    await until(
      () => entryOf('Worked on')?.server.maintenance,
      (text) => text === '',
    );
    const [done] = await listedWhen(([incident]) => incident?.state === 'completed');
    expect(done?.updates?.map(({ state }) => state)).toEqual(['completed', 'in_progress', 'scheduled']);
    aheadMs = 0;
  });

  test.each<[object, string]>([
    [{ action: 'open', text: 'x' }, 'title is missing.'],
    [{ action: 'open', title: 'x', text: 'x', components: ['soul'] }, 'components.0 is wrong; it must be some of web,'],
    [{ action: 'open', title: 'x', text: 'x', servers: ['nobody'] }, 'There is no server "nobody"'],
    [{ action: 'update', id: '999999', text: 'x' }, 'There is no incident 999999; see: npm run incident -- list'],
    [{ action: 'resolve', id: 'last', text: 'x' }, 'id is wrong; it must be the number of an incident'],
    [
      { action: 'plan', title: 'x', text: 'x', start: 'soon', end: 'later' },
      'start is wrong; it must be a time with its',
    ],
    [
      { action: 'plan', title: 'x', text: 'x', start: '2026-05-01T20:00Z', end: '2026-05-01T20:00Z' },
      'end is wrong; it must be a time after the start.',
    ],
  ])('%j is refused in one line', async (payload, message) => {
    const answer = await incidents(payload);
    expect([answer.retcode, answer.data]).toEqual([422, undefined]);
    expect(answer.message).toContain(message);
  });

  test('an incident takes only the states of its kind', async () => {
    const opened = await incidents({ action: 'open', title: 'x', text: 'x' });
    const id = /\d+/.exec(opened.data?.lines[0] ?? '')?.[0];
    expect((await incidents({ action: 'update', id, text: 'x', state: 'in_progress' })).message).toBe(
      'state is wrong; it must be one of investigating, identified, monitoring, resolved for this kind.',
    );
  });
});

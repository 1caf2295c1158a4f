import { AdminRetcode, startAdminJob } from '@starhaven/contracts/admin';
import type { AdminJob } from '@starhaven/contracts/admin';
import { Role } from '@starhaven/contracts/session';
import { createPowerJobs } from '../../src/modules/admin';
import { beat, serveAgents, until } from '../support/hosts/agents';
import { describeOnEachEngine } from '../support/engines';
import type { TestDatabase } from '../support/engines';
import { addServer } from '../support/fleet';
import { staffClient } from '../support/clients/staff';
import { createTestApp } from '../support/test-app';
import type { TestApp } from '../support/test-app';

describeOnEachEngine('restarting and stopping game servers', (open) => {
  let db: TestDatabase;
  let server: TestApp;
  let agents: Awaited<ReturnType<typeof serveAgents>>;
  beforeAll(async () => {
    db = await open();
    server = await createTestApp(db.database);
    agents = await serveAgents(server.fleet);
  });
  afterAll(async () => {
    await agents?.close();
    await server?.app.close();
    await db?.close();
  });

  let servers = 0;
  /** A server whose agent answers with `reply`, and then reports `states` one after the other. */
  const newServer = async (reply: object, states: boolean[] = []) => {
    const { id, key, slug } = await addServer(db.database, { name: `Power ${(servers += 1)}` });
    const agent = await agents.connect(key);
    const asked: unknown[] = [];
    agent.on('set_power', (request: unknown, answer: (reply: object) => void) => {
      asked.push(request);
      answer(reply);
      states.forEach((online, place) => setTimeout(() => beat(agent, { online }), 600 * (place + 1)));
    });
    beat(agent);
    await until(
      () => server.fleet.find(id)?.server.online,
      (online) => online === true,
    );
    return { slug, asked, agent };
  };
  const works = (downWithinMs = 4_000) =>
    createPowerJobs({
      db: db.database.db,
      fleet: server.fleet,
      ...{ pollIntervalMs: 20, downWithinMs, upWithinMs: 4_000 },
    });
  const notes: string[] = [];
  const tell = async (_: number, note: string) => void notes.push(note);
  const run = (kind: 'server-restart' | 'server-stop', slug: string, downWithinMs?: number) =>
    works(downWithinMs)[kind]?.(slug, tell);
  const done = { retcode: 200, message: 'The command is done.' };

  test('a restart is done by the agent, and waits until the server is back', async () => {
    const { slug, asked } = await newServer(done, [false, true]);
    expect(await run('server-restart', slug)).toEqual([
      'The agent reports: The command is done.',
      'The server is back.',
    ]);
    expect(asked).toEqual([{ action: 'restart' }]);
    expect(notes).toContain('The server is down. Waiting until it is back.');
  });

  test('a stop waits until the server is down', async () => {
    const { slug } = await newServer(done, [false]);
    expect(await run('server-stop', slug)).toContain('The server has stopped.');
  });

  test('a stopped server can be restarted: its agent still answers', async () => {
    const { slug, agent, asked } = await newServer(done, [true]);
    beat(agent, { online: false });
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(await run('server-restart', slug)).toContain('The server is back.');
    expect(asked).toHaveLength(1);
  });

  test('what the agent cannot do is reported, and so is a server that keeps running', async () => {
    const words = 'The agent of this server has no command for this: start it with --stop-command.';
    const unable = await newServer({ retcode: 501, message: words });
    await expect(run('server-stop', unable.slug)).rejects.toThrow(words);
    const stubborn = await newServer(done);
    await expect(run('server-stop', stubborn.slug, 50)).rejects.toThrow('The server still runs.');
    await expect(run('server-stop', 'no-such-server')).rejects.toThrow('There is no such server.');
    stubborn.agent.disconnect();
    await until(
      () => run('server-stop', stubborn.slug, 50)?.catch(({ message }: Error) => message),
      (message) => String(message).includes('not connected'),
    );
  });

  test('it needs the password again and a right to change servers', async () => {
    const { slug, asked } = await newServer(done);
    const staff = staffClient(server.app, db.database);
    const admin = await staff.member(Role.ADMIN);
    const moderator = await staff.member(Role.MOD);
    const start = (key: string, more: object = {}) =>
      staff.call<AdminJob>(startAdminJob, key, {
        ...{ kind: 'server-restart', subject: slug, nonce: `nonce-${Math.random().toString(36).slice(2)}`, ...more },
      });
    const confirm = { retcode: AdminRetcode.CONFIRM, field: 'password' };
    expect(await start(moderator.key)).toMatchObject({ retcode: 403 });
    expect(await start(admin.key)).toMatchObject(confirm);
    expect(await start(admin.key, { password: 'wrong-password' })).toMatchObject(confirm);
    expect(asked).toEqual([]);
  });
});

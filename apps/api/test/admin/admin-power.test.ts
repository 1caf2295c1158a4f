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
  /** A server whose agent answers with `reply`. */
  const newServer = async (reply: object) => {
    const { id, key, slug } = await addServer(db.database, { name: `Power ${(servers += 1)}` });
    const agent = await agents.connect(key);
    const asked: unknown[] = [];
    agent.on('set_power', (request: unknown, answer: (reply: object) => void) => {
      asked.push(request);
      answer(reply);
    });
    const reports = async (online: boolean) => {
      beat(agent, { online });
      await until(
        () => server.fleet.find(id)?.server.online,
        (one) => one === online,
      );
    };
    await reports(true);
    return { slug, asked, agent, reports };
  };
  const notes: string[] = [];
  /** Runs the job; `onNote` sees each note of its progress. */
  const run = (
    kind: 'server-restart' | 'server-stop',
    slug: string,
    { downWithinMs = 60_000, onNote = async (_: string) => {} } = {},
  ) =>
    createPowerJobs({
      db: db.database.db,
      fleet: server.fleet,
      ...{ pollIntervalMs: 20, downWithinMs },
    })[kind]?.(slug, async (_, note) => {
      notes.push(note);
      await onNote(note);
    });
  const done = { retcode: 200, message: 'The command is done.' };

  test('a restart is done by the agent, and waits until the server is back', async () => {
    const { slug, asked, reports } = await newServer(done);
    const onNote = async (note: string) => {
      if (note.startsWith('The agent reports')) await reports(false);
      if (note.startsWith('The server is down')) void reports(true);
    };
    expect(await run('server-restart', slug, { onNote })).toEqual([
      'The agent reports: The command is done.',
      'The server is back.',
    ]);
    expect(asked).toEqual([{ action: 'restart' }]);
    expect(notes).toContain('The server is down. Waiting until it is back.');
  });

  test('a stop waits until the server is down', async () => {
    const { slug, reports } = await newServer(done);
    const onNote = async (note: string) => void (note.startsWith('The agent reports') && reports(false));
    expect(await run('server-stop', slug, { onNote })).toContain('The server has stopped.');
  });

  test('a stopped server can be restarted: its agent still answers', async () => {
    const { slug, asked, reports } = await newServer(done);
    await reports(false);
    const onNote = async (note: string) => void (note.startsWith('The server is down') && reports(true));
    expect(await run('server-restart', slug, { onNote })).toContain('The server is back.');
    expect(asked).toHaveLength(1);
  });

  test('what the agent cannot do is reported, and so is a server that keeps running', async () => {
    const words = 'The agent of this server has no command for this: start it with --stop-command.';
    const unable = await newServer({ retcode: 501, message: words });
    await expect(run('server-stop', unable.slug)).rejects.toThrow(words);
    const stubborn = await newServer(done);
    await expect(run('server-stop', stubborn.slug, { downWithinMs: 50 })).rejects.toThrow('The server still runs.');
    await expect(run('server-stop', 'no-such-server')).rejects.toThrow('There is no such server.');
    stubborn.agent.disconnect();
    await until(
      () => run('server-stop', stubborn.slug, { downWithinMs: 50 })?.catch(({ message }: Error) => message),
      (message) => String(message).includes('not connected'),
    );
  });

  test('it needs the password again and a right to change servers', async () => {
    const { slug, asked } = await newServer(done);
    const staff = staffClient(server);
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

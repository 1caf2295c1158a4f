import { rm } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { makeTemplateCopy } from '../../../../test/support/template';
import { PgliteClient } from './pglite-client';
import type { PgliteClientOptions } from './pglite-client';
import { withLongTimeout } from '../long-timeout';

const open: { client: PgliteClient; dataDir: string }[] = [];
afterEach(async () => {
  for (const { client, dataDir } of open.splice(0)) {
    await client.close();
    await rm(dataDir, { recursive: true });
  }
});

async function openClient(options: Partial<PgliteClientOptions> = {}): Promise<PgliteClient> {
  const dataDir = await makeTemplateCopy();
  const client = await PgliteClient.open({ dataDir, ...options });
  open.push({ client, dataDir });
  return client;
}

const send = Worker.prototype.postMessage;
const endless = 'select count(*) from generate_series(1, 1000000000000)';

test('a query does not block the event loop', async () => {
  const client = await openClient();
  let ticks = 0;
  const timer = setInterval(() => (ticks += 1), 5);
  await client.query('select count(*) from generate_series(1, 1000000)');
  clearInterval(timer);
  expect(ticks).toBeGreaterThan(3);
});

test('an error of PostgreSQL keeps its code and constraint', async () => {
  const client = await openClient();
  const insert = client.query("insert into content_version values ('games', 1)");
  await expect(insert).rejects.toMatchObject({ code: '23505', constraint: 'content_version_pkey' });
});

test('too many waiting queries are refused, and later ones served', async () => {
  const client = await openClient({ maxWaiting: 2 });
  const all = await Promise.allSettled(Array.from({ length: 5 }, () => client.query('select 1')));
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected']);
  await expect(client.query('select 2 as two')).resolves.toMatchObject({ rows: [{ two: 2 }] });
});

test('an endless query is cut off with all waiting ones; the database comes back and still listens', async () => {
  const onInterrupted = jest.fn();
  const client = await openClient({ queryLimitMs: 1000, onInterrupted });
  await client.listen('news');
  const notices: string[] = [];
  client.onNotice = (_, payload) => notices.push(payload);
  const results = await Promise.allSettled([client.query(endless), client.query('select 1')]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(onInterrupted).toHaveBeenCalledTimes(1);
  await client.query("notify news, 'back'");
  expect(notices).toEqual(['back']);
});

test('the folder is opened again only after the lost thread has ended', async () => {
  const client = await openClient({ queryLimitMs: 1000 });
  const folder = open.at(-1)?.dataDir;
  const order: string[] = [];
  // Only this client's thread counts: in the same process, threads of an earlier test file may still end.
  const lost = new WeakSet<Worker>();
  const post = jest.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (this: Worker, message) {
    if (message.request.statement === endless) lost.add(this);
    if (message.request.kind === 'open' && message.request.dataDir === folder) order.push('opened');
    send.call(this, message);
  });
  const end = Worker.prototype.terminate;
  const terminate = jest.spyOn(Worker.prototype, 'terminate').mockImplementation(async function (this: Worker) {
    if (!lost.has(this)) return end.call(this);
    await delay(300);
    const code = await end.call(this);
    order.push('ended');
    return code;
  });
  await expect(client.query(endless)).rejects.toThrow('cut off');
  await client.query('select 1');
  terminate.mockRestore();
  post.mockRestore();
  expect(order).toEqual(['ended', 'opened']);
});

test('later statements of an interrupted transaction do not run outside of it', async () => {
  const client = await openClient({ queryLimitMs: 1000 });
  const transaction = client.transaction(async (tx) => {
    await tx.query(endless).catch(() => {});
    await tx.query("insert into content_version values ('stray', 1)");
  });
  await expect(transaction).rejects.toThrow(/stopped|cut off/);
  const { rows } = await client.query("select * from content_version where topic = 'stray'");
  expect(rows).toEqual([]);
});

test('a transaction that takes too long is rolled back, and its handle no longer works', async () => {
  const client = await openClient({ transactionLimitMs: 200 });
  let goOn = () => {};
  let late: Promise<unknown> = Promise.resolve();
  const transaction = client.transaction(async (tx) => {
    await tx.query("insert into content_version values ('slow', 1)");
    await new Promise<void>((resolve) => (goOn = resolve));
    late = tx.query('select 1');
    await late;
  });
  await expect(transaction).rejects.toThrow(/rolled back/);
  goOn();
  await new Promise(setImmediate);
  await expect(late).rejects.toThrow('The transaction is over.');
  await expect(client.query("select * from content_version where topic = 'slow'")).resolves.toMatchObject({ rows: [] });
});

test('transactions of two callers do not mix', async () => {
  const client = await openClient();
  const raise = () =>
    client.transaction(async (tx) => {
      const { rows } = await tx.query("select version::int as version from content_version where topic = 'x'");
      const { version } = rows[0] as { version: number };
      await tx.query("update content_version set version = $1 where topic = 'x'", [version + 1]);
    });
  await client.query("insert into content_version values ('x', 0)");
  await Promise.all(Array.from({ length: 20 }, raise));
  const { rows } = await client.query("select version::int as version from content_version where topic = 'x'");
  expect(rows).toEqual([{ version: 20 }]);
});

test('a longer limit for one caller does not change the limits of others', async () => {
  const client = await openClient({ transactionLimitMs: 100 });
  let finish = () => {};
  const patient = withLongTimeout(() => new Promise<void>((resolve) => (finish = resolve)));
  const stuck = client.transaction(() => new Promise(() => {}));
  await expect(stuck).rejects.toThrow('A transaction took longer than 100 ms');
  finish();
  await patient;
  const slow = withLongTimeout(() => client.transaction(async (tx) => tx.query('select pg_sleep(0.3), 1 as one')));
  await expect(slow).resolves.toMatchObject({ rows: [{ one: 1 }] });
});

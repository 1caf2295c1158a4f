import { createHmac } from 'node:crypto';
import { ContentChangeSchema, ContentVersionsSchema, contentEventsPath } from '@starhaven/contracts/live';
import { signVisitorAddress, visitorAddressHeader } from '@starhaven/node-kit/server';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { describeOnEachEngine } from '../support/engines';
import type { TestDatabase } from '../support/engines';
import { readEvents } from '../support/clients/event-reader';
import { createTestApp, trustSecret } from '../support/test-app';
import type { TestApp } from '../support/test-app';

describeOnEachEngine('content events', (open) => {
  let db: TestDatabase;
  let server: TestApp;
  let url: string;
  beforeAll(async () => {
    db = await open();
  });
  beforeEach(async () => {
    server = await createTestApp(db.database, {
      streamLimits: { maxStreams: 8, maxPerAddress: 2, maxPerWebServer: 4 },
    });
    url = `${await server.app.listen({ port: 0, host: '127.0.0.1' })}${contentEventsPath}`;
  });
  afterEach(() => server?.app.close());
  afterAll(() => db?.close());

  test('the extension is announced', async () => {
    const response = await server.app.inject({ url: '/api/v2/capabilities' });
    expect(response.json()).toEqual({
      retcode: 0,
      message: 'ok',
      data: { extensions: expect.arrayContaining(['content-events']) },
    });
  });

  test('a web server that asks for it gets the proof that the API holds its secret', async () => {
    const challenge = 'a-challenge-of-some-length';
    const ask = async (host: string) =>
      (await server.app.inject({ url: '/api/v2/capabilities', query: { challenge, host } })).json().data;
    const data = await ask('127.0.0.1:4000');
    expect(data.extensions).toContain('host-proof');
    expect(data.proof).toBe(
      createHmac('sha256', trustSecret).update(`host-proof:127.0.0.1:4000:${challenge}`).digest('hex'),
    );
    // A host with another address must not get its challenge signed here: it could show the proof as its own.
    for (const host of ['api.elsewhere.example', '203.0.113.7:4000'])
      expect(await ask(host)).not.toHaveProperty('proof');
    // The call must not sign texts that the secret also signs, such as an address.
    expect(
      (await server.app.inject({ url: '/api/v2/capabilities?challenge=203.0.113.7&host=localhost' })).statusCode,
    ).toBe(400);
  });

  test('first the versions, then each change', async () => {
    const response = await fetch(url);
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const events = readEvents(response);
    const first = await events.next();
    expect(first?.event).toBe('versions');
    const { games } = v.parse(ContentVersionsSchema, first?.data);
    await db.database.db.execute(sql`update game set version = '9.9' where id = 1`);
    const second = await events.next();
    expect(second?.event).toBe('change');
    const change = v.parse(ContentChangeSchema, second?.data);
    expect(change.topic).toBe('games');
    expect(Number(change.version)).toBeGreaterThan(Number(games));
  });

  test('an address may have two streams, and a closed one makes room', async () => {
    const abort = new AbortController();
    const first = await fetch(url, { signal: abort.signal });
    await fetch(url);
    const third = await fetch(url);
    expect([third.status, third.headers.get('retry-after')]).toEqual([503, '30']);
    expect(await third.json()).toMatchObject({ retcode: 503 });
    abort.abort();
    await first.text().catch(() => {});
    let fourth = await fetch(url);
    for (let tries = 0; fourth.status === 503 && tries < 50; tries += 1) fourth = await fetch(url);
    expect(fourth.status).toBe(200);
  });

  test('a web server may have one stream for each of its workers', async () => {
    const headers = { [visitorAddressHeader]: signVisitorAddress('', trustSecret) };
    const statuses: number[] = [];
    for (let worker = 1; worker <= 5; worker += 1) statuses.push((await fetch(url, { headers })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 503]);
  });

  test('closing the server ends the streams', async () => {
    const events = readEvents(await fetch(url));
    expect((await events.next())?.event).toBe('versions');
    const closed = server.app.close();
    expect(await events.next()).toBeNull();
    await closed;
  });
});

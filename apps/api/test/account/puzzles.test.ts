import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Puzzle } from '@starhaven/contracts/session';
import { accountClient, newAddress, newName, password } from '../support/clients/account-client';
import { describeOnPglite } from '../support/engines';
import type { TestDatabase } from '../support/engines';
import { createTestApp } from '../support/test-app';
import type { TestApp } from '../support/test-app';

interface Answer {
  retcode: number;
  message: string;
  puzzle?: Puzzle;
}

async function solve(puzzle: Puzzle | undefined): Promise<string> {
  const challenge = JSON.parse(puzzle?.challenge ?? 'null') as Parameters<typeof solveChallenge>[0]['challenge'];
  return JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
}

describeOnPglite('puzzles', (open) => {
  let db: TestDatabase;
  let server: TestApp;
  let client: ReturnType<typeof accountClient>;
  beforeAll(async () => {
    db = await open();
  });
  beforeEach(async () => {
    await db.database.query('delete from rate_limit');
    // A server remembers which keys are over their limits.
    server = await createTestApp(db.database, { config: { hasPuzzles: true } });
    client = accountClient(server);
  });
  afterEach(() => server?.app.close());
  afterAll(() => db?.close());
  const logIn = async (fields: Record<string, string>, address = newAddress()) =>
    (await client.logIn({ proof_of_work: 'yes', ...fields }, { address })).json<Answer>();
  const register = async (fields: Record<string, string>, address = newAddress()) =>
    (await client.register({ proof_of_work: 'yes', ...fields }, { address })).json<Answer>();

  it('after three failures of a name its next login costs work, the right password included', async () => {
    const { username } = await client.enter();
    for (let tries = 0; tries < 3; tries += 1) {
      expect((await logIn({ username, password: 'wrong' })).message).toBe('Incorrect username or password.');
    }
    const asked = await logIn({ username, password });
    expect(asked).toMatchObject({ retcode: -302, message: 'Please confirm that you are not a robot.' });
    const proof = await solve(asked.puzzle);
    expect((await logIn({ username, password, proof })).retcode).toBe(200);
    const again = await logIn({ username, password: 'wrong', proof });
    expect(again.retcode).toBe(-302);
  });

  it('an unknown name is asked the same', async () => {
    const username = newName();
    for (let tries = 0; tries < 3; tries += 1) await logIn({ username, password: 'wrong' });
    expect((await logIn({ username, password: 'wrong' })).retcode).toBe(-302);
  });

  it('a third registration from one address costs work', async () => {
    const address = newAddress();
    for (let made = 0; made < 2; made += 1) expect((await register({ username: newName() }, address)).retcode).toBe(0);
    const username = newName();
    const asked = await register({ username }, address);
    expect(asked.retcode).toBe(-302);
    expect((await register({ username, proof: 'made up' }, address)).retcode).toBe(-302);
    expect((await register({ username, proof: await solve(asked.puzzle) }, address)).retcode).toBe(0);
  });

  it('a flood of registrations from many addresses costs each of them work', async () => {
    const answers = [];
    for (let made = 0; made < 22; made += 1) answers.push(await register({ username: newName() }));
    expect(answers.map(({ retcode }) => retcode)).toEqual([...Array.from({ length: 20 }, () => 0), -302, -302]);
  });

  describe('a client that does not say that it knows puzzles', () => {
    const wait = { retcode: 429, message: 'Too many attempts. Please wait and try again.', puzzle: undefined };
    const expectWait = (answer: Awaited<ReturnType<typeof client.logIn>>, max: number) => {
      expect(answer.statusCode).toBe(429);
      const { ratelimit, timestamp, puzzle, ...rest } = answer.json();
      expect({ ...rest, puzzle }).toEqual(wait);
      expect(ratelimit).toEqual({ max, time: timestamp });
      const seconds = Number(answer.headers['retry-after']);
      expect(seconds).toBeGreaterThan(0);
      // The ends of waits are rounded up.
      expect(seconds).toBeLessThanOrEqual(31);
      // The answer may be some seconds old on a busy machine.
      expect(Math.abs(ratelimit.time - Date.now() / 1000 - seconds)).toBeLessThanOrEqual(15);
    };
    /** Simulates the end of the wait, in a server that has not seen the puzzle. */
    const waited = async () => {
      await db.database.query(`update rate_limit set expire = 0 where key like 'puzzle-pace:%'`);
      await server.app.close();
      server = await createTestApp(db.database, { config: { hasPuzzles: true } });
      client = accountClient(server);
    };

    it('waits after three wrong passwords, then gets in with the right one', async () => {
      const address = newAddress();
      const { username } = await client.enter();
      for (let tries = 0; tries < 3; tries += 1) {
        const answer = await client.logIn({ username, password: 'wrong' }, { address });
        expect(answer.json().message).toBe('Incorrect username or password.');
      }
      expectWait(await client.logIn({ username, password }, { address }), 3);
      expectWait(await client.logIn({ username, password }, { address }), 3);
      await waited();
      expect((await client.logIn({ username, password }, { address })).json().retcode).toBe(200);
    });

    it('is not locked out by others who guess its password', async () => {
      const { username } = await client.enter();
      for (let tries = 0; tries < 4; tries += 1) await client.logIn({ username, password: 'wrong' });
      expect((await client.logIn({ username, password })).json().retcode).toBe(200);
    });

    it('waits after ten failures from its address, whatever the names', async () => {
      const address = newAddress();
      for (let tries = 0; tries < 10; tries += 1) {
        await client.logIn({ username: newName(), password: 'wrong' }, { address });
      }
      expectWait(await client.logIn({ username: newName(), password: 'wrong' }, { address }), 10);
    });

    it('waits at the third registration from an address', async () => {
      const address = newAddress();
      for (let made = 0; made < 2; made += 1) {
        expect((await client.register({ username: newName() }, { address })).json().retcode).toBe(0);
      }
      const username = newName();
      expectWait(await client.register({ username }, { address }), 2);
      await waited();
      expect((await client.register({ username }, { address })).json().retcode).toBe(0);
    });

    it('waits at the eleventh guest from an address', async () => {
      const address = newAddress();
      const username = newName();
      for (let made = 0; made < 10; made += 1) {
        expect((await client.logIn({ username }, { address })).json().retcode).toBe(200);
      }
      expectWait(await client.logIn({ username }, { address }), 10);
    });

    it('of twenty at once under pressure one is tried', async () => {
      const address = newAddress();
      const username = newName();
      for (let tries = 0; tries < 3; tries += 1) await client.logIn({ username, password: 'wrong' });
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => client.logIn({ username, password: 'wrong' }, { address })),
      );
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
      expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(19);
    });
  });

  it('the host says that it has puzzles', async () => {
    const answer = await server.app.inject({ url: '/api/v2/capabilities' });
    expect(answer.json<{ data: { extensions: string[] } }>().data.extensions).toContain('proof-of-work');
  });
});

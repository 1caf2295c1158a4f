import { setTimeout as delay } from 'node:timers/promises';
import { accountClient, newAddress, newName, password } from '../support/clients/account-client';
import type { LoginAnswer } from '../support/clients/account-client';
import { describeOnEachEngine, describeOnPglite } from '../support/engines';
import { hashLikeProduction } from '../support/jest/password-cost';
import { useTestApi } from '../support/test-api';
import { createTestApp } from '../support/test-app';

const wrongPassword = 'three white cows';

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

function quartile(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 4)] ?? 0;
}

describeOnEachEngine('limits of logins', (open) => {
  const api = useTestApi(open);
  const client = accountClient(api);
  const waitSeconds = (answer: LoginAnswer) => Math.round((answer.ratelimit?.time ?? 0) - Date.now() / 1000);
  /** Simulates the end of the wait. */
  const waitIsOver = () => api.database.query(`update rate_limit set expire = 0 where key like 'login-gate:%'`);
  const fail = async (username: string, address: string, times = 1) => {
    let answer = null;
    for (let count = 0; count < times; count += 1) {
      answer = await client.logIn({ username, password: wrongPassword }, { address });
    }
    if (answer === null) throw new Error('Nothing was tried.');
    return answer;
  };

  test.each(['a known', 'an unknown'])(
    'for %s name: five tries, then waits that double up to a quarter of an hour',
    async (kind) => {
      const [username, address] = [newName(), newAddress()];
      if (kind === 'a known') await client.register({ username });
      expect((await fail(username, address, 5)).json().message).toBe('Incorrect username or password.');
      for (const wait of [60, 120, 240, 480, 900, 900]) {
        const refused = await fail(username, address);
        expect(refused.statusCode).toBe(429);
        expect(refused.json()).toMatchObject({ retcode: 429, ratelimit: { max: 5 } });
        expect(Math.abs(waitSeconds(refused.json()) - wait)).toBeLessThanOrEqual(2);
        expect(Math.abs(Number(refused.headers['retry-after']) - wait)).toBeLessThanOrEqual(2);
        await waitIsOver();
        expect((await fail(username, address)).statusCode).toBe(200);
      }
    },
  );

  test('during the wait even the right password is not checked', async () => {
    const { username } = await client.enter();
    const address = newAddress();
    await fail(username, address, 5);
    expect((await client.logIn({ username, password }, { address })).statusCode).toBe(429);
    await waitIsOver();
    expect((await client.logIn({ username, password }, { address })).json().retcode).toBe(200);
  });

  test('a successful login resets the count', async () => {
    const { username } = await client.enter();
    const address = newAddress();
    for (let round = 0; round < 4; round += 1) {
      expect((await fail(username, address, 4)).statusCode).toBe(200);
      expect((await client.logIn({ username, password }, { address })).json().retcode).toBe(200);
    }
  });

  test('of two hundred tries at once only a few are checked', async () => {
    const { username } = await client.enter();
    const address = newAddress();
    const answers = await Promise.all(
      Array.from({ length: 200 }, () => client.logIn({ username, password: wrongPassword }, { address })),
    );
    const tried = answers.filter((answer) => answer.json().retcode === -1);
    expect(tried.length).toBeLessThanOrEqual(6);
    expect((await client.logIn({ username, password }, { address })).statusCode).toBe(429);
  });

  test('another address does not have to wait', async () => {
    const { username } = await client.enter();
    await fail(username, newAddress(), 6);
    expect((await client.logIn({ username, password })).json().retcode).toBe(200);
  });

  test('an address has 25 failures in five minutes, whatever the names', async () => {
    const address = newAddress();
    for (let count = 0; count < 25; count += 1) {
      expect((await fail(newName(), address)).statusCode).toBe(200);
    }
    const over = await fail(newName(), address);
    expect([over.statusCode, over.json().ratelimit.max]).toEqual([429, 25]);
    const { username } = await client.enter();
    expect((await client.logIn({ username, password }, { address })).statusCode).toBe(429);
  });

  test('an address with many people in it may log in often', async () => {
    const address = newAddress();
    const { username } = await client.enter();
    for (let count = 0; count < 40; count += 1) {
      expect((await client.logIn({ username, password }, { address })).json().retcode).toBe(200);
    }
  });

  test('many addresses have 25 tries an hour at one name, and its owner still gets in with a known device', async () => {
    const { username, known_device } = await client.enter();
    for (let count = 0; count < 25; count += 1) await fail(username, newAddress());
    const stranger = await client.logIn({ username, password });
    expect([stranger.statusCode, stranger.json().ratelimit.max]).toEqual([429, 25]);
    const owner = await client.logIn({ username, password, known_device });
    expect(owner.json()).toMatchObject({ retcode: 200, known_device });
  });

  test('a known device is slowed down, too, and does not count as known for another account', async () => {
    const { username, known_device } = await client.enter();
    const victim = await client.enter();
    const tryWith = (name: string, address: string) =>
      client.logIn({ username: name, password: wrongPassword, known_device }, { address });
    for (let count = 0; count < 5; count += 1) await tryWith(username, newAddress());
    expect((await tryWith(username, newAddress())).statusCode).toBe(429);
    for (let count = 0; count < 25; count += 1) await tryWith(victim.username, newAddress());
    expect((await tryWith(victim.username, newAddress())).json().ratelimit.max).toBe(25);
  });

  test('if one browser knows two accounts, a success with one does not reset the failures of the other', async () => {
    const { username: bob, known_device } = await client.enter();
    const { username: ann } = await client.enter();
    await client.logIn({ username: ann, password, known_device });
    const codes: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      for (let tries = 0; tries < 4; tries += 1) {
        const answer = await client.logIn({ username: bob, password: wrongPassword, known_device });
        codes.push(answer.statusCode);
      }
      expect((await client.logIn({ username: ann, password, known_device })).json().retcode).toBe(200);
    }
    expect(codes.filter((code) => code !== 429)).toHaveLength(5);
  });

  test('a restart forgets nothing', async () => {
    const [username, address] = [newName(), newAddress()];
    await fail(username, address, 5);
    const restarted = await createTestApp(api.database);
    const answer = await accountClient(restarted).logIn({ username, password: wrongPassword }, { address });
    expect(answer.statusCode).toBe(429);
    await restarted.app.close();
  });
});

// The hashes take nearly all of the time, whatever the database.
describeOnPglite('logins whose hashes cost as much as in production', (open) => {
  const api = useTestApi(open);
  const client = accountClient(api);
  hashLikeProduction();

  test('stuffing a thousand passwords into a hundred names finds nothing and stops nobody', async () => {
    const names = Array.from({ length: 100 }, newName);
    const [victim = ''] = names;
    await client.register({ username: victim });
    const attackers = Array.from({ length: 10 }, newAddress);
    const tries = Array.from({ length: 1000 }, (_, index) => ({
      username: names[index % 100] ?? '',
      // The right password is among the last ones.
      password: index === 900 ? password : `guess ${index}`,
    }));
    const codes: number[] = [];
    const waits: number[] = [];
    const attack = attackers.map(async (address, attacker) => {
      for (let index = attacker; index < tries.length; index += attackers.length) {
        codes.push((await client.logIn(tries[index] ?? {}, { address })).json().retcode as number);
      }
    });
    let isOver = false;
    const others = async () => {
      while (!isOver) {
        for (const url of ['/livez', '/json/game_all.json']) {
          const start = performance.now();
          expect((await api.app.inject({ url })).statusCode).toBe(200);
          waits.push(performance.now() - start);
        }
        // Often enough to notice every stall, and rarely enough to cause none.
        await delay(5);
      }
    };
    await Promise.all([Promise.all(attack).finally(() => (isOver = true)), others()]);
    expect(codes.filter((code) => code === 200)).toEqual([]);
    expect(codes.filter((code) => code === -1).length).toBeLessThanOrEqual(25 * attackers.length);
    expect(codes.filter((code) => code === 429).length).toBeGreaterThanOrEqual(1000 - 25 * attackers.length);
    expect(median(waits)).toBeLessThan(100);
  });

  test('known and unknown names cost the same time', async () => {
    const { username } = await client.enter();
    const [known, unknown]: [number[], number[]] = [[], []];
    const measure = async (name: string) => {
      const start = process.cpuUsage();
      await client.logIn({ username: name, password: wrongPassword });
      const { user, system } = process.cpuUsage(start);
      return user + system;
    };
    for (let count = 0; count < 20; count += 1) {
      known.push(await measure(username));
      unknown.push(await measure(newName()));
    }
    // CPU time of all threads, because other programs on this machine change how long a login takes. Garbage collection and the
    // compiler make single samples longer, never shorter.
    const [one, other] = [quartile(known), quartile(unknown)];
    expect(Math.abs(one - other) / Math.max(one, other)).toBeLessThan(0.3);
  });
});

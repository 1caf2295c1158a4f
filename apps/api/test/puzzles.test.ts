import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Puzzle } from '@starhaven/contracts';
import { accountClient, newAddress, newName, password } from './support/account-client';
import { describeOnEachEngine } from './support/engines';
import type { TestDatabase } from './support/engines';
import { createTestApp } from './support/test-app';
import type { TestApp } from './support/test-app';

interface Answer {
  retcode: number;
  message: string;
  puzzle?: Puzzle;
}

async function solve(puzzle: Puzzle | undefined): Promise<string> {
  const challenge = JSON.parse(puzzle?.challenge ?? 'null') as Parameters<typeof solveChallenge>[0]['challenge'];
  return JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) });
}

describeOnEachEngine('puzzles', (open) => {
  let db: TestDatabase;
  let server: TestApp;
  let client: ReturnType<typeof accountClient>;
  beforeEach(async () => {
    db = await open();
    server = await createTestApp(db.database, { config: { hasPuzzles: true } });
    client = accountClient(server.app);
  });
  afterEach(async () => {
    await server?.app.close();
    await db?.close();
  });
  const logIn = async (fields: Record<string, string>, address = newAddress()) =>
    (await client.logIn(fields, { address })).json<Answer>();
  const register = async (fields: Record<string, string>, address = newAddress()) =>
    (await client.register(fields, { address })).json<Answer>();

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

  it('the host says that it has puzzles', async () => {
    const answer = await server.app.inject({ url: '/api/v2/capabilities' });
    expect(answer.json<{ data: { extensions: string[] } }>().data.extensions).toContain('proof-of-work');
  });
});

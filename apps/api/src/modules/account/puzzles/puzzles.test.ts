import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Limit } from '../../../platform/limits/limits';
import { isProof } from './is-proof';
import { makePuzzle } from './make-puzzle';

let nowMs = Date.now();
const context = {
  secret: '6f1d0c9b8a7e6d5c4b3a29180716f5e4',
  now: () => nowMs,
  uses: once(),
  waits: once(),
};

/** A limit that each key passes once. */
function once(): Limit {
  const used = new Set<string>();
  const hit = async (key: string) => {
    const isOver = used.has(key);
    used.add(key);
    return { isOver };
  };
  return { hit } as unknown as Limit;
}

const by = (proof: string, addressKey = '203.0.113.7') => ({ proof, addressKey });

beforeEach(() => {
  nowMs = Date.now();
  context.waits = once();
});

async function solve(text: string): Promise<string> {
  const challenge = JSON.parse(text) as Parameters<typeof solveChallenge>[0]['challenge'];
  const solution = await solveChallenge({ challenge, deriveKey });
  return JSON.stringify({ challenge, solution });
}

test('a solved puzzle is accepted once, and only for its purpose', async () => {
  const proof = await solve((await makePuzzle(context, 'login')).challenge);
  expect(await isProof(context, 'register', by(proof))).toBe(false);
  expect(await isProof(context, 'login', by(proof))).toBe(true);
  expect(await isProof(context, 'login', by(proof))).toBe(false);
});

test('a proof that is sent ten times at once is accepted once', async () => {
  const proof = await solve((await makePuzzle(context, 'login')).challenge);
  const results = await Promise.all(Array.from({ length: 10 }, () => isProof(context, 'login', by(proof))));
  expect(results.filter(Boolean)).toHaveLength(1);
});

test('waiting replaces solving, but only after the whole time', async () => {
  const { id, waitUntil } = await makePuzzle(context, 'register');
  expect(await isProof(context, 'register', by(id))).toBe(false);
  nowMs = waitUntil * 1000;
  expect(await isProof(context, 'register', by(id))).toBe(true);
  expect(await isProof(context, 'register', by(id))).toBe(false);
});

test('waits cannot be collected: an address gets one for each waiting time', async () => {
  const hoard = await Promise.all(Array.from({ length: 6 }, () => makePuzzle(context, 'login')));
  nowMs += 31_000;
  const passed = await Promise.all(hoard.map(({ id }) => isProof(context, 'login', by(id))));
  expect(passed.filter(Boolean)).toHaveLength(1);
  const other = await makePuzzle(context, 'login');
  nowMs += 31_000;
  expect(await isProof(context, 'login', by(other.id, '198.51.100.1'))).toBe(true);
});

test('a wrong solution, one with the id of another puzzle, and a late one are refused', async () => {
  const puzzle = await makePuzzle(context, 'login');
  const solved = JSON.parse(await solve(puzzle.challenge)) as {
    challenge: { parameters: { data: { id: string } } };
    solution: { counter: number };
  };
  const wrong = { ...solved, solution: { ...solved.solution, counter: 1, derivedKey: '00' } };
  expect(await isProof(context, 'login', by(JSON.stringify(wrong)))).toBe(false);
  const other = await makePuzzle(context, 'login');
  const borrowed = structuredClone(solved);
  borrowed.challenge.parameters.data.id = other.id;
  expect(await isProof(context, 'login', by(JSON.stringify(borrowed)))).toBe(false);
  nowMs = puzzle.expires * 1000;
  expect(await isProof(context, 'login', by(JSON.stringify(solved)))).toBe(false);
});

test.each(['', '{}', 'null', '1.2.3.4', 'x'.repeat(10_000), '{"challenge":{"parameters":{"data":{"id":"x"}}}}'])(
  '%.30s is refused without an error',
  async (proof) => {
    expect(await isProof(context, 'login', by(proof))).toBe(false);
  },
);

import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Limit } from '../../../platform/limits/limits';
import { isProof } from './is-proof';
import { makePuzzle } from './make-puzzle';

let nowMs = Date.now();
const used = new Map<string, number>();
const context = {
  secret: '6f1d0c9b8a7e6d5c4b3a29180716f5e4',
  now: () => nowMs,
  uses: {
    hit: async (key: string) => {
      used.set(key, (used.get(key) ?? 0) + 1);
      return { isOver: (used.get(key) ?? 0) > 1 };
    },
  } as unknown as Limit,
};

beforeEach(() => {
  nowMs = Date.now();
});

async function solve(text: string): Promise<string> {
  const challenge = JSON.parse(text) as Parameters<typeof solveChallenge>[0]['challenge'];
  const solution = await solveChallenge({ challenge, deriveKey });
  return JSON.stringify({ challenge, solution });
}

test('a solved puzzle is a proof, once and for its purpose', async () => {
  const proof = await solve((await makePuzzle(context, 'login')).challenge);
  expect(await isProof(context, 'register', proof)).toBe(false);
  expect(await isProof(context, 'login', proof)).toBe(true);
  expect(await isProof(context, 'login', proof)).toBe(false);
});

test('of ten that send the same proof at once, one counts', async () => {
  const proof = await solve((await makePuzzle(context, 'login')).challenge);
  const results = await Promise.all(Array.from({ length: 10 }, () => isProof(context, 'login', proof)));
  expect(results.filter(Boolean)).toHaveLength(1);
});

test('who waits needs no solver, and who does not wait gets nowhere', async () => {
  const { id, waitUntil } = await makePuzzle(context, 'register');
  expect(await isProof(context, 'register', id)).toBe(false);
  nowMs = waitUntil * 1000;
  expect(await isProof(context, 'register', id)).toBe(true);
  expect(await isProof(context, 'register', id)).toBe(false);
});

test('a wrong solution, another puzzle’s id in it, and a late one count for nothing', async () => {
  const puzzle = await makePuzzle(context, 'login');
  const solved = JSON.parse(await solve(puzzle.challenge)) as {
    challenge: { parameters: { data: { id: string } } };
    solution: { counter: number };
  };
  const wrong = { ...solved, solution: { ...solved.solution, counter: 1, derivedKey: '00' } };
  expect(await isProof(context, 'login', JSON.stringify(wrong))).toBe(false);
  const other = await makePuzzle(context, 'login');
  const borrowed = structuredClone(solved);
  borrowed.challenge.parameters.data.id = other.id;
  expect(await isProof(context, 'login', JSON.stringify(borrowed))).toBe(false);
  nowMs = puzzle.expires * 1000;
  expect(await isProof(context, 'login', JSON.stringify(solved))).toBe(false);
});

test.each(['', '{}', 'null', '1.2.3.4', 'x'.repeat(10_000), '{"challenge":{"parameters":{"data":{"id":"x"}}}}'])(
  '%.30s is no proof and no error',
  async (proof) => {
    expect(await isProof(context, 'login', proof)).toBe(false);
  },
);

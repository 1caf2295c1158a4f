import { agentLivenessMs } from '@starhaven/contracts/agent';
import { createLogger } from '../../../platform/logging/logger';
import type { GameServer } from '../servers/game-servers';
import type { AskableEngine } from './askable-engine';
import { Engines } from './engines';

const state = { players: 1, platforms: {}, versions: [], commit: '', cpu: null, ram: null, uptimeSeconds: null };
const sweepMs = agentLivenessMs / 30;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Engines that hang when the test wants it, and the longest silence of each. */
function watch(count: number, hangs: (id: number, asked: number) => boolean) {
  const heardAtMs = new Map<number, number>();
  const longestMs = new Map<number, number>();
  const engines = new Engines({
    createEngine: ({ kind }) => {
      let asked = 0;
      const readState = async (signal?: AbortSignal) =>
        hangs(Number(kind), (asked += 1))
          ? new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(new Error('too late'))))
          : state;
      return { readState } as unknown as AskableEngine;
    },
    configKey: Buffer.alloc(32),
    clock: { wallMs: Date.now, monotonicMs: Date.now },
    log: createLogger('silent'),
    onHeartbeat: (id) => {
      const silentMs = Date.now() - (heardAtMs.get(id) ?? Date.now());
      longestMs.set(id, Math.max(longestMs.get(id) ?? 0, silentMs));
      heardAtMs.set(id, Date.now());
    },
    onPing: () => {},
  });
  const serverOf = (id: number) =>
    ({ id, connection: 'engine', isDisabled: false, engine: String(id), engineConfig: null }) as GameServer;
  engines.apply(Array.from({ length: count }, (_, id) => ({ before: null, after: serverOf(id) })));
  return { engines, heardAtMs, longestMs };
}

test.each([1, 2])('%d lost answers in a row make no server offline', async (lost) => {
  const { engines, longestMs } = watch(1, (_, asked) => asked >= 3 && asked < 3 + lost);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(longestMs.get(0)).toBeGreaterThan(5_000);
  expect(longestMs.get(0)).toBeLessThan(agentLivenessMs - sweepMs);
  engines.stop();
});

test('many hanging servers do not delay those that answer, and are noticed when they come back', async () => {
  let areAway = false;
  const { engines, heardAtMs, longestMs } = watch(80, (id) => areAway && id < 60);
  await jest.advanceTimersByTimeAsync(30_000);
  areAway = true;
  await jest.advanceTimersByTimeAsync(10 * 60_000);
  const healthy = Array.from({ length: 20 }, (_, index) => longestMs.get(60 + index) ?? Infinity);
  expect(Math.max(...healthy)).toBeLessThan(agentLivenessMs - sweepMs);
  areAway = false;
  const backAtMs = Date.now();
  await jest.advanceTimersByTimeAsync(2 * 60_000);
  expect([...heardAtMs.values()].filter((atMs) => atMs > backAtMs)).toHaveLength(80);
  engines.stop();
});

import { AgentRetcode, agentCallTimeoutMs } from '@starhaven/contracts/agent';
import { EngineError } from './engine/engine-error';
import type { GameEngine } from './engine/game-engine';
import { callLimitMs, guardRequests } from './guard-requests';
import { commandTimeoutMs } from './http/engine-http';

test('looking the player up and running the command share one limit', async () => {
  const ran: string[] = [];
  const wait = (ms: number, signal?: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const timer = setTimeout(resolve, ms);
      signal?.addEventListener('abort', () => {
        clearTimeout(timer);
        reject(new EngineError('aborted', 'the request was cancelled'));
      });
    });
  const slow = {
    runCommand: async ({ signal }: { signal?: AbortSignal }) => {
      await wait(60, signal);
      ran.push('looked');
      await wait(60, signal);
      ran.push('ran');
      return { retcode: AgentRetcode.OK, message: '' };
    },
  } as unknown as GameEngine;
  const answer = await guardRequests(slow, 100).runCommand({ uid: '10001', line: 'heal' });
  expect(answer.retcode).toBe(AgentRetcode.TIMEOUT);
  expect(ran).toEqual(['looked']);
  expect((await guardRequests(slow, 10_000).runCommand({ uid: '10001', line: 'heal' })).retcode).toBe(AgentRetcode.OK);
});

test('a request ends before its call, and the call ends before the site stops waiting', () => {
  expect(commandTimeoutMs).toBeLessThan(callLimitMs);
  expect(callLimitMs).toBeLessThan(agentCallTimeoutMs);
});

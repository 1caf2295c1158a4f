import { agentHeartbeatIntervalMs, agentLivenessMs } from '@starhaven/contracts/agent';
import type { EngineState, GameEngine } from '@starhaven/game-engines';
import { messageOf } from '@starhaven/node-kit/server';

/** Polls an engine independently of the heartbeats, so that a slow engine never delays them. */
export function pollEngine(engine: GameEngine, log: (line: string) => void) {
  const controller = new AbortController();
  const known: { state: EngineState | null; atMs: number; fault: string | null } = { state: null, atMs: 0, fault: '' };

  async function ask() {
    try {
      known.state = await engine.readState(controller.signal);
      known.atMs = performance.now();
      if (known.fault !== null) log(`${engine.kind} answers`);
      known.fault = null;
    } catch (error) {
      const message = messageOf(error);
      if (controller.signal.aborted || message === known.fault) return;
      log(`${engine.kind} does not report its state: ${message}`);
      known.fault = message;
    }
  }

  let timer: NodeJS.Timeout | undefined;
  const first = (async function again() {
    await ask();
    if (!controller.signal.aborted) timer = setTimeout(() => void again(), agentHeartbeatIntervalMs);
  })();

  return {
    /** Settles after the first poll. */
    first,
    /** null if the last answer is too old. */
    latest: (): EngineState | null => (performance.now() - known.atMs < agentLivenessMs ? known.state : null),
    close() {
      controller.abort();
      clearTimeout(timer);
    },
  };
}

export type EnginePoll = ReturnType<typeof pollEngine>;

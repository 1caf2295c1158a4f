import { agentHeartbeatIntervalMs, agentLivenessMs } from '@starhaven/contracts';
import type { EngineState, GameEngine } from '@starhaven/game-engines';

/** Asks an engine again and again beside the heartbeats, so that a slow one never delays them. */
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
      const { message } = error as Error;
      if (controller.signal.aborted || message === known.fault) return;
      log(`${engine.kind} does not tell its state: ${message}`);
      known.fault = message;
    }
  }

  let timer: NodeJS.Timeout | undefined;
  const first = (async function again() {
    await ask();
    if (!controller.signal.aborted) timer = setTimeout(() => void again(), agentHeartbeatIntervalMs);
  })();

  return {
    /** Settles when it has been asked once. */
    first,
    /** null when it has not answered for a while. */
    latest: (): EngineState | null => (performance.now() - known.atMs < agentLivenessMs ? known.state : null),
    close() {
      controller.abort();
      clearTimeout(timer);
    },
  };
}

export type EnginePoll = ReturnType<typeof pollEngine>;

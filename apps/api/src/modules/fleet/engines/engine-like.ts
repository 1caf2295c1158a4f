import type { AgentReply, Heartbeat } from '@starhaven/contracts';

/** What an engine tells of itself; what it cannot tell is null or empty. */
export type EngineState = Pick<
  Heartbeat,
  'players' | 'platforms' | 'versions' | 'commit' | 'cpu' | 'ram' | 'uptimeSeconds'
>;

/** A game server's program as the API talks to it; each method gives up when its signal says so. */
export interface EngineLike {
  /** @throws when it does not answer */
  readState: (signal: AbortSignal) => Promise<EngineState>;
  runCommand: (request: { uid: string; line: string; signal: AbortSignal }) => Promise<AgentReply<'runCommand'>>;
  findPlayer: (request: { uid: string; signal: AbortSignal }) => Promise<AgentReply<'findPlayer'>>;
  sendCode: (request: { uid: string; code: string; signal: AbortSignal }) => Promise<AgentReply<'sendCode'>>;
}

/** Makes an engine from its kind, address and secrets. @throws naming the wrong setting, never a secret */
export type CreateEngine = (config: Record<string, unknown>) => EngineLike;

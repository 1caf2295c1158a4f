import type { AgentRetcode, GamePlayer, Heartbeat } from '@starhaven/contracts/agent';

/** The remote-command interfaces that game servers have (docs/engines.md#remote-interfaces). */
export const engineKinds = ['opencommand', 'hk4e-muip', 'danheng-muip', 'hkrpg-go', 'baps', 'shittim'] as const;
export type EngineKind = (typeof engineKinds)[number];

/** The state that an engine reports about itself; fields that it does not report are null or empty, never guessed. */
export type EngineState = Pick<
  Heartbeat,
  'players' | 'platforms' | 'cpu' | 'ram' | 'uptimeSeconds' | 'versions' | 'commit'
>;

export interface EngineReply {
  retcode: AgentRetcode;
  /** Plain text from the engine or from us, possibly several lines; never contains a secret. */
  message: string;
}

export interface PlayerReply extends EngineReply {
  /** null unless retcode is 200. */
  player: GamePlayer | null;
}

/** The calls that an engine supports; the others answer 501. */
export interface EngineCapabilities {
  runCommand: boolean;
  findPlayer: boolean;
  /** It can show one of our codes to a player, as a message or as a mail. */
  sendCode: boolean;
  /** `findPlayer` returns the player's signature, into which the player can write a code. */
  signature: boolean;
  /** `readState` returns the number of players on each platform. */
  platforms: boolean;
}

export interface PlayerRequest {
  /** The player's number in the game. */
  uid: string;
  signal?: AbortSignal;
}

/** One game server's remote-command interface. Calls about players never throw: a failure is a retcode with a plain text. */
export interface GameEngine {
  kind: EngineKind;
  capabilities: EngineCapabilities;
  /** @throws EngineError when the engine does not answer, or not as documented */
  readState(signal?: AbortSignal): Promise<EngineState>;
  /** Runs one line from parseCommandLine, only for this player. */
  runCommand(request: PlayerRequest & { line: string }): Promise<EngineReply>;
  findPlayer(request: PlayerRequest): Promise<PlayerReply>;
  sendCode(request: PlayerRequest & { code: string }): Promise<EngineReply>;
}

import type { AgentRetcode, GamePlayer, Heartbeat } from '@starhaven/contracts';

/** The remote-command interfaces that game servers have (docs/engines.md#remote-interfaces). */
export const engineKinds = ['opencommand', 'hk4e-muip', 'danheng-muip', 'hkrpg-go', 'baps', 'shittim'] as const;
export type EngineKind = (typeof engineKinds)[number];

/** What an engine tells about itself; what it does not tell is null or empty, never guessed. */
export type EngineState = Pick<
  Heartbeat,
  'players' | 'platforms' | 'cpu' | 'ram' | 'uptimeSeconds' | 'versions' | 'commit'
>;

export interface EngineReply {
  retcode: AgentRetcode;
  /** Plain text of the engine or of us, perhaps several lines; never holds a secret. */
  message: string;
}

export interface PlayerReply extends EngineReply {
  /** null unless retcode is 200. */
  player: GamePlayer | null;
}

/** What can be asked of an engine; the rest answers 501. */
export interface EngineCapabilities {
  runCommand: boolean;
  findPlayer: boolean;
  /** It can show a code of ours to a player: as a message or as a mail. */
  sendCode: boolean;
  /** `findPlayer` tells the player's signature, into which the player can write a code. */
  signature: boolean;
  /** `readState` tells how many players use which platform. */
  platforms: boolean;
}

export interface PlayerRequest {
  /** The player's number in the game. */
  uid: string;
  signal?: AbortSignal;
}

/** One game server's remote-command interface. Calls about players never throw: trouble is a retcode with a plain text. */
export interface GameEngine {
  kind: EngineKind;
  capabilities: EngineCapabilities;
  /** @throws EngineError when the engine does not answer, or not as documented */
  readState(signal?: AbortSignal): Promise<EngineState>;
  /** Runs one line, as parseCommandLine gives it, for this player and nobody else. */
  runCommand(request: PlayerRequest & { line: string }): Promise<EngineReply>;
  findPlayer(request: PlayerRequest): Promise<PlayerReply>;
  sendCode(request: PlayerRequest & { code: string }): Promise<EngineReply>;
}

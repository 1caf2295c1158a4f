import type { AgentRequest, AgentRetcode, GamePlayer, Heartbeat } from '@starhaven/contracts/agent';
import type { CommandDialect } from '@starhaven/game-commands/tables';
import type { EngineCapabilities } from './engine-capabilities';

/** The remote-command interfaces that game servers have (docs/engines.md#remote-interfaces); each has a table of commands. */
export const engineKinds = [
  'opencommand',
  'hk4e-muip',
  'danheng-muip',
  'hkrpg-go',
  'baps',
  'shittim',
] as const satisfies readonly CommandDialect[];
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

export interface PlayerRequest {
  /** The player's number in the game. */
  uid: string;
  signal?: AbortSignal;
}

export type GameMail = Pick<AgentRequest<'sendMail'>, 'title' | 'text' | 'items'>;

/** The remote-command interface of one game server. Calls about players never throw: a failure is a retcode with a plain text. */
export interface GameEngine {
  kind: EngineKind;
  capabilities: EngineCapabilities;
  /** @throws EngineError if the engine does not answer, or not as documented */
  readState(signal?: AbortSignal): Promise<EngineState>;
  /** Runs one line from parseCommandLine, only for this player. */
  runCommand(request: PlayerRequest & { line: string }): Promise<EngineReply>;
  findPlayer(request: PlayerRequest): Promise<PlayerReply>;
  sendCode(request: PlayerRequest & { code: string }): Promise<EngineReply>;
  /** Sends a mail with items, even to an offline player. */
  sendMail(request: PlayerRequest & GameMail): Promise<EngineReply>;
}

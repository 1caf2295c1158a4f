export { agentSocketOptions } from './agent/agent-socket';
export { keepAgentLink } from './agent/agent-link';
export { createEngine } from './create-engine';
export { demoServers } from './demo-servers';
export { EngineConfigError, parseEngineConfig } from './engine-config';
export { EngineError } from './engine-error';
export { engineKinds } from './game-engine';
export { commandLevelOf } from './gate/command-level-of';
export { commandDialects, commandLevels } from './gate/command-rules';
export { maxLineLength, parseCommandLine } from './gate/parse-command-line';
export { commandRulesOf } from './gate/rules-of';
export { findUrlFault } from './http/find-url-fault';

export type { AgentCallHandlers, AgentLinkOptions } from './agent/agent-link';
export type { AgentSocket } from './agent/agent-socket';
export type { EngineOptions } from './create-engine';
export type { DemoServer } from './demo-servers';
export type { EngineConfig, EngineConfigInput } from './engine-config';
export type { EngineErrorKind } from './engine-error';
export type {
  EngineCapabilities,
  EngineKind,
  EngineReply,
  EngineState,
  GameEngine,
  PlayerReply,
  PlayerRequest,
} from './game-engine';
export type { CommandDialect, CommandLevel, CommandRule, CommandRules } from './gate/command-rules';
export type { CommandRefusal, ParsedCommand } from './gate/parse-command-line';

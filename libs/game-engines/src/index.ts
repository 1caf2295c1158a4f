export { agentSocketOptions } from './agent/agent-socket';
export { keepAgentLink } from './agent/agent-link';
export { createEngine } from './engine/create-engine';
export { engineCapabilitiesOf } from './engine/engine-capabilities';
export { demoServers } from './engine/demo-servers';
export { EngineConfigError, parseEngineConfig } from './engine/engine-config';
export { engineKinds } from './engine/game-engine';
export { commandLevelOf } from './gate/command-level-of';
export { commandDialects, commandLevels } from './gate/command-rules';
export { parseCommandLine } from './gate/parse-command-line';
export { plainArgument } from './gate/plain-argument';
export { commandRulesOf } from './gate/rules-of';
export { findUrlFault } from './http/find-url-fault';
export { planReward } from './reward/plan-reward';

export type { AgentCallHandlers, AgentLinkOptions } from './agent/agent-link';
export type { AgentSocket } from './agent/agent-socket';
export type { EngineOptions } from './engine/create-engine';
export type { DemoServer } from './engine/demo-servers';
export type { EngineConfig, EngineConfigInput } from './engine/engine-config';
export type { EngineErrorKind } from './engine/engine-error';
export type { EngineCapabilities } from './engine/engine-capabilities';
export type {
  EngineKind,
  EngineReply,
  EngineState,
  GameEngine,
  GameMail,
  PlayerReply,
  PlayerRequest,
} from './engine/game-engine';
export type { CommandDialect, CommandLevel, CommandRule, CommandRules } from './gate/command-rules';
export type { CommandRefusal, ParsedCommand } from './gate/parse-command-line';
export type { RewardPart } from './reward/plan-reward';

export {
  agentCalls,
  agentCallTimeoutMs,
  AgentByeSchema,
  agentEvents,
  AgentHandshakeSchema,
  agentHeartbeatIntervalMs,
  agentLivenessMs,
  agentMaxMessageBytes,
  agentNamespace,
  agentNotices,
  agentRefusals,
  AgentRetcode,
  agentSocketPath,
  GamePlayerSchema,
} from './agent-protocol';
export { HeartbeatSchema } from './heartbeat';

export type { AgentBye, AgentCallName, AgentReply, AgentRequest, GamePlayer } from './agent-protocol';
export type { Heartbeat } from './heartbeat';

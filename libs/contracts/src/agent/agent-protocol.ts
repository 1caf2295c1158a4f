import * as v from 'valibot';
import { WireIdSchema } from '../lib/wire';
import { reportedLines, reportedText } from './measured';

/** The socket namespace that agents of game servers dial in on (docs/behaviour/api.md#agent-protocol). */
export const agentNamespace = '/agent';

/** Path of the agents' own socket endpoint, beside that of browsers, because their messages may be longer. */
export const agentSocketPath = '/agent/socket.io/';

export const agentHeartbeatIntervalMs = 5_000;

/** A server whose heartbeats stop is offline after this long. */
export const agentLivenessMs = 15_000;

/** How long the API waits for the answer to a call. */
export const agentCallTimeoutMs = 10_000;

/** Bytes; more than a browser may send (docs/security.md#live-socket-limits). */
export const agentMaxMessageBytes = 256 * 1024;

/** The handshake's `auth`: the key of one game server, and what dials in. */
export const AgentHandshakeSchema = v.object({
  key: v.pipe(v.string(), v.regex(/^shk_[\w-]{20,200}$/)),
  /** Name and version of the program, for the operator. */
  agent: v.optional(reportedText(64), ''),
  protocol: v.literal(1),
});
export type AgentHandshake = v.InferOutput<typeof AgentHandshakeSchema>;

/** What the API refuses a handshake with: in the message of socket.io's `connect_error`. */
export const agentRefusals = {
  /** The key belongs to no server: a new one was made, or the server was removed. Trying again is of no use. */
  wrongKey: 'agent_wrong_key',
  /** What was sent is no handshake of this protocol. Trying again is of no use. */
  wrongProtocol: 'agent_wrong_protocol',
  /** The API cannot check the key now; try again. */
  notNow: 'agent_not_now',
} as const;

/** Reason of a `bye` before the API closes: `replaced` by a second agent with the same key, `key_changed`, `shutdown` (come back). */
export const AgentByeSchema = v.object({ reason: v.picklist(['replaced', 'key_changed', 'removed', 'shutdown']) });
export type AgentBye = v.InferOutput<typeof AgentByeSchema>;

/** Events from the agent. */
export const agentEvents = { heartbeat: 'heartbeat' } as const;

/** Events to the agent without an answer. */
export const agentNotices = { bye: 'bye' } as const;

/**
 * How a call ended, in the site's codes (docs/engines.md#codes-of-a-call): 200 done, 403 not allowed, 404 no such player or not
 * online, 408 no answer in time, 429 too often, 500 failed, 501 this game server cannot do it.
 */
export const AgentRetcode = {
  OK: 200,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  TIMEOUT: 408,
  TOO_OFTEN: 429,
  FAILED: 500,
  UNSUPPORTED: 501,
} as const;
export type AgentRetcode = (typeof AgentRetcode)[keyof typeof AgentRetcode];

const RetcodeSchema = v.fallback(v.picklist(Object.values(AgentRetcode)), AgentRetcode.FAILED);

const ReplySchema = v.object({ retcode: RetcodeSchema, message: v.optional(reportedLines(4_000), '') });

/** A player as the game server knows it (docs/behaviour/account.md#characters). */
export const GamePlayerSchema = v.object({
  uid: WireIdSchema,
  accountId: v.optional(reportedText(64), ''),
  nickname: v.optional(reportedText(64), ''),
  signature: v.optional(reportedText(200), ''),
  online: v.optional(v.nullable(v.boolean()), null),
});
export type GamePlayer = v.InferOutput<typeof GamePlayerSchema>;

/** What the API asks of an agent, each answered through socket.io's acknowledgement. */
export const agentCalls = {
  /** Runs one command line, without target and separators, as or for this player. */
  runCommand: {
    name: 'run_command',
    request: v.object({ uid: WireIdSchema, line: v.pipe(v.string(), v.nonEmpty(), v.maxLength(1_000)) }),
    reply: ReplySchema,
  },
  /** Looks a player up by its number in the game. */
  findPlayer: {
    name: 'find_player',
    request: v.object({ uid: WireIdSchema }),
    reply: v.object({
      ...ReplySchema.entries,
      player: v.optional(v.fallback(v.nullable(GamePlayerSchema), null), null),
    }),
  },
  /** Shows this code to the player inside the game. */
  sendCode: {
    name: 'send_code',
    request: v.object({ uid: WireIdSchema, code: v.pipe(v.string(), v.regex(/^[A-Z0-9]{4,12}$/)) }),
    reply: ReplySchema,
  },
  /** Answered at once; the way there and back is the ping. */
  measure: { name: 'measure', request: v.object({}), reply: v.unknown() },
} as const;

export type AgentCallName = keyof typeof agentCalls;
export type AgentRequest<Name extends AgentCallName> = v.InferOutput<(typeof agentCalls)[Name]['request']>;
export type AgentReply<Name extends AgentCallName> = v.InferOutput<(typeof agentCalls)[Name]['reply']>;

import * as v from 'valibot';
import { GameItemSchema } from '../protocol/game-item';
import { WireIdSchema } from '../protocol/wire/wire';
import { reportedLines, reportedText } from './measured';

/** The socket namespace that agents of game servers connect to (docs/behaviour/api.md#agent-protocol). */
export const agentNamespace = '/agent';

/** Path of the agents' own socket endpoint. It is separate from the browsers' endpoint, because agents may send longer messages. */
export const agentSocketPath = '/agent/socket.io/';

export const agentHeartbeatIntervalMs = 5_000;

/** A server counts as offline this long after its last heartbeat. */
export const agentLivenessMs = 15_000;

/** How long the API waits for the answer to a call. */
export const agentCallTimeoutMs = 10_000;

/** In bytes; more than a browser may send (docs/security.md#live-socket-limits). */
export const agentMaxMessageBytes = 256 * 1024;

/** The handshake's `auth`: the key of one game server, and the name of the agent program. */
export const AgentHandshakeSchema = v.object({
  key: v.pipe(v.string(), v.regex(/^shk_[\w-]{20,200}$/)),
  /** Name and version of the program, for the operator. */
  agent: v.optional(reportedText(64), ''),
  protocol: v.literal(1),
});
export type AgentHandshake = v.InferOutput<typeof AgentHandshakeSchema>;

/** The API's reasons to refuse a handshake, sent as the message of socket.io's `connect_error`. */
export const agentRefusals = {
  /** The key belongs to no server: the key was replaced, or the server was removed. A retry does not help. */
  wrongKey: 'agent_wrong_key',
  /** The handshake does not follow this protocol. A retry does not help. */
  wrongProtocol: 'agent_wrong_protocol',
  /** The API cannot check the key now; try again. */
  notNow: 'agent_not_now',
} as const;

/**
 * Why the API closes the connection: `replaced` by a second agent with the same key, `key_changed`, server `removed`, or `shutdown`
 * (reconnect).
 */
export const AgentByeSchema = v.object({ reason: v.picklist(['replaced', 'key_changed', 'removed', 'shutdown']) });
export type AgentBye = v.InferOutput<typeof AgentByeSchema>;

/** Events that the agent sends. */
export const agentEvents = { heartbeat: 'heartbeat' } as const;

/** Events that the agent receives and does not answer. */
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

/** A player as the game server reports it (docs/behaviour/account.md#characters). */
export const GamePlayerSchema = v.object({
  uid: WireIdSchema,
  accountId: v.optional(reportedText(64), ''),
  nickname: v.optional(reportedText(64), ''),
  signature: v.optional(reportedText(200), ''),
  online: v.optional(v.nullable(v.boolean()), null),
});
export type GamePlayer = v.InferOutput<typeof GamePlayerSchema>;

/** null if no player was found, or if its data cannot be read. */
const FoundPlayerSchema = v.optional(v.fallback(v.nullable(GamePlayerSchema), null), null);

/** A code that proves which account owns a player. */
const CodeSchema = v.pipe(v.string(), v.regex(/^[A-Z0-9]{4,12}$/));

/** The calls that the API sends to an agent. The agent answers each through socket.io's acknowledgement. */
export const agentCalls = {
  /** Runs one command line, without target and separators, as or for this player. */
  runCommand: {
    name: 'run_command',
    request: v.object({ uid: WireIdSchema, line: v.pipe(v.string(), v.nonEmpty(), v.maxLength(1_000)) }),
    reply: ReplySchema,
  },
  /** Finds a player by its number in the game. */
  findPlayer: {
    name: 'find_player',
    request: v.object({ uid: WireIdSchema }),
    reply: v.object({ ...ReplySchema.entries, player: FoundPlayerSchema }),
  },
  /** Shows this code to the player inside the game. */
  sendCode: {
    name: 'send_code',
    request: v.object({ uid: WireIdSchema, code: CodeSchema }),
    reply: ReplySchema,
  },
  /** Finds the player who entered this code in the game; 404 if no player did, 501 if the game accepts no codes. */
  findByCode: {
    name: 'find_by_code',
    request: v.object({ code: CodeSchema }),
    reply: v.object({ ...ReplySchema.entries, player: FoundPlayerSchema }),
  },
  /** Sends a mail with items to this player inside the game, even if the player is offline. */
  sendMail: {
    name: 'send_mail',
    request: v.object({
      uid: WireIdSchema,
      title: v.pipe(v.string(), v.nonEmpty(), v.maxLength(60)),
      text: v.pipe(v.string(), v.nonEmpty(), v.maxLength(500)),
      items: v.pipe(v.array(GameItemSchema), v.minLength(1), v.maxLength(10)),
    }),
    reply: ReplySchema,
  },
  /**
   * Restarts or stops the game server with the command that its operator configured; 501 if there is none. 200: the command succeeded, or
   * is still running.
   */
  setPower: {
    name: 'set_power',
    request: v.object({ action: v.picklist(['restart', 'stop']) }),
    reply: ReplySchema,
  },
  /** Answered at once; the round-trip time is the ping. */
  measure: { name: 'measure', request: v.object({}), reply: v.unknown() },
} as const;

export type AgentCallName = keyof typeof agentCalls;
export type AgentRequest<Name extends AgentCallName> = v.InferOutput<(typeof agentCalls)[Name]['request']>;
export type AgentReply<Name extends AgentCallName> = v.InferOutput<(typeof agentCalls)[Name]['reply']>;

import { agentCalls, HeartbeatSchema } from '@starhaven/contracts';
import type { AgentCallName } from '@starhaven/contracts';
import * as v from 'valibot';

const callNames = Object.keys(agentCalls) as AgentCallName[];
const idText = v.pipe(v.string(), v.maxLength(64));
const serverId = v.pipe(v.number(), v.integer());

/** What API servers tell each other of the game servers whose agents dialled in on them. */
const bodies = {
  /** A heartbeat, and what was measured around it. */
  state: v.object({
    kind: v.literal('state'),
    serverId,
    heartbeat: HeartbeatSchema,
    startup: v.number(),
    pingMs: v.nullable(v.number()),
  }),
  /** An agent dialled in at this time (milliseconds since 1970): one with the same key that is older is replaced. */
  connected: v.object({ kind: v.literal('connected'), serverId, atMs: v.number() }),
  /** Whoever holds this server's agent, please ask it. */
  call: v.object({
    kind: v.literal('call'),
    callId: idText,
    serverId,
    name: v.picklist(callNames),
    request: v.unknown(),
  }),
  reply: v.object({ kind: v.literal('reply'), callId: idText, reply: v.unknown() }),
} as const;

const BodySchema = v.variant('kind', [bodies.state, bodies.connected, bodies.call, bodies.reply]);
export type PeerMessage = v.InferInput<typeof BodySchema>;

/** JSON-safe, a few kilobytes at most. `node` is the sender. */
export const PeerReportSchema = v.object({ node: idText, body: BodySchema });
export type PeerReport = v.InferInput<typeof PeerReportSchema>;
export type ReceivedPeerReport = v.InferOutput<typeof PeerReportSchema>;

/** The other API servers: what one publishes all others hear, soon or, when the line is down, not at all. */
export interface FleetPeers {
  publish: (report: PeerReport) => void;
  /** Calls `listener` with what others published until the returned function is called. */
  onReport: (listener: (report: unknown) => void) => () => void;
}

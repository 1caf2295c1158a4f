import { agentCalls, HeartbeatSchema } from '@starhaven/contracts/agent';
import type { AgentCallName } from '@starhaven/contracts/agent';
import * as v from 'valibot';

// Object.keys() widens the names to string.
const callNames = Object.keys(agentCalls) as AgentCallName[];
const idText = v.pipe(v.string(), v.maxLength(64));
const serverId = v.pipe(v.number(), v.integer());

/** Messages between API servers about the game servers whose agents are connected to them. */
const bodies = {
  /** A heartbeat with its measurements. */
  state: v.object({
    kind: v.literal('state'),
    serverId,
    heartbeat: HeartbeatSchema,
    startup: v.number(),
    pingMs: v.nullable(v.number()),
  }),
  /** An agent connected at this time (milliseconds since 1970); an older connection with the same key is closed. */
  connected: v.object({ kind: v.literal('connected'), serverId, atMs: v.number() }),
  /** A call for the API server that has this server's agent. */
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

/** The other API servers. A published report reaches all of them soon, or never while the connection is down. */
export interface FleetPeers {
  publish: (report: PeerReport) => void;
  /** Calls `listener` with the reports of other servers until the returned function is called. */
  onReport: (listener: (report: unknown) => void) => () => void;
}

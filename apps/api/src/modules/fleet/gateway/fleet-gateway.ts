import { agentCalls, AgentRetcode } from '@starhaven/contracts/agent';
import type { AgentCallName, AgentReply, AgentRequest } from '@starhaven/contracts/agent';
import * as v from 'valibot';
import { findAgentReply, makeAgentReply } from '../agents/agent-reply';
import type { Logger } from '../../../platform/logging/logger';
import type { Metrics } from '../../../platform/metrics/metrics';
import type { Agents } from '../agents/agents';
import type { Engines } from '../engines/engines';
import type { GameServer, GameServers } from '../servers/game-servers';
import type { ServerStates } from '../servers/server-states';
import { judgeCommand } from './command-gate';
import type { RemoteCalls } from './remote-calls';

export type GatewayCall = Exclude<AgentCallName, 'measure'>;

/** The fields of a game server that features need to call it. */
export type CallableServer = Pick<
  GameServer,
  'id' | 'name' | 'game' | 'privacy' | 'engine' | 'apiVersion' | 'isDemo' | 'isDisabled'
>;

export interface FleetGatewayOptions {
  servers: GameServers;
  states: ServerStates;
  agents: Agents;
  engines: Engines;
  remoteCalls: RemoteCalls;
  log: Logger;
  metrics: Metrics;
}

/** A player's number in a game. Any other target is refused (docs/security.md#game-server-commands). */
const uidPattern = /^\d{1,20}$/;

/**
 * Calls game servers on behalf of players, whichever API server an agent is connected to. The caller has checked that the player belongs to
 * the account. Calls never throw: offline and unknown servers are 404, a timeout is 408, a refused command has a reason.
 */
export class FleetGateway {
  constructor(private readonly options: FleetGatewayOptions) {}

  /** Runs one command line for this player. `text` is as typed, `roles` are the roles in effect. */
  async runCommand(request: {
    serverId: string;
    uid: string;
    text: string;
    roles: readonly number[];
    /** The account that gave the command, for the log. */
    accountId?: string;
  }): Promise<AgentReply<'runCommand'>> {
    const { serverId, uid, text, roles, accountId } = request;
    const { servers, log } = this.options;
    const startedAtMs = performance.now();
    const server = servers.find(Number(serverId));
    const verdict = judgeCommand({ engine: server?.engine ?? '', text, roles });
    const isOffline = server === null || !this.isReachable(serverId);
    const reply = isOffline
      ? this.offline('runCommand')
      : verdict.isAllowed
        ? await this.ask('runCommand', serverId, { uid, line: verdict.line })
        : this.answer('runCommand', verdict.retcode, verdict.message);
    log.info(
      {
        event: 'game-command',
        outcome: reply.retcode,
        durationMs: Math.round(performance.now() - startedAtMs),
        isAllowed: verdict.isAllowed,
        serverId,
        accountId,
        player: uid,
        text: text.slice(0, 200),
      },
      'command of a player',
    );
    return reply;
  }

  /** The game server with this id, also while it is offline; null when there is none. */
  findServer(serverId: string): CallableServer | null {
    return /^\d{1,9}$/.test(serverId) ? this.options.servers.find(Number(serverId)) : null;
  }

  /** All game servers of the site, in the order of their ids. */
  listServers(): CallableServer[] {
    return [...this.options.servers.all()];
  }

  /** Finds a player by its number in the game. */
  async findPlayer({ serverId, uid }: { serverId: string; uid: string }): Promise<AgentReply<'findPlayer'>> {
    if (!this.isReachable(serverId)) return this.offline('findPlayer');
    return this.ask('findPlayer', serverId, { uid });
  }

  /** Shows a code to the player inside the game. */
  async sendCode({
    serverId,
    ...request
  }: {
    serverId: string;
    uid: string;
    code: string;
  }): Promise<AgentReply<'sendCode'>> {
    if (!this.isReachable(serverId)) return this.offline('sendCode');
    return this.ask('sendCode', serverId, request);
  }

  /** Finds the player who entered a code inside the game. */
  async findByCode({ serverId, code }: { serverId: string; code: string }): Promise<AgentReply<'findByCode'>> {
    if (!this.isReachable(serverId)) return this.offline('findByCode');
    return this.ask('findByCode', serverId, { code });
  }

  /** Sends a mail with items to the player inside the game. */
  async sendMail({
    serverId,
    ...request
  }: { serverId: string } & AgentRequest<'sendMail'>): Promise<AgentReply<'sendMail'>> {
    if (!this.isReachable(serverId)) return this.offline('sendMail');
    return this.ask('sendMail', serverId, request);
  }

  /**
   * Restarts or stops the game server through its agent, which also answers while the game server is down. An older agent without this call
   * does not answer: 408.
   */
  async setPower({
    serverId,
    action,
  }: { serverId: string } & AgentRequest<'setPower'>): Promise<AgentReply<'setPower'>> {
    const server = this.findServer(serverId);
    return server === null || server.isDisabled ? this.offline('setPower') : this.ask('setPower', serverId, { action });
  }

  /** Whether calls reach this server now; every call to another one answers 404. */
  isReachable(serverId: string): boolean {
    const entry = this.options.states.find(Number(serverId));
    return entry !== null && entry.server.online && !entry.server.disable;
  }

  private offline<Name extends GatewayCall>(name: Name): AgentReply<Name> {
    return this.answer(name, AgentRetcode.NOT_FOUND, 'The game server is offline');
  }

  private answer<Name extends GatewayCall>(name: Name, retcode: number, message: string): AgentReply<Name> {
    this.options.metrics.gameCommands.inc({ call: name, retcode });
    return makeAgentReply(name, { retcode, message });
  }

  private async ask<Name extends GatewayCall>(
    name: Name,
    serverId: string,
    request: { uid?: string; [field: string]: unknown },
  ): Promise<AgentReply<Name>> {
    const { servers, agents, engines, remoteCalls } = this.options;
    const id = Number(serverId);
    const parsed = v.safeParse(agentCalls[name].request, request);
    if (!parsed.success || (request.uid !== undefined && !uidPattern.test(request.uid))) {
      return this.answer(name, AgentRetcode.FAILED, 'The game server does not accept this call');
    }
    if (servers.find(id)?.connection === 'engine') {
      return this.counted(name, await engines.call(id, name, parsed.output));
    }
    const agent = agents.find(id);
    if (agent !== null) return this.counted(name, await agent.call(name, parsed.output));
    // The agent has disconnected, and there is no other API server that it could be connected to, so the call is not sent.
    if (!remoteCalls.hasPeers) return this.offline(name);
    const reply = findAgentReply(name, await remoteCalls.ask(id, name, parsed.output));
    if (reply === null) return this.answer(name, AgentRetcode.TIMEOUT, 'The game server did not answer in time');
    return this.counted(name, reply);
  }

  private counted<Reply extends { retcode: number }>(call: GatewayCall, reply: Reply): Reply {
    this.options.metrics.gameCommands.inc({ call, retcode: reply.retcode });
    return reply;
  }
}

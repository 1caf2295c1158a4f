import { agentCallTimeoutMs, AgentRetcode } from '@starhaven/contracts/agent';
import type { AgentCallName, AgentReply, Heartbeat } from '@starhaven/contracts/agent';
import type { Logger } from '../../../platform/logging/logger';
import { WorkLimiter } from '../../../platform/work/work-limiter';
import { PingWindow } from '../agents/ping-window';
import type { Clock } from '../clock';
import type { GameServer, ServerChange } from '../servers/game-servers';
import type { CreateEngine } from './askable-engine';
import { PolledEngine, pollRule } from './polled-engine';
import type { PollRule } from './polled-engine';
import { unsealEngineConfig } from './sealed-config';
import { makeAgentReply } from '../agents/agent-reply';
import { withTimeout } from '../../../platform/work/with-timeout';

/** Limits the parallel requests to engines. At most 500 engines exist, and each waits once. */
const limits = { maxRunning: 40, maxWaiting: 500 };
/** The same for engines that did not answer lately; an engine without a place in the queue retries after its interval. */
const slowLimits = { maxRunning: 5, maxWaiting: 100 };

export interface EnginesOptions {
  createEngine: CreateEngine;
  configKey: Buffer;
  clock: Clock;
  log: Logger;
  rule?: PollRule;
  onHeartbeat: (serverId: number, heartbeat: Heartbeat) => void;
  onPing: (serverId: number, pingMs: number | null) => void;
}

/** The settings that identify an engine: other changes of a server need no new connection. */
const wiringOf = (server: GameServer | null) =>
  server === null || server.connection !== 'engine' || server.isDisabled
    ? null
    : `${server.engine} ${server.engineConfig}`;

/** Game servers without an agent, which the API polls itself. Every API server polls them, so the results need no exchange. */
export class Engines {
  private readonly polled = new Map<number, PolledEngine>();
  private readonly limiter = new WorkLimiter(limits);
  private readonly slowLimiter = new WorkLimiter(slowLimits);

  constructor(private readonly options: EnginesOptions) {}

  apply(changes: ServerChange[]): void {
    for (const { before, after } of changes) {
      if (wiringOf(before) === wiringOf(after)) continue;
      const id = (after ?? before)?.id ?? 0;
      this.polled.get(id)?.stop();
      this.polled.delete(id);
      if (after !== null && wiringOf(after) !== null) this.begin(after);
    }
  }

  /** Calls the engine; an unknown engine is 404, a timeout 408. Never throws. */
  async call<Name extends Exclude<AgentCallName, 'measure'>>(
    serverId: number,
    name: Name,
    request: object,
  ): Promise<AgentReply<Name>> {
    const answer = (retcode: number, message: string) => makeAgentReply(name, { retcode, message });
    const engine = this.polled.get(serverId)?.engine;
    if (!engine) return answer(AgentRetcode.NOT_FOUND, 'The game server is offline');
    if (!engine[name]) return answer(AgentRetcode.UNSUPPORTED, 'This game server cannot do that from outside');
    try {
      // The call's own schema parsed the request.
      const ask = engine[name] as (request: object) => Promise<unknown>;
      const reply = await withTimeout(agentCallTimeoutMs, (signal) => ask.call(engine, { ...request, signal }));
      if (typeof reply !== 'object' || reply === null) throw new Error(`The engine gave no reply to ${name}.`);
      return makeAgentReply(name, reply);
    } catch (error) {
      this.options.log.warn({ err: error, serverId, call: name }, 'game engine failed');
      return answer(AgentRetcode.TIMEOUT, 'The game server did not answer in time');
    }
  }

  stop(): void {
    for (const polled of this.polled.values()) polled.stop();
    this.polled.clear();
  }

  private begin({ id, engine: kind, engineConfig }: GameServer): void {
    const { createEngine, configKey, clock, log, rule = pollRule, onHeartbeat, onPing } = this.options;
    const ping = new PingWindow();
    try {
      const engine = createEngine({
        ...(engineConfig === null ? {} : unsealEngineConfig(engineConfig, configKey)),
        kind,
      });
      const polled = new PolledEngine({
        engine,
        clock,
        rule,
        limiter: this.limiter,
        slowLimiter: this.slowLimiter,
        onState: (heartbeat, roundTripMs) => {
          ping.add(roundTripMs);
          onHeartbeat(id, heartbeat);
          onPing(id, ping.ms);
        },
        onFailure: (error) => log.warn({ err: error, serverId: id }, 'game engine does not answer'),
      });
      this.polled.set(id, polled);
    } catch (error) {
      log.error({ err: error, serverId: id }, 'the settings of this game server cannot be used');
    }
  }
}

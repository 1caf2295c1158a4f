import { setTimeout as delay } from 'node:timers/promises';
import {
  agentCalls,
  agentCallTimeoutMs,
  agentEvents,
  agentNotices,
  AgentRetcode,
  HeartbeatSchema,
} from '@starhaven/contracts';
import type { AgentBye, AgentCallName, AgentReply, Heartbeat } from '@starhaven/contracts';
import type { Socket } from 'socket.io';
import * as v from 'valibot';
import type { Clock } from '../clock';
import { PingWindow } from './ping-window';
import { TokenBucket } from './token-bucket';

/** What may come in all, whatever it is; beyond it an agent is broken or means harm. */
const anyEvents = { perSecond: 20, burst: 200 };
/** More than one every few seconds is of no use to anybody. */
const heartbeats = { perSecond: 2, burst: 5 };
/** This many events over the limit, and the connection is closed. */
const maxSurplus = 2_000;
const measureIntervalMs = 5_000;
const measureTimeoutMs = 5_000;
/** Calls that wait for one agent's answer. */
const maxOpenCalls = 50;

export type EventOutcome = 'taken' | 'invalid' | 'too_often' | 'unknown' | 'failed';

export interface AgentConnectionOptions {
  socket: Socket;
  serverId: number;
  clock: Clock;
  onHeartbeat: (heartbeat: Heartbeat) => void;
  onPing: (pingMs: number | null) => void;
  /** Every event that came, and what became of it. */
  onEvent: (event: string, outcome: EventOutcome) => void;
}

/** One agent's open connection: takes its heartbeats, measures the way to it, asks it. Nothing it sends makes this throw. */
export class AgentConnection {
  readonly serverId: number;
  /** Milliseconds since 1970. */
  readonly openedAtMs: number;
  private readonly ping = new PingWindow();
  private readonly closing = new AbortController();
  private openCalls = 0;
  private surplus = 0;

  constructor(private readonly options: AgentConnectionOptions) {
    const { socket, serverId, clock } = options;
    this.serverId = serverId;
    this.openedAtMs = clock.wallMs();
    const anyBucket = new TokenBucket(anyEvents, clock.monotonicMs);
    const heartbeatBucket = new TokenBucket(heartbeats, clock.monotonicMs);
    socket.onAny((event: unknown, payload: unknown) => {
      const isHeartbeat = event === agentEvents.heartbeat;
      // The name is the agent's text: only a known one may become a label.
      const name = isHeartbeat ? agentEvents.heartbeat : 'other';
      if (!anyBucket.take() || (isHeartbeat && !heartbeatBucket.take())) return this.drop(name);
      options.onEvent(name, isHeartbeat ? this.takeHeartbeat(payload) : 'unknown');
    });
    // Without a listener socket.io would throw what a middleware of this socket says.
    socket.on('error', () => options.onEvent('other', 'failed'));
    socket.once('disconnect', () => this.closing.abort());
    void this.keepMeasuring();
  }

  /** Asks the agent; no answer in time is 408, nonsense is 500. Never throws. */
  async call<Name extends AgentCallName>(name: Name, request: unknown): Promise<AgentReply<Name>> {
    const answer = (retcode: number, message: string) =>
      v.parse(agentCalls[name].reply, { retcode, message }) as AgentReply<Name>;
    if (this.openCalls >= maxOpenCalls) return answer(AgentRetcode.TOO_OFTEN, 'The game server is busy');
    this.openCalls += 1;
    try {
      const reply = v.safeParse(agentCalls[name].reply, await this.ask(agentCalls[name].name, request));
      return reply.success
        ? (reply.output as AgentReply<Name>)
        : answer(AgentRetcode.FAILED, 'The game server gave no sense');
    } catch {
      return answer(AgentRetcode.TIMEOUT, 'The game server did not answer in time');
    } finally {
      this.openCalls -= 1;
    }
  }

  /** Says why, then closes. */
  close(reason: AgentBye['reason']): void {
    const { socket } = this.options;
    socket.emit(agentNotices.bye, { reason });
    socket.disconnect(true);
  }

  /** @throws when no answer came in time, or the connection was lost meanwhile */
  private async ask(event: string, request: unknown): Promise<unknown> {
    const { socket } = this.options;
    const { signal } = this.closing;
    signal.throwIfAborted();
    return new Promise((resolve, reject) => {
      const lost = () => reject(new Error('connection lost'));
      signal.addEventListener('abort', lost, { once: true });
      socket
        .timeout(agentCallTimeoutMs)
        .emitWithAck(event, request)
        .then(resolve, reject)
        .finally(() => signal.removeEventListener('abort', lost));
    });
  }

  private takeHeartbeat(payload: unknown): EventOutcome {
    try {
      const parsed = v.safeParse(HeartbeatSchema, payload);
      if (!parsed.success) return 'invalid';
      this.options.onHeartbeat(parsed.output);
      return 'taken';
    } catch {
      return 'failed';
    }
  }

  private drop(event: string): void {
    this.options.onEvent(event, 'too_often');
    this.surplus += 1;
    if (this.surplus > maxSurplus) this.options.socket.disconnect(true);
  }

  private async keepMeasuring(): Promise<void> {
    const { signal } = this.closing;
    try {
      // At different moments for each agent, so that the answers of hundreds do not come at once.
      await delay(Math.random() * 500, null, { signal, ref: false });
      while (!signal.aborted) {
        await this.measure();
        await delay(measureIntervalMs, null, { signal, ref: false });
      }
    } catch {
      // The connection is closed.
    }
  }

  private async measure(): Promise<void> {
    const { socket, clock, onPing } = this.options;
    const sentAtMs = clock.monotonicMs();
    try {
      await socket.timeout(measureTimeoutMs).emitWithAck(agentCalls.measure.name, {});
      this.ping.add(clock.monotonicMs() - sentAtMs);
    } catch {
      this.ping.miss();
    }
    if (!this.closing.signal.aborted) onPing(this.ping.ms);
  }
}

import { setMaxListeners } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import {
  agentCalls,
  agentCallTimeoutMs,
  agentEvents,
  agentNotices,
  AgentRetcode,
  HeartbeatSchema,
} from '@starhaven/contracts/agent';
import type { AgentBye, AgentCallName, AgentReply, Heartbeat } from '@starhaven/contracts/agent';
import type { Socket } from 'socket.io';
import * as v from 'valibot';
import type { Clock } from '../clock';
import { PingWindow } from './ping-window';
import { findAgentReply, makeAgentReply } from './agent-reply';
import { TokenBucket } from '../../../platform/limits/token-bucket';

/** The limit for events of all kinds; an agent beyond it is broken or malicious. */
const anyEvents = { perSecond: 20, burst: 200 };
/** More than one heartbeat every few seconds is of no use. */
const heartbeats = { perSecond: 2, burst: 5 };
/** The connection is closed after this many events over the limit. */
const maxSurplus = 2_000;
const measureIntervalMs = 5_000;
const measureTimeoutMs = 5_000;
/** Calls that wait for one agent's answer. */
const maxOpenCalls = 50;

/** Calls after which something may have changed in the game. */
const changing: readonly AgentCallName[] = ['runCommand', 'sendMail', 'setPower'];

const codes: readonly unknown[] = Object.values(AgentRetcode);
/** The contract parses a missing or unknown code as a failure, but such a reply does not prove that the call failed. */
const isCode = (reply: unknown): boolean =>
  typeof reply === 'object' && reply !== null && 'retcode' in reply && codes.includes(reply.retcode);

export type EventOutcome = 'taken' | 'invalid' | 'too_often' | 'unknown' | 'failed';

export interface AgentConnectionOptions {
  socket: Socket;
  serverId: number;
  clock: Clock;
  onHeartbeat: (heartbeat: Heartbeat) => void;
  onPing: (pingMs: number | null) => void;
  /** Called for every event, with its outcome. */
  onEvent: (event: string, outcome: EventOutcome) => void;
}

/** One agent's open connection: receives its heartbeats, measures the round trip and calls it. No message from the agent makes it throw. */
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
    // Each open call and the measurement listen. From eleven on, Node would log a warning of a memory leak.
    setMaxListeners(maxOpenCalls + 1, this.closing.signal);
    this.openedAtMs = clock.wallMs();
    const anyBucket = new TokenBucket(anyEvents, clock.monotonicMs());
    const heartbeatBucket = new TokenBucket(heartbeats, clock.monotonicMs());
    socket.onAny((event: unknown, payload: unknown) => {
      const isHeartbeat = event === agentEvents.heartbeat;
      // The name is the agent's text: only a known name may become a metric label.
      const name = isHeartbeat ? agentEvents.heartbeat : 'other';
      const nowMs = clock.monotonicMs();
      if (!anyBucket.take(nowMs) || (isHeartbeat && !heartbeatBucket.take(nowMs))) return this.drop(name);
      options.onEvent(name, isHeartbeat ? this.takeHeartbeat(payload) : 'unknown');
    });
    // Without a listener socket.io would throw errors from middleware of this socket.
    socket.on('error', () => options.onEvent('other', 'failed'));
    socket.once('disconnect', () => this.closing.abort());
    void this.keepMeasuring();
  }

  /**
   * Calls the agent; a timeout is 408. An invalid reply is 500, but 408 when the call changes something, because it may have run. Never
   * throws.
   */
  async call<Name extends AgentCallName>(name: Name, request: unknown): Promise<AgentReply<Name>> {
    const answer = (retcode: number, message: string) => makeAgentReply(name, { retcode, message });
    if (this.openCalls >= maxOpenCalls) return answer(AgentRetcode.TOO_OFTEN, 'The game server is busy');
    this.openCalls += 1;
    try {
      const sent = await this.ask(agentCalls[name].name, request);
      const reply = findAgentReply(name, sent);
      const unread = changing.includes(name) ? AgentRetcode.TIMEOUT : AgentRetcode.FAILED;
      return reply !== null && isCode(sent)
        ? reply
        : answer(unread, 'The game server sent an answer that cannot be read');
    } catch {
      return answer(AgentRetcode.TIMEOUT, 'The game server did not answer in time');
    } finally {
      this.openCalls -= 1;
    }
  }

  /** Sends the reason, then closes. */
  close(reason: AgentBye['reason']): void {
    const { socket } = this.options;
    socket.emit(agentNotices.bye, { reason });
    socket.disconnect(true);
  }

  /** @throws when no answer came in time, or the connection was lost before the answer */
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
      // A random delay spreads the answers of hundreds of agents.
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

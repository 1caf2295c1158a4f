import type { AgentReply, AgentRequest, Heartbeat } from '@starhaven/contracts';
import {
  agentCalls,
  agentEvents,
  agentHeartbeatIntervalMs,
  agentNotices,
  agentRefusals,
  AgentByeSchema,
  AgentRetcode,
} from '@starhaven/contracts';
import * as v from 'valibot';
import type { AgentSocket } from './agent-socket';
import { reconnectDelayMs } from './reconnect-delay';

const maxCallsAtOnce = 8;

/** Who was replaced tries again after this time: the news of another agent may have been late … */
const replacedDelayMs = 60_000;
/** … unless it happened this often within the window: then there are two. */
const maxReplacements = 3;
const replacementWindowMs = 10 * 60_000;

/** What the API may ask of whoever speaks for a game server; an error counts as a failed call. */
export interface AgentCallHandlers {
  runCommand: (request: AgentRequest<'runCommand'>) => Promise<AgentReply<'runCommand'>>;
  findPlayer: (request: AgentRequest<'findPlayer'>) => Promise<AgentReply<'findPlayer'>>;
  sendCode: (request: AgentRequest<'sendCode'>) => Promise<AgentReply<'sendCode'>>;
}

export interface AgentLinkOptions {
  /** Made with `autoConnect: false` and `reconnection: false`: when to come back is decided here. */
  socket: AgentSocket;
  /** Measures now; an error leaves this heartbeat out, and the API sees a server that says nothing. */
  readHeartbeat: () => Heartbeat | Promise<Heartbeat>;
  calls: AgentCallHandlers;
  /** One plain line for the operator; never holds the key. */
  log: (line: string) => void;
  /** The API will not have this agent any more: a word of `agentRefusals` or `AgentByeSchema`. Nothing is tried again. */
  onRejected: (reason: string) => void;
  heartbeatIntervalMs?: number;
  reconnectDelay?: (failures: number) => number;
  replacedDelayMs?: number;
}

/**
 * The agent's side of the protocol (docs/behaviour/api.md#agent-protocol): dials in, reports, answers calls, and comes back by
 * itself until it is rejected or closed. Nothing that the API sends can throw out of it.
 */
export function keepAgentLink(options: AgentLinkOptions): { close: () => void } {
  const { socket, log, heartbeatIntervalMs = agentHeartbeatIntervalMs, reconnectDelay = reconnectDelayMs } = options;
  const state = { failures: 0, callsOpen: 0, isOver: false, lastFailure: '' };
  let replacedAtMs: number[] = [];
  let retryTimer: NodeJS.Timeout | undefined;
  let heartbeatTimer: NodeJS.Timeout | undefined;
  let isMeasuring = false;
  let isStandingBack = false;

  function end() {
    state.isOver = true;
    clearTimeout(retryTimer);
    clearInterval(heartbeatTimer);
    socket.disconnect();
  }

  function reject(reason: string) {
    if (state.isOver) return;
    end();
    options.onRejected(reason);
  }

  /** Lets the other agent be for a while. */
  function standBack() {
    const nowMs = performance.now();
    replacedAtMs = [...replacedAtMs.filter((atMs) => nowMs - atMs < replacementWindowMs), nowMs];
    if (replacedAtMs.length >= maxReplacements) return reject('replaced');
    retryLater('another agent took the place of this one', options.replacedDelayMs ?? replacedDelayMs);
    isStandingBack = true;
    socket.disconnect();
  }

  function retryLater(why: string, waitMs?: number) {
    if (state.isOver) return;
    clearInterval(heartbeatTimer);
    clearTimeout(retryTimer);
    const delayMs = waitMs ?? reconnectDelay(state.failures++);
    // An API that is away for an hour is one line, not hundreds.
    if (why !== state.lastFailure) log(`${why}; trying again`);
    state.lastFailure = why;
    retryTimer = setTimeout(() => {
      isStandingBack = false;
      socket.connect();
    }, delayMs);
  }

  async function beat() {
    if (isMeasuring) return;
    isMeasuring = true;
    try {
      const heartbeat = await options.readHeartbeat();
      if (socket.connected) socket.emit(agentEvents.heartbeat, heartbeat);
    } catch (error) {
      log(`no heartbeat: ${(error as Error).message}`);
    } finally {
      isMeasuring = false;
    }
  }

  function answer<Name extends keyof AgentCallHandlers>(name: Name) {
    const { name: event, request } = agentCalls[name];
    const handle = options.calls[name] as (input: unknown) => Promise<AgentReply<Name>>;
    socket.on(event, (...args: unknown[]) => {
      const respond = args.at(-1);
      if (typeof respond !== 'function') return;
      const parsed = v.safeParse(request, args[0]);
      const fail = (retcode: AgentRetcode, message: string) => respond({ retcode, message, player: null });
      if (!parsed.success) return fail(AgentRetcode.FAILED, 'The agent does not understand this call.');
      if (state.callsOpen >= maxCallsAtOnce) return fail(AgentRetcode.TOO_OFTEN, 'The game server is busy.');
      state.callsOpen += 1;
      new Promise<AgentReply<Name>>((resolve) => resolve(handle(parsed.output)))
        .then((reply) => respond(reply))
        .catch((error: unknown) => {
          log(`${event} failed: ${(error as Error)?.message ?? 'unknown'}`);
          fail(AgentRetcode.FAILED, 'The game server failed.');
        })
        .finally(() => (state.callsOpen -= 1));
    });
  }
  answer('runCommand');
  answer('findPlayer');
  answer('sendCode');
  socket.on(agentCalls.measure.name, (...args: unknown[]) => {
    const respond = args.at(-1);
    if (typeof respond === 'function') respond({});
  });

  socket.on(agentNotices.bye, (notice: unknown) => {
    const parsed = v.safeParse(AgentByeSchema, notice);
    if (!parsed.success || parsed.output.reason === 'shutdown' || isStandingBack) return;
    if (parsed.output.reason === 'replaced') standBack();
    else reject(parsed.output.reason);
  });
  socket.on('connect', () => {
    state.failures = 0;
    state.lastFailure = '';
    log('connected');
    clearInterval(heartbeatTimer);
    heartbeatTimer = setInterval(() => void beat(), heartbeatIntervalMs);
    void beat();
  });
  socket.on('connect_error', (error: Error) => {
    const isFinal = error.message === agentRefusals.wrongKey || error.message === agentRefusals.wrongProtocol;
    if (isFinal) reject(error.message);
    else retryLater(error.message === agentRefusals.notNow ? 'the API is not ready' : 'the API cannot be reached');
  });
  socket.on('disconnect', () => {
    if (!isStandingBack) retryLater('the connection was lost');
  });
  socket.connect();
  return { close: end };
}

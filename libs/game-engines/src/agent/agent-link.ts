import { types } from 'node:util';
import type { AgentReply, AgentRequest, Heartbeat } from '@starhaven/contracts/agent';
import {
  agentCalls,
  agentEvents,
  agentHeartbeatIntervalMs,
  agentNotices,
  agentRefusals,
  AgentByeSchema,
  AgentRetcode,
} from '@starhaven/contracts/agent';
import * as v from 'valibot';
import type { AgentSocket } from './agent-socket';
import { reconnectDelayMs } from './reconnect-delay';

const maxCallsAtOnce = 8;

/** After another agent has replaced this one, it retries after this time, because that agent may be gone by then. */
const replacedDelayMs = 60_000;
/** If it is replaced this often within the window, there really are two agents, and this one stops. */
const maxReplacements = 3;
const replacementWindowMs = 10 * 60_000;

/** The calls that the API may send to a game server's agent; an error counts as a failed call. */
export interface AgentCallHandlers {
  runCommand: (request: AgentRequest<'runCommand'>) => Promise<AgentReply<'runCommand'>>;
  findPlayer: (request: AgentRequest<'findPlayer'>) => Promise<AgentReply<'findPlayer'>>;
  sendCode: (request: AgentRequest<'sendCode'>) => Promise<AgentReply<'sendCode'>>;
  findByCode: (request: AgentRequest<'findByCode'>) => Promise<AgentReply<'findByCode'>>;
  sendMail: (request: AgentRequest<'sendMail'>) => Promise<AgentReply<'sendMail'>>;
  setPower: (request: AgentRequest<'setPower'>) => Promise<AgentReply<'setPower'>>;
}

export interface AgentLinkOptions {
  /** Created with `autoConnect: false` and `reconnection: false`: this code decides when to reconnect. */
  socket: AgentSocket;
  /** Measures the current state. If it throws, this heartbeat is skipped, and the API sees a server without a report. */
  readHeartbeat: () => Heartbeat | Promise<Heartbeat>;
  calls: AgentCallHandlers;
  /** One plain line for the operator; never contains the key. */
  log: (line: string) => void;
  /** Called if the API refuses this agent permanently, with a reason of `agentRefusals` or `AgentByeSchema`. The agent does not retry. */
  onRejected: (reason: string) => void;
  heartbeatIntervalMs?: number;
  reconnectDelay?: (failures: number) => number;
  replacedDelayMs?: number;
}

const reasonOf = (error: unknown) => (types.isNativeError(error) ? error.message : 'unknown');

/**
 * The agent's side of the protocol (docs/behaviour/api.md#agent-protocol): connects, reports, answers calls, and reconnects until it is
 * rejected or closed. No message from the API can make it throw.
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

  /** Waits for a while, so that the other agent can work. */
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
    // An hour without the API makes one log line, not hundreds.
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
      log(`no heartbeat: ${reasonOf(error)}`);
    } finally {
      isMeasuring = false;
    }
  }

  function answer<Name extends keyof AgentCallHandlers>(name: Name) {
    const { name: event, request } = agentCalls[name];
    // The compiler does not connect the name with the input of its handler; `request` parses that input.
    const handle = options.calls[name] as (input: unknown) => Promise<AgentReply<Name>>;
    socket.on(event, (...args: unknown[]) => {
      const respond = args.at(-1);
      if (typeof respond !== 'function') return;
      const parsed = v.safeParse(request, args[0]);
      const fail = (retcode: AgentRetcode, message: string) => void respond({ retcode, message, player: null });
      if (!parsed.success) return fail(AgentRetcode.FAILED, 'The agent does not understand this call.');
      if (state.callsOpen >= maxCallsAtOnce) return fail(AgentRetcode.TOO_OFTEN, 'The game server is busy.');
      state.callsOpen += 1;
      new Promise<AgentReply<Name>>((resolve) => resolve(handle(parsed.output)))
        .then((reply) => void respond(reply))
        .catch((error: unknown) => {
          log(`${event} failed: ${reasonOf(error)}`);
          fail(AgentRetcode.FAILED, 'The game server failed.');
        })
        .finally(() => (state.callsOpen -= 1));
    });
  }
  answer('runCommand');
  answer('findPlayer');
  answer('sendCode');
  answer('findByCode');
  answer('sendMail');
  answer('setPower');
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

import { agentSocketOptions, createEngine, keepAgentLink } from '@starhaven/game-engines';
import { io } from 'socket.io-client';
import { answerCalls } from './answer-calls';
import type { CommandBridge } from './answer-calls';
import type { AgentConfig } from './config/read-config';
import { pollEngine } from './engine-poll';
import { createPowerSwitch } from './power';
import { createHeartbeatReader } from './read-heartbeat';
import { findProcess } from './watch/find-process';
import { runGameServer } from './watch/run-game-server';

const stopGraceMs = 20_000;

const rejections: Record<string, string> = {
  agent_wrong_key: 'the site does not accept this key: make a new one there and start the agent with it',
  agent_wrong_protocol: 'the site uses another version of the protocol: update the agent',
  replaced: 'another agent reports with the same key: only one may run for a server',
  key_changed: 'the site has a new key for this server: start the agent with it',
  removed: 'this server was removed from the site',
};

export interface RunningAgent {
  /** Resolves with the exit code when the agent is done. */
  done: Promise<number>;
  stop: () => Promise<void>;
}

/** Runs until it is stopped, until the site rejects it for good, or (if so set) until its game server ends. */
export function runAgent(config: AgentConfig, name: string, log: (line: string) => void): RunningAgent {
  const engine = config.engine === null ? null : createEngine(config.engine);
  const source = config.process;
  const server = source?.by === 'run' ? runGameServer(source.command) : null;
  const watched = source === null || source.by === 'run' ? server : findProcess(source, log);
  const poll = engine === null ? null : pollEngine(engine, log);
  const heartbeats = createHeartbeatReader({ watched, poll, config });
  let finish: (code: number) => void = () => {};
  const done = new Promise<number>((resolve) => (finish = resolve));
  let wasOnline: boolean | null = null;

  const bridge: CommandBridge =
    engine !== null
      ? { by: 'engine', engine }
      : server !== null && config.console !== null
        ? { by: 'console', dialect: config.console, server }
        : { by: 'none' };

  // A supervisor starts the agent again, and the agent starts its game server.
  const restartBoth = server !== null && config.exitWithServer ? () => void server.stop(stopGraceMs) : null;
  const power = createPowerSwitch({ restart: config.restartCommand ?? restartBoth, stop: config.stopCommand, log });

  const { url, options } = agentSocketOptions({ url: config.url, key: config.key, agent: name });
  log(`reporting ${watched?.title ?? engine?.kind} to ${new URL(config.url).origin}`);
  const link = keepAgentLink({
    socket: io(url, options),
    calls: answerCalls(bridge, config.commandLevel, power),
    log,
    async readHeartbeat() {
      const heartbeat = await heartbeats.read();
      if (heartbeat.online !== wasOnline)
        log(heartbeat.online ? 'the game server runs' : 'the game server does not run');
      wasOnline = heartbeat.online;
      return heartbeat;
    },
    onRejected(reason) {
      log(`not reporting any more: ${rejections[reason] ?? reason}`);
      // A started game server keeps running for its players, even if the site refuses the agent.
      if (server === null) finish(2);
      else log('the game server keeps running');
    },
  });

  server?.ended.then(({ code, signal }) => {
    log(`the game server ended (${signal ?? `exit code ${code}`})`);
    if (config.exitWithServer) finish(1);
  });

  return {
    done,
    async stop() {
      link.close();
      poll?.close();
      heartbeats.close();
      await server?.stop(stopGraceMs);
      finish(0);
    },
  };
}

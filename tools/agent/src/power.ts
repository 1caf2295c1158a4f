import { spawn } from 'node:child_process';
import { AgentRetcode } from '@starhaven/contracts/agent';
import type { AgentReply, AgentRequest } from '@starhaven/contracts/agent';

export type PowerAction = AgentRequest<'setPower'>['action'];

/** Restarts or stops the game server. */
export type PowerSwitch = (action: PowerAction) => Promise<AgentReply<'setPower'>>;

export interface PowerOptions {
  /** How to restart the game server: a command line of the operator, or a function; null: it cannot be restarted. */
  restart: string | (() => void) | null;
  /** A command line of the operator; null: the server cannot be stopped. */
  stop: string | null;
  log: (line: string) => void;
  /** How long a command may take before the answer is that it still runs; below the site's own limit of ten seconds. */
  answerAfterMs?: number;
}

const names = { restart: '--restart-command', stop: '--stop-command' };

export const noPower: PowerSwitch = async (action) => ({
  retcode: AgentRetcode.UNSUPPORTED,
  message: `The agent of this server has no command for this: start it with ${names[action]}.`,
});

/** Runs the operator's commands, one at a time. The site chooses between them, and sends no command of its own. */
export function createPowerSwitch({ restart, stop, log, answerAfterMs = 8_000 }: PowerOptions): PowerSwitch {
  const commands = { restart, stop };
  let isRunning = false;
  return async (action) => {
    const command = commands[action];
    if (command === null) return noPower(action);
    if (isRunning) return { retcode: AgentRetcode.TOO_OFTEN, message: 'The previous command is still running.' };
    log(`the site asks to ${action} the game server`);
    if (typeof command === 'function') {
      command();
      return { retcode: AgentRetcode.OK, message: 'The game server is restarted with its agent.' };
    }
    isRunning = true;
    const ended = run(command).finally(() => (isRunning = false));
    const fault = await Promise.race([ended, after(answerAfterMs)]);
    if (fault === undefined) return { retcode: AgentRetcode.OK, message: 'The command is still running.' };
    log(
      fault === null ? `the command of ${names[action]} is done` : `the command of ${names[action]} failed: ${fault}`,
    );
    return fault === null
      ? { retcode: AgentRetcode.OK, message: 'The command is done.' }
      : { retcode: AgentRetcode.FAILED, message: `The command of ${names[action]} failed: ${fault}.` };
  };
}

const after = (ms: number) => new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), ms).unref());

/** Resolves with the reason of a failure, or null after a success. */
const run = (command: string) =>
  new Promise<string | null>((resolve) => {
    // In a separate process group: a service that stops the agent does not stop the command.
    const child = spawn(command, {
      shell: true,
      detached: process.platform !== 'win32',
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', ({ message }) => resolve(message));
    child.once('exit', (code, signal) => resolve(code === 0 ? null : (signal ?? `exit code ${code}`)));
  });

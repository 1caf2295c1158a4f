import { AgentHandshakeSchema } from '@starhaven/contracts/agent';
import { EngineConfigError, commandLevels, findUrlFault, parseEngineConfig } from '@starhaven/game-engines';
import type { CommandDialect, CommandLevel, EngineConfig } from '@starhaven/game-engines';
import { ConfigError } from '@starhaven/node-kit/server';
import * as v from 'valibot';
import type { Flags } from './flags';
import { readSecret } from './read-secret';

/** How the agent finds the game server's process. */
export type ProcessSource =
  | { by: 'pid'; pid: number }
  | { by: 'pid-file'; file: string }
  | { by: 'name'; name: string }
  | { by: 'run'; command: string };

export interface AgentConfig {
  url: string;
  key: string;
  process: ProcessSource | null;
  engine: EngineConfig | null;
  /** The dialect of the started game server's console; null = the agent does not use the console. */
  console: Extract<CommandDialect, 'lunarcore' | 'opencommand'> | null;
  /** The highest level of commands that the site may run; null = no commands. */
  commandLevel: CommandLevel | null;
  exitWithServer: boolean;
  /** Command lines of the operator for the dashboard; null: none. */
  restartCommand: string | null;
  stopCommand: string | null;
  versions: string[];
  commit: string;
  maintenanceFile: string | null;
}

/** @throws ConfigError that names the setting and the accepted values, never a secret */
export function readConfig(flags: Flags, env: NodeJS.ProcessEnv, warn?: (line: string) => void): AgentConfig {
  const process = readProcess(flags);
  const engine = readEngine(flags, env, warn);
  const consoleOf = readConsole(flags, process, engine);
  if (process === null && engine === null)
    throw new ConfigError('Nothing to report: give --process-name, --pid-file, --pid, --run or --engine.');
  if (flags['exit-with-server'] && process?.by !== 'run') throw new ConfigError('--exit-with-server needs --run.');
  return {
    url: readUrl(flags.url ?? env['STARHAVEN_URL'], warn),
    key: readKey(env, warn),
    process,
    engine,
    console: consoleOf,
    commandLevel: readLevel(flags.commands ?? 'admin'),
    exitWithServer: flags['exit-with-server'] ?? false,
    restartCommand: readCommand(flags, 'restart-command'),
    stopCommand: readCommand(flags, 'stop-command'),
    versions: flags['server-version'] ?? [],
    commit: flags.commit ?? '',
    maintenanceFile: flags['maintenance-file'] ?? null,
  };
}

function readCommand(flags: Flags, name: 'restart-command' | 'stop-command'): string | null {
  const command = flags[name];
  if (command?.trim() === '') throw new ConfigError(`--${name} is empty.`);
  return command ?? null;
}

function readUrl(text: string | undefined, warn?: (line: string) => void): string {
  if (!text) throw new ConfigError('--url or STARHAVEN_URL is missing: the address of the site.');
  const fault = findUrlFault(text);
  if (fault !== null) throw new ConfigError(`--url ${fault}.`);
  const { protocol, hostname } = new URL(text);
  const isLocal = /^(localhost|127\..*|\[::1\])$/.test(hostname);
  if (protocol === 'http:' && !isLocal)
    warn?.('--url is http: the key travels unprotected. Use https across a network.');
  return text;
}

function readKey(env: NodeJS.ProcessEnv, warn?: (line: string) => void): string {
  const key = readSecret('STARHAVEN_KEY', env, warn);
  if (key === null) throw new ConfigError("STARHAVEN_KEY is missing: the game server's key, which begins with shk_.");
  if (!v.is(AgentHandshakeSchema.entries.key, key))
    throw new ConfigError('STARHAVEN_KEY is not a key of a game server: such keys begin with shk_.');
  return key;
}

function readProcess(flags: Flags): ProcessSource | null {
  const given = (['pid', 'pid-file', 'process-name', 'run'] as const).filter((name) => flags[name] !== undefined);
  if (given.length > 1) throw new ConfigError(`Give only one of --${given.join(' and --')}.`);
  if (flags.run !== undefined && flags.run.trim() === '') throw new ConfigError('--run is empty.');
  if (flags.run !== undefined) return { by: 'run', command: flags.run };
  if (flags['pid-file'] !== undefined) return { by: 'pid-file', file: flags['pid-file'] };
  if (flags['process-name'] !== undefined) return { by: 'name', name: flags['process-name'] };
  if (flags.pid === undefined) return null;
  if (!/^[1-9]\d{0,9}$/.test(flags.pid)) throw new ConfigError(`--pid is "${flags.pid}": it must be a number.`);
  return { by: 'pid', pid: Number(flags.pid) };
}

function readEngine(flags: Flags, env: NodeJS.ProcessEnv, warn?: (line: string) => void): EngineConfig | null {
  if (flags.engine === undefined) return null;
  const { 'engine-server': server, 'engine-region': region } = flags;
  try {
    return parseEngineConfig({
      kind: flags.engine,
      url: flags['engine-url'],
      secret: readSecret('STARHAVEN_ENGINE_SECRET', env, warn) ?? undefined,
      ...(server === undefined ? {} : { server }),
      ...(region === undefined ? {} : { region }),
    });
  } catch (error) {
    if (error instanceof EngineConfigError) throw new ConfigError(error.message);
    throw error;
  }
}

function readConsole(flags: Flags, process: ProcessSource | null, engine: EngineConfig | null): AgentConfig['console'] {
  const { console: given } = flags;
  if (given === undefined) return null;
  if (given !== 'lunarcore' && given !== 'opencommand')
    throw new ConfigError(`--console is "${given}": it must be lunarcore or opencommand.`);
  if (process?.by !== 'run') throw new ConfigError('--console needs --run: only then can the agent type into it.');
  if (engine !== null) throw new ConfigError('Give only one of --console and --engine.');
  return given;
}

function readLevel(given: string): CommandLevel | null {
  if (given === 'off') return null;
  const level = commandLevels.find((name) => name === given);
  if (level === undefined)
    throw new ConfigError(`--commands is "${given}": it must be off, ${commandLevels.join(', ')}.`);
  return level;
}

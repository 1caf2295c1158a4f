import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseConfig } from './config';
import type { ApiConfig } from './config';

/** Values that an operator's command reads from the environment besides the configuration. */
export interface CommandEnvironment {
  /** The folder in which the operator typed the command: npm runs scripts in the root of the workspace. */
  startFolder: string;
  /** `ENGINE_SECRET`: the secret of an engine. It is not an argument of the command, because other users can read arguments. */
  engineSecret: string | undefined;
}

/** The nearest folder above `start` that holds nx.json, so that `.data` is the same folder for every working directory. */
function findWorkspaceRoot(start: string): string | null {
  if (existsSync(path.join(start, 'nx.json'))) return start;
  const parent = path.dirname(start);
  return parent === start ? null : findWorkspaceRoot(parent);
}

/** Configuration from the environment of this process. @throws ConfigError */
export function readConfig(): ApiConfig {
  const entryDir = path.dirname(path.resolve(process.argv[1] ?? '.'));
  return parseConfig(process.env, findWorkspaceRoot(entryDir) ?? process.cwd());
}

export function readCommandEnvironment(): CommandEnvironment {
  return { startFolder: process.env.INIT_CWD ?? process.cwd(), engineSecret: process.env.ENGINE_SECRET || undefined };
}

import { readConfig } from './config';
import type { WebConfig } from './config';

/** Version of this release; the build writes it. */
export const version = process.env['npm_package_version'] ?? '0.1.0';

/** Reads and checks the settings of this process. Throws ConfigError naming the variable, its value and the accepted values. */
export const readProcessConfig = (): WebConfig => readConfig(process.env, process.cwd());

/** Sets NODE_ENV if it is unset. React and Remix read it when they are loaded, so call this first. */
export function setRuntimeMode(mode: 'production' | 'development'): void {
  process.env['NODE_ENV'] ??= mode;
}

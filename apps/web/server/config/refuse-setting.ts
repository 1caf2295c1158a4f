import { ConfigError } from '@starhaven/node-kit/server';

/** Ends the start with a line that names the variable, its value and the accepted values. @throws ConfigError */
export function refuseSetting(name: string, given: string, accepted: string): never {
  throw new ConfigError(`${name} is ${JSON.stringify(given)}; accepted: ${accepted}`);
}

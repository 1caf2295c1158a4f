import { ConfigError } from '@starhaven/node-kit/server';

/** Stops the start. The error names the variable, its value and the accepted values. @throws ConfigError */
export function refuseSetting(name: string, given: string, accepted: string): never {
  throw new ConfigError(`${name} is ${JSON.stringify(given)}; accepted: ${accepted}`);
}

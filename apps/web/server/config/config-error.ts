/** A wrong setting; the message is the one line that the operator sees. */
export class ConfigError extends Error {}

/** Ends the start with a line that names the variable, its value and the accepted values. */
export function refuseSetting(name: string, given: string, accepted: string): never {
  throw new ConfigError(`${name} is ${JSON.stringify(given)}; accepted: ${accepted}`);
}

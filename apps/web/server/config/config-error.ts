/** A wrong setting; the message is the one line that the operator sees. */
export class ConfigError extends Error {}

/** Ends the start with a line that names the variable, what was given and what is accepted. */
export function refuseSetting(name: string, given: string, accepted: string): never {
  throw new ConfigError(`${name} is ${JSON.stringify(given)}; accepted: ${accepted}`);
}

/** A setting, a flag or a file of the operator is wrong. The message is the one line that the operator sees. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

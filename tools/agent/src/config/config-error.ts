/** A wrong flag or setting; its message is the one line that the operator sees. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

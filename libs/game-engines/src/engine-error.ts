export type EngineErrorKind = 'timeout' | 'network' | 'status' | 'shape' | 'refused' | 'aborted';

/**
 * Why an engine could not be asked: no answer in time, no connection, an HTTP status, an answer that is not as documented,
 * an address that may not be asked, or a caller that gave up. The message names no URL and no secret.
 */
export class EngineError extends Error {
  override name = 'EngineError';
  constructor(
    readonly kind: EngineErrorKind,
    message: string,
    readonly status: number | null = null,
  ) {
    super(message);
  }
}

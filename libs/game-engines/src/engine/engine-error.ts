export type EngineErrorKind = 'timeout' | 'network' | 'status' | 'shape' | 'refused' | 'aborted';

/**
 * Why a call to an engine failed: no answer in time, no connection, an HTTP status, an answer that differs from the documentation, a
 * forbidden address, or an abort by the caller. The message contains no URL and no secret.
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

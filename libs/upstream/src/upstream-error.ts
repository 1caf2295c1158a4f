import type { UpstreamErrorKind } from './error-kinds';

export interface UpstreamErrorDetails {
  /** HTTP status, when there was an answer. */
  status?: number;
  retcode?: number;
  /** The host's own text, which may be shown to the visitor. */
  serverMessage?: string;
  /** Where the data does not fit, such as `data.engine.0.name`. */
  path?: string;
  /** From `Retry-After`. */
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** The only thing an upstream call throws; its message is for the operator, never for the visitor. */
export class UpstreamError extends Error {
  override readonly name = 'UpstreamError';
  readonly kind: UpstreamErrorKind;
  /** Name of the call's definition. */
  readonly call: string;
  readonly status?: number;
  readonly retcode?: number;
  readonly serverMessage?: string;
  readonly path?: string;
  readonly retryAfterSeconds?: number;

  constructor(kind: UpstreamErrorKind, call: string, reason: string, details: UpstreamErrorDetails = {}) {
    super(`${call}: ${reason}`, { cause: details.cause });
    this.kind = kind;
    this.call = call;
    this.status = details.status;
    this.retcode = details.retcode;
    this.serverMessage = details.serverMessage;
    this.path = details.path;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}

/** Judges by form, not by class: the launcher and the Remix build are bundled apart and each has its own copy of the class. */
export function isUpstreamError(error: unknown): error is UpstreamError {
  return (
    typeof error === 'object' && error !== null && 'name' in error && error.name === 'UpstreamError' && 'kind' in error
  );
}

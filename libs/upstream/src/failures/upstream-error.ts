import type { UpstreamErrorKind } from './error-kinds';

export interface UpstreamErrorDetails {
  /** HTTP status, if there was an answer. */
  status?: number;
  retcode?: number;
  /** The host's own text; visitors may see it. */
  serverMessage?: string;
  /** Path of the data that does not match the contract, such as `data.engine.0.name`; empty = its root; undefined = not JSON. */
  path?: string;
  /** From `Retry-After`. */
  retryAfterSeconds?: number;
  cause?: unknown;
}

/** The only error that an upstream call throws. Its message is for the operator, never for the visitor. */
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

/** Checks the shape, not the class: the launcher and the Remix build are separate bundles, and each has its own copy of the class. */
export function isUpstreamError(error: unknown): error is UpstreamError {
  return (
    typeof error === 'object' && error !== null && 'name' in error && error.name === 'UpstreamError' && 'kind' in error
  );
}

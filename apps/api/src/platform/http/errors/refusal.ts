/** An answer in the envelope that refuses the request: a business outcome (status 200) or an HTTP error. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly status: number;
  readonly retryAfterSeconds: number | null;
  /** Further fields of the envelope, such as `ratelimit`. */
  readonly fields: Record<string, unknown>;

  constructor(
    readonly retcode: number,
    message: string,
    options: { status?: number; retryAfterSeconds?: number; fields?: Record<string, unknown>; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.status = options.status ?? 200;
    this.retryAfterSeconds = options.retryAfterSeconds ?? null;
    this.fields = options.fields ?? {};
  }
}

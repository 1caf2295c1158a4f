/** How a call can fail. */
export const upstreamErrorKinds = [
  /** Our input does not match the contract, and nothing was sent. */
  'request',
  /** There was no answer. */
  'network',
  /** There was no answer in time. */
  'timeout',
  /** The HTTP status says that this is not the host's answer. */
  'status',
  /** The answer is too large, or does not match the contract. */
  'shape',
  /** The host refused by a return code. */
  'business',
  /** The host denies the web server a shared read: 401, 403 or 429, as status or as code. */
  'refused',
  /** The visitor left. */
  'aborted',
] as const;

export type UpstreamErrorKind = (typeof upstreamErrorKinds)[number];

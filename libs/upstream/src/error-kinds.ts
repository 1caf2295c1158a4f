/**
 * How a call can fail: `request` our input does not match the contract and nothing was sent, `network` no answer, `timeout` no answer in
 * time, `status` an HTTP status that is not an answer, `shape` an answer that is too large or does not match the contract, `business` a
 * refusal by return code, `refused` a shared read that the host denies the web server (401, 403 or 429, as status or as code), `aborted`
 * the visitor left.
 */
export const upstreamErrorKinds = [
  'request',
  'network',
  'timeout',
  'status',
  'shape',
  'business',
  'refused',
  'aborted',
] as const;

export type UpstreamErrorKind = (typeof upstreamErrorKinds)[number];

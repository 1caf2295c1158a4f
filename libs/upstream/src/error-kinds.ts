/**
 * How a call can fail: `network` no answer, `timeout` no answer in time, `status` an HTTP status that is no answer,
 * `shape` data that does not fit the contract, `business` a refusal by return code, `aborted` the visitor left.
 */
export const upstreamErrorKinds = ['network', 'timeout', 'status', 'shape', 'business', 'aborted'] as const;

export type UpstreamErrorKind = (typeof upstreamErrorKinds)[number];

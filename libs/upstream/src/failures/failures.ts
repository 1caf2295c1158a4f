import type { UpstreamErrorKind } from './error-kinds';

/** The part of an `UpstreamError` that the functions below need. */
interface CallFailure {
  kind: UpstreamErrorKind;
}

const failedWith =
  (...kinds: readonly UpstreamErrorKind[]) =>
  ({ kind }: CallFailure): boolean =>
    kinds.includes(kind);

/** No answer came, or none in time. */
export const isUnreachable = failedWith('network', 'timeout');

/** The host cannot serve the call at the moment: it is unreachable, faulty, or denies shared reads. A later call may succeed. */
export const isUnavailable = failedWith('network', 'timeout', 'status', 'refused');

/** Our input or the host's answer does not match the contract of the call. The same call fails again. */
export const isMismatch = failedWith('request', 'shape');

/** The host answered, and its answer is a refusal. */
export const isRefusal = failedWith('business', 'refused');

/**
 * The code of a refusal reports a fault of the host, such as a database that does not respond. A code of 500 or more has the meaning of
 * such an HTTP status.
 */
export const isHostFault = ({ retcode = 0 }: { retcode?: number }): boolean => retcode >= 500;

import type { CallOptions } from '../../../platform/http/calls/register-call';

/** A text that is not there is an outcome, not an error of HTTP. A body may have 64 KiB, which JSON may escape. */
export const askAnswers: CallOptions = {
  errorAnswers: { 'not-found': { status: 200, retcode: -1 } },
  maxBodyBytes: 420 * 1024,
};

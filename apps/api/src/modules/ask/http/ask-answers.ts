import type { CallOptions } from '../../../platform/http/calls/register-call';

/** A text that is not there is an outcome, not an error of HTTP; a newer version has a code of its own, as with posts. A body may have 64 KiB, which JSON may escape. */
export const askAnswers: CallOptions = {
  errorAnswers: { 'not-found': { status: 200, retcode: -1 }, aborted: { status: 409, retcode: 409 } },
  maxBodyBytes: 420 * 1024,
};

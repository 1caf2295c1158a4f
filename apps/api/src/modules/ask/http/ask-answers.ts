import type { CallOptions } from '../../../platform/http/calls/register-call';

/** A missing text is an outcome, not an error of HTTP; a newer version is 409, as with posts. JSON may escape the 64 KiB of a body. */
export const askAnswers: CallOptions = {
  errorAnswers: { 'not-found': { status: 200, retcode: -1 }, aborted: { status: 409, retcode: 409 } },
  maxBodyBytes: 420 * 1024,
};

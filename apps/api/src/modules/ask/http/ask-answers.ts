import type { Drizzle } from '../../../platform/database/database';
import type { CallOptions } from '../../../platform/http/calls/register-call';
import { requireMember } from './require-member';

/** A missing text is an outcome, not an error of HTTP; a newer version is 409, as with posts. */
export const askAnswers: CallOptions = {
  errorAnswers: { 'not-found': { status: 200, retcode: -1 }, aborted: { status: 409, retcode: 409 } },
};

/** For calls with a text: JSON may escape its 64 KiB. Without a session, the long body is not read. */
export const askTextAnswers = (db: Drizzle): CallOptions => ({
  ...askAnswers,
  maxBodyBytes: 420 * 1024,
  admit: (request) => requireMember(request, db),
});

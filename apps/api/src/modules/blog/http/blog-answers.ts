import type { Drizzle } from '../../../platform/database/database';
import type { CallOptions } from '../../../platform/http/calls/register-call';
import { requireAuthor } from './require-author';

/** A missing post is an outcome, not an error of HTTP. */
export const readingAnswers: CallOptions = { errorAnswers: { 'not-found': { status: 200, retcode: -1 } } };

/** Forms send the content percent-encoded, so a letter outside ASCII takes up to nine bytes. */
const maxBodyBytes = 1_280 * 1024;

/** Calls that write repeat the refusal in `status` for clients of the specification (docs/behaviour/blog.md#blog-messages). */
export const writingAnswers = (noSession: string): CallOptions => ({
  errorAnswers: { 'not-found': { status: 200, retcode: -1 }, aborted: { status: 409, retcode: 409 } },
  statusTexts: {
    401: noSession,
    413: 'The post is too large. Its content may have 256 KiB. Nothing was saved.',
  },
});

/** For calls with a whole post: without a session, the long body is not read. */
export const savingAnswers = (db: Drizzle): CallOptions => ({
  ...writingAnswers('Authentication required'),
  maxBodyBytes,
  admit: (request) => requireAuthor(request, db),
});

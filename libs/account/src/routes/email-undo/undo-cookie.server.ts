import * as v from 'valibot';
import { hostCookie } from '../../lib/login/host-cookie.server';

/** The time to press the button after the link was opened. */
const maxAgeSeconds = 30 * 60;

/** The token of the mailed link. It is in a cookie, so that it is in no address, history or log after the first request. */
export const undoCookie = (context: unknown) =>
  hostCookie(context, 'undo', v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)), maxAgeSeconds);

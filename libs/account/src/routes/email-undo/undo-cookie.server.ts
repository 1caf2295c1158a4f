import type { AppLoadContext } from '@remix-run/node';
import * as v from 'valibot';
import { hostCookie } from '../../lib/login/host-cookie.server';

/** How long the visitor has to press the button after opening the link. */
const maxAgeSeconds = 30 * 60;

/** The token of the mailed link. The cookie keeps it out of addresses, history and logs after the first request. */
export const undoCookie = (context: AppLoadContext) =>
  hostCookie(context, 'undo', v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)), maxAgeSeconds);

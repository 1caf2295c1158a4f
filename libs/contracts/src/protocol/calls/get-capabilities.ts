import * as v from 'valibot';
import { answerWith } from '../answers/answer';
import { defineCall } from '../define-call';

/** Names the optional extensions of a host; a host without this call has none (docs/behaviour/api.md#extensions). */
export const getCapabilities = defineCall({
  name: 'getCapabilities',
  summary: 'The optional extensions of this host, by name',
  host: 'account',
  method: 'GET',
  path: '/api/v2/capabilities',
  query: v.object({
    /** Random text that the host signs with the shared secret; sent only to hosts that announce `host-proof`. */
    challenge: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{16,128}$/))),
    /** Host and port of this request. They are signed too, so that no host can forward the challenge to another one. */
    host: v.optional(v.pipe(v.string(), v.regex(/^[\w.:[\]-]{1,260}$/))),
  }),
  response: answerWith(
    v.object({
      extensions: v.array(v.string()),
      /** Hex HMAC-SHA-256 of `host-proof:<host>:<challenge>` under the shared secret. */
      proof: v.optional(v.string()),
    }),
  ),
  extension: 'capabilities',
});

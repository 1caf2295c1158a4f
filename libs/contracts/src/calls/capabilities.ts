import * as v from 'valibot';
import { defineCall } from '../lib/define-call';
import { EnvelopeSchema } from '../lib/envelope';

/** Names the optional extensions that a host has; a host without this call has none (docs/behaviour/api.md#extensions). */
export const getCapabilities = defineCall({
  name: 'getCapabilities',
  summary: 'The optional extensions of this host, by name',
  host: 'account',
  method: 'GET',
  path: '/api/v2/capabilities',
  query: v.object({
    /** Random text that the host signs with the shared secret; asked only of hosts that announce `host-proof`. */
    challenge: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{16,128}$/))),
    /** Host and port that were asked; signed, too, so that nobody can pass the question on to another. */
    host: v.optional(v.pipe(v.string(), v.regex(/^[\w.:[\]-]{1,260}$/))),
  }),
  response: v.object({
    ...EnvelopeSchema.entries,
    data: v.object({
      extensions: v.array(v.string()),
      /** Hex HMAC-SHA-256 of `host-proof:<host>:<challenge>` under the shared secret. */
      proof: v.optional(v.string()),
    }),
  }),
  extension: 'capabilities',
});

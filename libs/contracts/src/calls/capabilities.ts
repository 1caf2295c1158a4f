import * as v from 'valibot';
import { defineCall } from '../lib/define-call';
import { EnvelopeSchema } from '../lib/envelope';

/** Names the optional extensions that a host has; a host without this call has none (design §5). */
export const getCapabilities = defineCall({
  name: 'getCapabilities',
  summary: 'The optional extensions of this host, by name',
  host: 'account',
  method: 'GET',
  path: '/api/v2/capabilities',
  response: v.object({
    ...EnvelopeSchema.entries,
    data: v.object({ extensions: v.array(v.string()) }),
  }),
  extension: 'capabilities',
});

import * as v from 'valibot';
import { defineCall } from '../lib/define-call';
import { RetcodeSchema } from '../lib/envelope';

/** Names of what a host offers beyond the specification; an unknown name is kept and means nothing (design §5). */
export const ExtensionNameSchema = v.string();

/** A host without this path has no extension. */
export const getCapabilities = defineCall({
  name: 'getCapabilities',
  summary: 'The extensions that this host offers',
  host: 'account',
  method: 'GET',
  path: '/api/v2/capabilities',
  response: v.object({
    retcode: RetcodeSchema,
    message: v.string(),
    data: v.object({ extensions: v.array(ExtensionNameSchema) }),
  }),
  extension: 'capabilities',
});

import * as v from 'valibot';
import { ServerEntrySchema } from '../entities/server-entry';
import { defineServerEvent } from '../lib/define-event';
import { listOf } from '../lib/list-of';
import { WireIdSchema } from '../lib/wire';

/**
 * Servers that changed since `init_server`, each whole, and ids of those that are gone. Beyond the specification: sent at most
 * once a second, only to clients whose handshake says that they hear it; others get `init_server` again.
 */
export const serversChanged = defineServerEvent(
  'server_change',
  v.object({ data: listOf(ServerEntrySchema), removed: listOf(WireIdSchema) }),
);

import * as v from 'valibot';
import { ServerEntrySchema } from '../entities/server-entry';
import { defineServerEvent } from '../../protocol/define-event';
import { listOf } from '../../protocol/wire/list-of';
import { WireIdSchema } from '../../protocol/wire/wire';

/**
 * Servers that changed since `init_server`, each complete, and ids of removed servers. Not in the specification: sent at most once a
 * second, only to clients whose handshake supports it. Other clients get `init_server` again.
 */
export const serversChanged = defineServerEvent(
  'server_change',
  v.object({ data: listOf(ServerEntrySchema), removed: listOf(WireIdSchema) }),
);

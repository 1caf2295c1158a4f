import { ServerListSchema } from '../entities/server-entry';
import { defineServerEvent } from '../lib/define-event';

/** All game servers with their state; replaces what was known (docs/behaviour/api.md#heard-by-the-client). */
export const serverListChanged = defineServerEvent('init_server', ServerListSchema);

import { ServerListSchema } from '../entities/server-entry';
import { defineServerEvent } from '../lib/define-event';

/** All game servers with their state; replaces what was known (spec 1 §7). */
export const serverListChanged = defineServerEvent('init_server', ServerListSchema);

import { ServerListSchema } from '../entities/server-entry';
import { defineServerEvent } from '../../protocol/define-event';

/** All game servers with their state; replaces the previous list (docs/behaviour/api.md#heard-by-the-client). */
export const serverListChanged = defineServerEvent('init_server', ServerListSchema);

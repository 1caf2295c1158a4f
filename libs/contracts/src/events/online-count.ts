import { OnlineNumberSchema } from '../entities/online-count';
import { defineServerEvent } from '../lib/define-event';

/** How many are online (docs/behaviour/api.md#heard-by-the-client). */
export const onlineCountChanged = defineServerEvent('count_online', OnlineNumberSchema);

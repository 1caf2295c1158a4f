import { OnlineNumberSchema } from '../entities/online-count';
import { defineServerEvent } from '../lib/define-event';

/** How many are online (spec 1 §7). */
export const onlineCountChanged = defineServerEvent('count_online', OnlineNumberSchema);

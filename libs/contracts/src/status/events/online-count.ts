import { OnlineNumberSchema } from '../entities/online-count';
import { defineServerEvent } from '../../protocol/define-event';

/** The number of users online (docs/behaviour/api.md#heard-by-the-client). */
export const onlineCountChanged = defineServerEvent('count_online', OnlineNumberSchema);

import { OnlineUsersSchema } from '../entities/online-user';
import { defineServerEvent } from '../lib/define-event';

/** Who is in the public chat, by uid; replaces what was known (docs/behaviour/api.md#heard-by-the-client). */
export const onlineUsersChanged = defineServerEvent('chat_user_update_public', OnlineUsersSchema);

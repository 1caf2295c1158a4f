import { OnlineUsersSchema } from '../entities/online-user';
import { defineServerEvent } from '../../protocol/define-event';

/** The users in the public chat, by uid; replaces the previous map (docs/behaviour/api.md#heard-by-the-client). */
export const onlineUsersChanged = defineServerEvent('chat_user_update_public', OnlineUsersSchema);

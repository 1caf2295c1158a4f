import * as v from 'valibot';
import { defineServerEvent } from '../../protocol/define-event';

/** Messages that were removed from the public chat (extension `chat`). */
export const chatRemoved = defineServerEvent('chat_removed', v.object({ ids: v.array(v.string()) }));

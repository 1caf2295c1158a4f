import * as v from 'valibot';
import { defineClientEvent } from '../lib/define-event';
import { socketTextMaxLength } from '../limits';

/** Joins the public chat; sent on connecting and again every 5 seconds (docs/behaviour/foundation.md#public-room). */
export const joinPublicRoom = defineClientEvent(
  'chat_join_room_public',
  v.object({ sessionKey: v.pipe(v.string(), v.nonEmpty(), v.maxLength(socketTextMaxLength)) }),
);
